// Serves the portal's pages, which `packages/portal` builds. One HTML file serves every page: the router in the browser
// reads the path.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';

/** The paths of pages. Any other path without a route is 404, with the portal's page for it in a browser. */
export const PAGE_PATHS = ['/', '/brands', '/brands/*', '/team/*', '/account', '/account/*'] as const;

/** No inline script, no other host, one style element by nonce; Trusted Types prevent any string from becoming HTML. */
const policy = (nonce: string): string =>
  [
    ...["default-src 'none'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}'`, "img-src 'self' data:"],
    ...["font-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
    ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
  ].join('; ');

const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** Placeholders that the build leaves in the page. */
const NONCE_PLACE = 'CSP_NONCE';
const NONCE_BYTES = 16;

export interface PortalPagesDeps {
  ids: Pick<Ids, 'bytes'>;
  /** The directory of the package `@service/portal`; by default the one installed beside this server. */
  portalDirectory?: string;
}

export function portalPages(
  scope: FastifyInstance,
  { ids, portalDirectory: directory = findPortal() }: PortalPagesDeps,
): void {
  const built = join(directory, 'dist');
  const assets = join(built, 'assets');
  const page = join(built, 'index.html');
  for (const path of PAGE_PATHS) scope.get(path, (_request, reply) => sendPage(reply, page, ids));
  scope.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), page, ids));
  if (!existsSync(assets)) return;
  scope.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
  });
}

const findPortal = (): string => dirname(createRequire(import.meta.url).resolve('@service/portal/package.json'));

async function sendPage(reply: FastifyReply, file: string, ids: PortalPagesDeps['ids']): Promise<FastifyReply> {
  const nonce = Buffer.from(ids.bytes(NONCE_BYTES)).toString('base64');
  const page = (await readPage(file)).replaceAll(NONCE_PLACE, nonce);
  return reply
    .headers(PAGE_HEADERS)
    .header('content-security-policy', policy(nonce))
    .type('text/html; charset=utf-8')
    .send(page);
}

async function readPage(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause;
    throw new DomainError('not_found', { message: 'The portal is not built: run "npm run build", then try again.' });
  }
}

// The demo shop's web server: its pages under a strict content security policy, and the booking endpoint.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { book } from './bookings.ts';

export interface ShopOptions {
  /** Where the event service is reached, without a trailing slash. */
  serviceBaseUrl: string;
  /** The install ID of this shop (Spec 2.1). */
  installId: string;
}

const MAX_BODY_BYTES = 4096;
const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' } as const;
const PAGES = {
  '/': ['index', 'html'],
  '/shop.css': ['shop', 'css'],
  '/booking.js': ['booking', 'js'],
  '/consent.js': ['consent', 'js'],
  '/request-strip.js': ['request-strip', 'js'],
  '/vase.svg': ['vase', 'svg'],
  '/wheel.svg': ['wheel', 'svg'],
} as const;

/** All a page with the script tag needs: the service's host for the script and for its requests. Nothing inline. */
const policy = (serviceBaseUrl: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${serviceBaseUrl}`,
    `connect-src 'self' ${serviceBaseUrl}`,
    "style-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A listener for `node:http` or `node:https`. */
export function createShop({ serviceBaseUrl, installId }: ShopOptions): RequestListener {
  const headers = {
    'content-security-policy': policy(serviceBaseUrl),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  };
  const fill = (text: string): string =>
    text.replace('{{baseUrl}}', serviceBaseUrl).replace('{{installId}}', installId);

  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { pathname } = new URL(request.url ?? '/', 'http://shop.invalid');
    if (pathname === '/bookings') return answerBooking(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply(response, 405, { allow: 'GET, HEAD' });
    const page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname as keyof typeof PAGES] : undefined;
    if (!page) return reply(response, 404);
    const [name, type] = page;
    const text = readFileSync(new URL(`../public/${name}.${type}`, import.meta.url), 'utf8');
    reply(response, 200, { 'content-type': `${TYPES[type]}; charset=utf-8` }, type === 'html' ? fill(text) : text);
  };
}

async function answerBooking(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return reply(response, 405, { allow: 'POST' });
  // Only JSON: a form of another site cannot send that without asking first.
  if (!request.headers['content-type']?.startsWith('application/json')) return reply(response, 415);
  const wish = parseObject(await readBody(request));
  const answer = wish && book(wish);
  if (!answer) return reply(response, 400);
  const status = 'reference' in answer ? 201 : 422;
  reply(response, status, { 'content-type': 'application/json' }, JSON.stringify(answer));
}

/** The text of the body, or nothing where it is too large. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? '' : Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function reply(response: ServerResponse, status: number, headers: Record<string, string> = {}, body = ''): void {
  response.writeHead(status, headers).end(body);
}

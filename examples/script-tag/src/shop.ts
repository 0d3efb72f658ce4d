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
const page = (name: string): URL => new URL(`../public/${name}`, import.meta.url);
const FILES = new Map([
  ['/', { file: page('index.html'), type: 'text/html; charset=utf-8' }],
  ['/shop.css', { file: page('shop.css'), type: 'text/css; charset=utf-8' }],
  ['/booking.js', { file: page('booking.js'), type: 'text/javascript; charset=utf-8' }],
  ['/consent.js', { file: page('consent.js'), type: 'text/javascript; charset=utf-8' }],
  ['/request-strip.js', { file: page('request-strip.js'), type: 'text/javascript; charset=utf-8' }],
  [
    '/js.cookie.js',
    { file: new URL('js.cookie.min.js', import.meta.resolve('js-cookie')), type: 'text/javascript; charset=utf-8' },
  ],
  ['/vase.svg', { file: page('vase.svg'), type: 'image/svg+xml; charset=utf-8' }],
  ['/wheel.svg', { file: page('wheel.svg'), type: 'image/svg+xml; charset=utf-8' }],
]);

/** What a page with the script tag needs: the service's host for the script and for its requests. Nothing inline. */
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
export function createShop(options: ShopOptions): RequestListener {
  const headers = new Map([
    ['content-security-policy', policy(options.serviceBaseUrl)],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['cache-control', 'no-cache'],
  ]);
  return (request, response) => {
    response.setHeaders(headers);
    const path = URL.parse(request.url ?? '', 'http://shop.invalid')?.pathname;
    if (path === '/bookings') {
      // If the body breaks off, there is no client left to answer.
      answerBooking(request, response).catch(() => response.destroy());
    } else answerFile(request, response, path, options);
  };
}

function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string | undefined,
  { serviceBaseUrl, installId }: ShopOptions,
): ServerResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') return reply(response, 405, { allow: 'GET, HEAD' });
  const found = FILES.get(path ?? '');
  if (!found) return reply(response, 404);
  const text = readFileSync(found.file, 'utf8')
    .replace('{{baseUrl}}', serviceBaseUrl)
    .replace('{{installId}}', installId);
  return reply(response, 200, { 'content-type': found.type }, text);
}

async function answerBooking(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
  if (request.method !== 'POST') return reply(response, 405, { allow: 'POST' });
  // Only JSON: a form on another site cannot send that without a preflight.
  if (!request.headers['content-type']?.startsWith('application/json')) return reply(response, 415);
  const wish = parseObject(await readBody(request));
  if (!wish) return reply(response, 400);
  const answer = book(wish);
  const status = 'reference' in answer ? 201 : 422;
  return reply(response, status, { 'content-type': 'application/json' }, JSON.stringify(answer));
}

/** The text of the body, or nothing if it is too large. */
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

function reply(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body = '',
): ServerResponse {
  return response.writeHead(status, headers).end(body);
}

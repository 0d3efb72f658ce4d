// CORS headers of `/mcp`: any page may call it, because access depends on the token only (decisions 11).
import type { onRequestHookHandler } from 'fastify';
import { isMcpUrl } from './surface.ts';

/** Without credentials: the browser adds no cookies, so a request carries only what the page's own code sends. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'www-authenticate, retry-after, ratelimit, ratelimit-policy, mcp-session-id',
} as const;

const SENT_BY_CLIENTS = [
  ...['authorization', 'content-type', 'accept', 'last-event-id'],
  ...['mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name'],
];

/** `*` allows any other header except `authorization`. Older clients try GET and DELETE, and need to read the 405. */
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': [...SENT_BY_CLIENTS, '*'].join(', '),
  'access-control-max-age': '7200',
  allow: 'POST, OPTIONS',
} as const;

/** Runs before the hooks that refuse requests, so that a page can read the reason. */
export const openCorsHook: onRequestHookHandler = (request, reply, done) => {
  if (!isMcpUrl(request.url)) return done();
  reply.headers(OPEN_HEADERS);
  if (request.method === 'OPTIONS') return void reply.code(204).headers(PREFLIGHT_HEADERS).send();
  done();
};

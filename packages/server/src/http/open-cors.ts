// CORS of `/mcp`, on every answer: any page may ask and read, since only the token that it brings lets it in (decisions 11).
import type { onRequestHookHandler } from 'fastify';
import { isMcpUrl } from './surface.ts';

/** Without credentials: a browser adds no cookie, so a page has what its own code sends and nothing more. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'www-authenticate, retry-after, ratelimit, ratelimit-policy, mcp-session-id',
} as const;

const SENT_BY_CLIENTS = [
  ...['authorization', 'content-type', 'accept', 'last-event-id'],
  ...['mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name'],
];

/** `*` lets any other header in, and not `authorization`. Older clients try GET and DELETE, and read the 405. */
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': [...SENT_BY_CLIENTS, '*'].join(', '),
  'access-control-max-age': '7200',
  allow: 'POST, OPTIONS',
} as const;

/** Runs before the hooks that refuse, so that a page can read why. */
export const openCorsHook: onRequestHookHandler = (request, reply, done) => {
  if (!isMcpUrl(request.url)) return done();
  reply.headers(OPEN_HEADERS);
  if (request.method === 'OPTIONS') return void reply.code(204).headers(PREFLIGHT_HEADERS).send();
  done();
};

// CORS headers of the browser endpoints, on every response (decisions 1 "CORS").
import { DELIVERY_ID_HEADER } from '@service/protocol';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type OriginRules, parseOrigin } from '../kernel/web/origin.ts';
import { isCollectUrl } from './surface.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The well-formed `Origin` of a request to a browser endpoint, otherwise `null`. */
    reportingOrigin: string | null;
  }
}

/** `Allow` is for an `OPTIONS` that is not a preflight. */
const PREFLIGHT = {
  allow: 'POST, OPTIONS',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': `content-type, authorization, ${DELIVERY_ID_HEADER}`,
  'access-control-max-age': '7200',
} as const;

/**
 * Sets the headers of any response of a browser endpoint and returns the well-formed origin. A malformed one is not
 * echoed, but a shared cache must still distinguish origins. Tokens and errors are never cached.
 */
export function setCollectHeaders(request: FastifyRequest, reply: FastifyReply, rules: OriginRules): string | null {
  const origin = parseOrigin(request.headers.origin, rules);
  reply.header('vary', 'Origin').header('cache-control', 'no-store');
  if (origin !== null) {
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', 'Retry-After');
  }
  return origin;
}

/**
 * 204 for every preflight and plain `OPTIONS`, even for an unknown install: the error comes with the actual request.
 */
export const answerPreflight = (reply: FastifyReply): FastifyReply => reply.code(204).headers(PREFLIGHT).send();

/** Runs before every other hook, so that later refusals already have its headers. */
export const corsHook =
  (rules: OriginRules): onRequestHookHandler =>
  (request, reply, done) => {
    if (!isCollectUrl(request.url)) return done();
    request.reportingOrigin = setCollectHeaders(request, reply, rules);
    if (request.method === 'OPTIONS') return void answerPreflight(reply);
    done();
  };

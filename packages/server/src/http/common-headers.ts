// The headers of every response, whatever it answers.
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Browsers take a response only as what its `Content-Type` says, and show none in a frame. Pages have a longer policy. */
export const BROWSER_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
} as const;

export const setCommonHeaders = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header(REQUEST_ID_HEADER, id).headers(BROWSER_HEADERS);

/** Runs before the hooks that refuse requests. */
export const commonHeadersHook: onRequestHookHandler = (request, reply, done) => {
  setCommonHeaders(request, reply);
  done();
};

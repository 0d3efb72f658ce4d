// The headers of every response, whatever it answers.
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Browsers then take JSON, scripts and pages only as what their `Content-Type` says. */
export const NO_SNIFFING = { 'x-content-type-options': 'nosniff' } as const;

export const setCommonHeaders = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header(REQUEST_ID_HEADER, id).header('x-content-type-options', NO_SNIFFING['x-content-type-options']);

/** Runs before the hooks that refuse requests. */
export const commonHeadersHook: onRequestHookHandler = (request, reply, done) => {
  setCommonHeaders(request, reply);
  done();
};

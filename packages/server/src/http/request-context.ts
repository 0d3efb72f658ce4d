// The request that code is running for, for log lines and limits far from the request.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';

export interface CurrentRequest {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RequestContext {
  /** Undefined outside requests, and in scopes that do not keep it. */
  current(): CurrentRequest | undefined;
  /** The ID of the current request. */
  requestId(): string | undefined;
  /** Keeps each request in this scope. */
  keepIn(scope: FastifyInstance): void;
}

export function createRequestContext(): RequestContext {
  const current = new AsyncLocalStorage<CurrentRequest>();
  const enter: onRequestHookHandler = (request, reply, done) => current.run({ request, reply }, done);
  return {
    current: () => current.getStore(),
    requestId: () => current.getStore()?.request.id,
    keepIn(scope) {
      scope.addHook('onRequest', enter);
      // Reading the body continues in the context of the connection.
      scope.addHook('preValidation', enter);
    },
  };
}

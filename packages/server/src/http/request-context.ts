// The request that code is running for, for log lines that are written far from the request.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';

export interface RequestContext {
  /** The ID of the current request; undefined outside requests, and in scopes that do not keep it. */
  requestId(): string | undefined;
  /** Keeps the ID of each request in this scope. */
  keepIn(scope: FastifyInstance): void;
}

export function createRequestContext(): RequestContext {
  const current = new AsyncLocalStorage<string>();
  const enter: onRequestHookHandler = (request, _reply, done) => current.run(request.id, done);
  return {
    requestId: () => current.getStore(),
    keepIn(scope) {
      scope.addHook('onRequest', enter);
      // Reading the body continues in the context of the connection.
      scope.addHook('preValidation', enter);
    },
  };
}

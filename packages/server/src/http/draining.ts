// Draining: a server that shuts down answers new requests 503 and closes its connections (decisions 12 SIGTERM).
import type { FastifyInstance } from 'fastify';
import { UnavailableError } from '../kernel/domain-error.ts';

/** Shared by the shutdown and the request handlers. */
export interface Lifecycle {
  draining: boolean;
}

/** Liveness stays up; readiness fails by itself, with its own message. */
const STILL_ANSWERED: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Whether a path is a health check, which is always answered. */
export const isHealthPath = (path: string): boolean => STILL_ANSWERED.has(path);

export function refuseWhileDraining(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = lifecycle.draining && !isHealthPath(request.routeOptions.url ?? '');
    done(refused ? new UnavailableError('The server is shutting down.') : undefined);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.draining) reply.header('connection', 'close');
    done(null, payload);
  });
}

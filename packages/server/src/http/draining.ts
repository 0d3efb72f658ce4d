// Draining: a server that shuts down answers new requests 503 and closes its connections (decisions 12 SIGTERM).
import type { FastifyInstance } from 'fastify';
import { UnavailableError } from '../kernel/domain-error.ts';

/** Shared by the part that ends the server and the parts that answer. */
export interface Lifecycle {
  draining: boolean;
}

/** Liveness goes on; readiness fails by itself, with its own words. */
const STILL_ANSWERED: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Whether a path asks how the server is: answered whatever else is refused. */
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

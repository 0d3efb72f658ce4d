// `/healthz` and `/readyz` (decisions 12).
import type { FastifyInstance } from 'fastify';
import { UnavailableError } from '../kernel/domain-error.ts';
import type { Lifecycle } from './draining.ts';

export interface HealthDeps {
  isReady: () => Promise<boolean>;
  lifecycle: Lifecycle;
}

export function healthRoutes(scope: FastifyInstance, { isReady, lifecycle }: HealthDeps): void {
  scope.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  scope.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (lifecycle.draining || !(await isReady())) throw new UnavailableError('not ready');
    return { status: 'ready' };
  });
}

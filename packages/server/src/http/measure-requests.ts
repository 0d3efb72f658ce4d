// Reports each answered request to the metrics.
import type { FastifyInstance } from 'fastify';
import type { RequestInstruments } from '../ops/metrics/instruments.ts';

export function measureRequests(app: FastifyInstance, metrics: Pick<RequestInstruments, 'answered'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    metrics.answered({
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}

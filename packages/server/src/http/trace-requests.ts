// Reports each request as a span, except health checks.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestSpan, RequestTracer } from '../ops/tracing/spans.ts';
import { isHealthPath } from './draining.ts';

export function traceRequests(app: FastifyInstance, tracer: RequestTracer): void {
  const open = new WeakMap<FastifyRequest, RequestSpan>();

  function end(request: FastifyRequest, status: number): void {
    const { id: requestId, method, routeOptions } = request;
    open.get(request)?.end({ method, route: routeOptions.url, status, requestId });
    open.delete(request);
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (isHealthPath(request.routeOptions.url ?? '')) return done();
    const span = tracer.begin(request.headers);
    open.set(request, span);
    span.run(done);
  });
  // Reading the body continues in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = open.get(request);
    if (span === undefined) return done();
    span.run(done);
  });
  app.addHook('onResponse', (request, reply: FastifyReply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, CLIENT_CLOSED);
    done();
  });
}

/** The status with which proxies log a client that went away before its response. */
const CLIENT_CLOSED = 499;

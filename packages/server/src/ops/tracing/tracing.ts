// Traces of one process, sent to a collector with OTLP over HTTP. Each call creates its own provider: nothing is global.
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Clock, Ids } from '../../kernel/clock.ts';
import type { TracingSettings } from '../settings.ts';
import { packageVersion } from '../version.ts';
import { openExporter } from './exporter.ts';
import type { AnsweredSpan, FinishedSpan, RequestSpan, RequestTracer, SpanRunner, SpanStart } from './spans.ts';

export interface Tracing extends SpanRunner {
  requests: RequestTracer;
  /** Reports work that has just ended. */
  record(span: FinishedSpan): void;
  /** Sends what is left; gives up after a second. */
  close(): Promise<void>;
}

export interface TracingDeps {
  ids: Pick<Ids, 'random'>;
  clock: Pick<Clock, 'now'>;
  /** Called when spans were dropped because the collector did not accept them. */
  onDropped(error: Error | undefined): void;
}

/** Shorter than the time that a shutdown has. */
const CLOSE_MS = 1000;

export function createTracing(
  { endpoint, sampleRatio }: TracingSettings,
  { ids, clock, onDropped }: TracingDeps,
): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'service',
      'service.version': packageVersion(),
      'service.instance.id': ids.random(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: openExporter(endpoint, onDropped) })],
  });
  const tracer = provider.getTracer('service', packageVersion());
  const current = new AsyncLocalStorage<Context>();
  return {
    requests: requestTracer(tracer, current),
    run: runner(tracer, current),
    record({ seconds, isFailed, ...start }) {
      const endTime = clock.now();
      const span = startSpan(tracer, start, ROOT_CONTEXT, endTime - seconds * 1000);
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    async close() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, CLOSE_MS);
      await Promise.race([provider.shutdown().catch(() => {}), promise]);
      clearTimeout(timer);
    },
  };
}

function startSpan(
  tracer: Tracer,
  { name, kind, attributes = {} }: SpanStart,
  parent: Context,
  startTime?: number,
): Span {
  const options = {
    kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL,
    attributes,
    ...(startTime !== undefined && { startTime }),
  };
  return tracer.startSpan(name, options, parent);
}

function runner(tracer: Tracer, current: AsyncLocalStorage<Context>): SpanRunner['run'] {
  return async (start, work) => {
    const parent = current.getStore() ?? ROOT_CONTEXT;
    const span = startSpan(tracer, start, parent);
    try {
      return await current.run(trace.setSpan(parent, span), work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  };
}

/** Without the message, which may quote a value. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const W3C = new W3CTraceContextPropagator();

function requestTracer(tracer: Tracer, current: AsyncLocalStorage<Context>): RequestTracer {
  return {
    begin(headers): RequestSpan {
      const parent = W3C.extract(ROOT_CONTEXT, headers, {
        get: (carrier, key) => carrier[key],
        keys: (carrier) => Object.keys(carrier),
      });
      const span = tracer.startSpan('HTTP', { kind: SpanKind.SERVER }, parent);
      return {
        run: (work) => current.run(trace.setSpan(parent, span), work),
        end: (answered) => endRequest(span, answered),
      };
    },
  };
}

const FIRST_FAULT = 500;

function endRequest(span: Span, { method, route, status, requestId }: AnsweredSpan): void {
  span.updateName(route === undefined ? method : `${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    ...(route !== undefined && { 'http.route': route }),
    'http.response.status_code': status,
    'service.request.id': requestId,
  });
  if (status >= FIRST_FAULT) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(status));
  span.end();
}

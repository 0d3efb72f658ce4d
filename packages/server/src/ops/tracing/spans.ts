// The interfaces through which each layer reports its work as spans of a trace. They get these interfaces only if tracing
// is on, so that a process without it does no work for them. No attribute is a secret, a token, an address, a visitor or
// content.
import type { IncomingHttpHeaders } from 'node:http';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** `internal` if omitted. */
export type SpanKind = 'client' | 'internal';

export interface SpanStart {
  /** Has few values: no ID. */
  name: string;
  kind?: SpanKind;
  attributes?: SpanAttributes;
}

export interface SpanRunner {
  /** Runs `work` in a child span of the current one. A rejection marks the span as failed, with the error's code. */
  run<Value>(start: SpanStart, work: () => Promise<Value>): Promise<Value>;
}

export interface FinishedSpan extends SpanStart {
  /** How long the work took until now. */
  seconds: number;
  isFailed: boolean;
}

export interface AnsweredSpan {
  method: string;
  /** The pattern of the route; `undefined` if there is none. */
  route: string | undefined;
  status: number;
  requestId: string;
}

export interface RequestSpan {
  /** Runs `work` so that its spans are children of this one. */
  run(work: () => void): void;
  end(answered: AnsweredSpan): void;
}

export interface RequestTracer {
  /** The span of a request, a child of the one that its `traceparent` header names. */
  begin(headers: IncomingHttpHeaders): RequestSpan;
}

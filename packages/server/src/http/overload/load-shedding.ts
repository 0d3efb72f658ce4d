// Load shedding: bounds the requests in flight and the time spent on them in one turn of the event loop. Requests
// beyond the bound are refused at once, so that accepted ones are answered soon (decisions 18).
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Clock } from '../../kernel/clock.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { RequestsInFlight } from './requests-in-flight.ts';

export interface LoadShedderOptions {
  /** Requests between the end of their body and the end of their work; any more are refused, and the limit shrinks. */
  maxInFlight: number;
  /** Never refused: health checks and preflights. */
  isFree(request: IncomingMessage): boolean;
  refuse: RequestListener;
  clock: Pick<Clock, 'monotonic'>;
}

/** Time for starting requests in one event loop turn; the others wait for the next turn. */
const TURN_MS = 8;

/** Passes requests to `listener`. */
export function createLoadShedder(
  { maxInFlight, isFree, refuse, clock }: LoadShedderOptions,
  listener: RequestListener,
): RequestListener {
  const inFlight = new RequestsInFlight();
  const limit = createConcurrencyLimit(maxInFlight);
  let waiting: [IncomingMessage, ServerResponse][] = [];
  let turnBegan: number | undefined;

  function begin(request: IncomingMessage, response: ServerResponse): void {
    inFlight.add(request, response);
    listener(request, response);
  }

  /** Runs once in each event loop turn that reads or has waiting requests, after all available data was read. */
  function turn(): void {
    if (turnBegan !== undefined) return;
    turnBegan = clock.monotonic();
    setImmediate(endTurn, turnBegan);
  }

  function endTurn(began: number): void {
    turnBegan = undefined;
    work();
    limit.turned(clock.monotonic() - began);
    if (waiting.length > 0) turn();
  }

  /** In order of arrival, until the turn's time is used up. */
  function work(): void {
    const until = clock.monotonic() + TURN_MS;
    let begun = 0;
    for (const [request, response] of waiting) {
      if (begun > 0 && clock.monotonic() >= until) break;
      begun++;
      if (!response.closed) begin(request, response);
    }
    waiting = waiting.slice(begun);
  }

  return (request, response) => {
    if (isFree(request)) return listener(request, response);
    turn();
    if (inFlight.count + waiting.length >= limit.allows()) {
      limit.refused();
      return refuse(request, response);
    }
    waiting.push([request, response]);
  };
}

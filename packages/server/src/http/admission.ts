// How many requests are worked on at once, and for how long before the event loop turns to other things: what comes
// beyond that is refused at once, so that whoever is let in is answered soon (decisions 18).
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Clock } from '../kernel/clock.ts';

export interface AdmissionOptions {
  /** Requests between the end of their body and their answer; one more is refused. */
  maxInFlight: number;
  /** Health and preflights are let in whatever there is to do. */
  isFree(request: IncomingMessage): boolean;
  refuse: RequestListener;
  clock: Pick<Clock, 'monotonic'>;
}

/** Requests begun in one turn of the event loop take about so long in all; the others wait for the next turn. */
const TURN_MS = 8;

/** Lets requests through to `listener`. A client that does not send its body to the end holds no place of others. */
export function createAdmission(
  { maxInFlight, isFree, refuse, clock }: AdmissionOptions,
  listener: RequestListener,
): RequestListener {
  let waiting: [IncomingMessage, ServerResponse][] = [];
  let inFlight = 0;

  function begin(request: IncomingMessage, response: ServerResponse): void {
    const count = (): void => {
      inFlight++;
      response.once('close', () => inFlight--);
    };
    // By now a body that came together with its head has been read.
    if (request.complete) count();
    else request.once('end', count);
    listener(request, response);
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
    if (waiting.length > 0) setImmediate(work);
  }

  return (request, response) => {
    if (isFree(request)) return listener(request, response);
    if (inFlight + waiting.length >= maxInFlight) return refuse(request, response);
    waiting.push([request, response]);
    if (waiting.length === 1) setImmediate(work);
  };
}

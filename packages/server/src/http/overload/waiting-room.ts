// Requests that wait for someone else's server. They do not count as in flight, so a slow server elsewhere takes no room
// from other requests (decisions 18); instead, only a few of them may wait at the same time.
import type { FastifyRequest } from 'fastify';
import { DomainError, UnavailableError } from '../../kernel/domain-error.ts';
import type { RequestContext } from '../request-context.ts';
import { onceHandedOver, stopCounting } from './requests-in-flight.ts';

export interface WaitingRoomOptions {
  /** In this process. */
  most: number;
  /** Of one key, such as a client's address. */
  mostPerKey: number;
  /** Seconds after which a refused request may be repeated. */
  retryAfter: number;
  context: Pick<RequestContext, 'current'>;
}

export interface WaitingRoom {
  /** The current request waits here until it is answered; entering twice counts once. Throws `rate_limited` for the key, otherwise `unavailable`. */
  enter(keyOf: (request: FastifyRequest) => string): void;
}

export function createWaitingRoom({ most, mostPerKey, retryAfter, context }: WaitingRoomOptions): WaitingRoom {
  const present = new WeakSet<FastifyRequest>();
  const counts = new Map<string, number>();
  let total = 0;

  function leave(key: string): void {
    total--;
    const left = (counts.get(key) ?? 0) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  }

  return {
    enter(keyOf) {
      const waiting = context.current();
      if (waiting === undefined || present.has(waiting.request)) return;
      const key = keyOf(waiting.request);
      const count = counts.get(key) ?? 0;
      if (count >= mostPerKey)
        throw new DomainError('rate_limited', { message: 'Too many of these requests are still running.', retryAfter });
      if (total >= most) throw new UnavailableError('too many requests wait for other servers', retryAfter);
      present.add(waiting.request);
      counts.set(key, count + 1);
      total++;
      onceHandedOver(waiting.reply.raw, () => leave(key));
      stopCounting(waiting.reply.raw);
    },
  };
}

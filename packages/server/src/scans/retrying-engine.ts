// Retries an engine until it answers, refuses or runs out of time. All questions to an engine share its concurrency
// limit and its `Retry-After`.
import pLimit from 'p-limit';
import { backoffMs } from '../kernel/backoff.ts';
import type { Clock } from '../kernel/clock.ts';
import { type EngineAnswer, EngineError, type NamedEngine, type Question } from './ports.ts';

const BACKOFF = { firstMs: 1000, maxMs: 30_000 };
/** The longest wait, whatever the engine requests. */
const LONGEST_ASKED_MS = 60_000;
const MAX_TRIES = 5;

export interface RetryOptions {
  clock: Pick<Clock, 'monotonic'>;
  /** From 0 to 1. */
  random(): number;
  /** Rejects with the signal's reason if the signal aborts first. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** An engine in this process, with a limit on concurrent questions. */
export interface RetryingEngine {
  name: string;
  /** Runs the work when the concurrency limit allows. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value>;
  ask(question: Question): Promise<EngineResult>;
}

export type EngineResult = { answer: EngineAnswer; tries: number } | { failure: EngineError; tries: number };

export function createRetryingEngine({ name, engine, concurrency }: NamedEngine, retry: RetryOptions): RetryingEngine {
  const limit = pLimit(concurrency);
  /** By the monotonic clock: no question is sent before this time. */
  let quietUntil = Number.NEGATIVE_INFINITY;

  async function once(question: Question): Promise<EngineAnswer | EngineError> {
    const quiet = quietUntil - retry.clock.monotonic();
    if (quiet > 0) await retry.sleep(quiet, question.signal);
    try {
      return await engine.ask(question);
    } catch (error) {
      question.signal.throwIfAborted();
      return error instanceof EngineError
        ? error
        : new EngineError('permanent', 'internal', 'the engine failed with an unexpected error');
    }
  }

  return {
    name,
    inTurn: (work) => limit(work),
    async ask(question) {
      for (let tries = 1; ; tries++) {
        const outcome = await once(question);
        if (!(outcome instanceof EngineError)) return { answer: outcome, tries };
        if (outcome.kind !== 'transient' || tries === MAX_TRIES) return { failure: outcome, tries };
        const wait = waitMs(tries, outcome.retryAfterMs, retry.random);
        if (outcome.retryAfterMs !== undefined) {
          quietUntil = Math.max(quietUntil, retry.clock.monotonic() + wait);
        }
        await retry.sleep(wait, question.signal);
      }
    },
  };
}

/**
 * How long to wait before the engine is asked again. Full jitter, doubling with each attempt. The wait that the engine
 * asked for is the minimum; the jitter is added to it, so that questions do not all return at once.
 * @param tries so far, at least 1
 */
function waitMs(tries: number, retryAfterMs: number | undefined, random: () => number): number {
  const jitter = random() * backoffMs(tries, BACKOFF);
  return Math.ceil(Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS) + jitter);
}

// Sends the events of an outbox until the service has processed them: each once, despite lost responses, outages and
// restarts.
import type { EventsClient } from '../events-client.ts';
import { attempts } from './attempt.ts';
import { createPause } from './pause.ts';
import { LONGEST_SLEEP_MS, rounds } from './round.ts';
import type { OutboxStore } from './store.ts';

export interface OutboxOptions {
  client: Pick<EventsClient, 'sendOnce' | 'readReceipt'>;
  store: OutboxStore;
  /** Called with problems that need attention: a refused key or event, a failing database. */
  onProblem(message: string): void;
  /** Concurrent requests; 8 by default. */
  concurrency?: number;
  /**
   * How long an event that this process is sending is reserved for it, in milliseconds; 15,000 by default. Keep it
   * above the `requestTimeoutMs` of the client. An event whose process has died waits this long.
   */
  reservationMs?: number;
}

export interface Outbox {
  /** Sends due events, now and from then on. Also call it after you add an event. */
  wake(): void;
  /** Starts nothing new, and resolves once running requests have ended. */
  stop(): Promise<void>;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { client, store, onProblem, concurrency = 8, reservationMs = 15_000 } = options;
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  /** Later, so that a callback that throws does not stop the outbox. */
  const report = (problem: string): void => queueMicrotask(() => onProblem(problem));
  const pause = createPause();
  const attempt = attempts({ client, store, pause, report });
  const round = rounds({ store, attempt, pause, report, concurrency, reservationMs, isStopped: () => isStopped });

  function sleep(ms: number): void {
    running = undefined;
    if (isStopped) return;
    // An event that was added meanwhile may have been missed. During a pause it waits like the others.
    const isAtOnce = isWoken && pause.leftMs() === 0;
    timer = setTimeout(wake, isAtOnce ? 0 : Math.max(0, Math.min(ms, LONGEST_SLEEP_MS)));
  }

  function wake(): void {
    isWoken = true;
    if (isStopped || running) return;
    isWoken = false;
    clearTimeout(timer);
    running = round().then(sleep);
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

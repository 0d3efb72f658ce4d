// One pass of the outbox: sends all due events, a few at a time.
import { waitAfter } from '../backoff.ts';
import type { Pause } from './pause.ts';
import type { DueEvent, OutboxStore } from './store.ts';

export interface RoundDeps {
  store: Pick<OutboxStore, 'take' | 'nextDueAt' | 'postpone'>;
  /** Throws only if the store fails. */
  attempt(event: DueEvent): Promise<void>;
  pause: Pause;
  report(problem: string): void;
  concurrency: number;
  reservationMs: number;
  isStopped(): boolean;
}

/** Also the longest wait after the database failed. */
export const LONGEST_SLEEP_MS = 60_000;

/** Returns a function that resolves with the milliseconds until there is something to do. It never rejects. */
export function rounds(deps: RoundDeps): () => Promise<number> {
  const { store, pause, report, isStopped } = deps;
  let storeFaults = 0;
  return async () => {
    try {
      await sendAllDue(deps);
      if (isStopped() || pause.leftMs() > 0) return pause.leftMs();
      const dueAt = await store.nextDueAt();
      storeFaults = 0;
      return dueAt === null ? LONGEST_SLEEP_MS : dueAt - Date.now();
    } catch (error) {
      report(`the outbox failed: ${error}`);
      storeFaults += 1;
      pause.extend(
        Math.min(
          LONGEST_SLEEP_MS,
          waitAfter(storeFaults, 0, () => 1),
        ),
      );
      return pause.leftMs();
    }
  };
}

async function sendAllDue(deps: RoundDeps): Promise<void> {
  const { store, attempt, pause, concurrency, reservationMs, isStopped } = deps;
  while (!isStopped() && pause.leftMs() === 0) {
    const now = Date.now();
    const due = await store.take(now, now + reservationMs, concurrency);
    if (due.length === 0) return;
    if (isStopped()) {
      for (const { eventId, tries } of due) await store.postpone(eventId, now, tries - 1);
      return;
    }
    const ended = await Promise.allSettled(due.map(attempt));
    const failed = ended.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

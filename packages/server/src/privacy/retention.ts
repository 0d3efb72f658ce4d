// Drops what was kept long enough, a batch at a time (decisions 12). Reports stay: they name nobody.
import type { Clock } from '../kernel/clock.ts';
import { DAY_MS } from '../kernel/day.ts';
import type { RetentionDays } from '../ops/settings.ts';
import type { AnswerTextStore, KeyCursor, RetentionStore } from './ports.ts';

export interface RetentionDeps {
  store: RetentionStore;
  answers: AnswerTextStore;
  clock: Pick<Clock, 'now'>;
  days: RetentionDays;
}

/** `keys` are those that make a delivery count once; of `answers` the texts are gone. */
export type DroppedCounts = Record<'visits' | 'actions' | 'events' | 'keys' | 'answers', number>;

/** Rows of one transaction. */
const BATCH_ROWS = 1000;
/** Looked at in one statement; few of them are old. */
const BATCH_KEYS = 10_000;
/** A delivery is known again for so long, whatever the retention of its record (decisions 12). */
const LEAST_KEY_DAYS = 90;

/** Gives what each transaction has dropped. Stopped at any point, the next run goes on. */
export async function* applyRetention({
  store,
  answers,
  clock,
  days,
}: RetentionDeps): AsyncGenerator<Partial<DroppedCounts>> {
  const now = clock.now();
  const before = (kept: number): number => now - kept * DAY_MS;
  yield* drop('visits', () => store.dropVisits(before(days.visits), BATCH_ROWS));
  yield* drop('actions', () => store.dropActions(before(days.actions), BATCH_ROWS));
  yield* drop('events', () => store.dropEvents(before(days.events), BATCH_ROWS));
  yield* drop('answers', () => answers.eraseAnswers(before(days.answers), BATCH_ROWS));
  const keyDays = (kept: number): number => before(Math.max(kept, LEAST_KEY_DAYS));
  const ages = {
    visit: keyDays(days.visits),
    action: keyDays(days.actions),
    event: keyDays(days.events),
    link: keyDays(0),
  };
  let after: KeyCursor | null = null;
  do {
    const { dropped, next }: Awaited<ReturnType<RetentionStore['dropKeys']>> = await store.dropKeys(
      ages,
      after,
      BATCH_KEYS,
    );
    yield { keys: dropped };
    after = next;
  } while (after !== null);
}

async function* drop(
  kind: keyof DroppedCounts,
  dropBatch: () => Promise<number>,
): AsyncGenerator<Partial<DroppedCounts>> {
  for (;;) {
    const dropped = await dropBatch();
    if (dropped === 0) return;
    yield { [kind]: dropped };
  }
}

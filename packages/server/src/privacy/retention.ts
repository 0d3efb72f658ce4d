// Deletes records whose retention has ended, one batch at a time (decisions 12). Reports are kept, because they
// identify no one.
import type { Clock } from '../kernel/clock.ts';
import { DAY_MS } from '../kernel/day.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { RetentionDays } from '../ops/settings.ts';
import type {
  AnswerTextStore,
  DroppedRecords,
  DueKeys,
  KeyAges,
  KeyCursor,
  RecordCursor,
  RetentionStore,
} from './ports.ts';
import { type DueRecord, judgeRetention, ranRecently } from './retention-guard.ts';

export interface RetentionDeps {
  store: RetentionStore;
  answers: AnswerTextStore;
  clock: Pick<Clock, 'now'>;
  days: RetentionDays;
  /** Deletes expired records without checking the clock. */
  force?: boolean;
}

/** `keys` are deduplication keys; of `answers` only the texts are deleted. */
export type DroppedCounts = Record<'visits' | 'actions' | 'events' | 'keys' | 'answers', number>;

/** Explains to an operator how to resolve a refusal. */
export const FORCE_RETENTION =
  'Check the clock and SERVICE_RETENTION_*. If they are right, run: service retention run --force';

/** Rows per transaction. */
const BATCH_ROWS = 1000;
/** Rows scanned per statement; few of them are expired. */
const BATCH_KEYS = 10_000;
/** How long a delivery is deduplicated, whatever the retention of its record (decisions 12). */
const LEAST_KEY_DAYS = 90;

/**
 * Yields what each transaction has dropped. A stopped run is continued by the next one. Throws `DomainError`
 * `retention_refused`, and drops nothing, if the clock may be wrong (decisions 12).
 */
export async function* applyRetention(deps: RetentionDeps): AsyncGenerator<Partial<DroppedCounts>> {
  const { store, clock } = deps;
  const now = clock.now();
  if (!(yield* look(deps, now))) return;
  yield* dropRecords(deps, now);
  yield* dropKeys(deps, now);
  await store.noteMarks({ lookedAt: clock.now(), passedAt: now, refusal: undefined });
}

/** A run can be stopped between steps, even if nothing was dropped. */
type Steps<Found> = AsyncGenerator<Partial<DroppedCounts>, Found>;

/** True if the run may go on. */
async function* look(deps: RetentionDeps, now: number): Steps<boolean> {
  const { store } = deps;
  if (deps.force) return true;
  const [marks, newest] = [await store.readMarks(), await store.newestRecord()];
  const records = yield* dueRecords(deps, now);
  // This reads every key, so it happens only if no record is due and the last complete run was not recent.
  const due = records.length === 0 && !ranRecently(marks, now) ? yield* dueKeys(deps, now) : records;
  const verdict = judgeRetention({ now, marks, newest, due });
  if (verdict.run) {
    await store.noteMarks({ ...marks, lookedAt: now });
    return true;
  }
  const { passes, reason } = verdict;
  await store.noteMarks({ lookedAt: now, passedAt: passes ? now : marks.passedAt, refusal: reason });
  if (reason === undefined) return false;
  throw new DomainError('retention_refused', { message: `retention dropped nothing: ${reason}. ${FORCE_RETENTION}` });
}

async function* dueRecords({ store, answers, days }: RetentionDeps, now: number): Steps<DueRecord[]> {
  const due: DueRecord[] = [];
  for (const kind of ['visits', 'actions', 'events'] as const) {
    let after: RecordCursor = null;
    do {
      const { at, next }: Awaited<ReturnType<RetentionStore['firstDue']>> = await store.firstDue(
        kind,
        now - days[kind] * DAY_MS,
        after,
      );
      if (at !== undefined) due.push({ kind, at, days: days[kind] });
      after = next;
      yield {};
    } while (after !== null);
  }
  const at = await answers.oldestAnswer();
  if (at !== undefined && at < now - days.answers * DAY_MS) due.push({ kind: 'answers', at, days: days.answers });
  return due;
}

async function* dropRecords(
  { store, answers, days }: RetentionDeps,
  now: number,
): AsyncGenerator<Partial<DroppedCounts>> {
  const before = (kept: number): number => now - kept * DAY_MS;
  const batchOf = (kept: number) => (after: RecordCursor) => ({ before: before(kept), after, limit: BATCH_ROWS });
  const [visits, actions, events] = [batchOf(days.visits), batchOf(days.actions), batchOf(days.events)];
  yield* walk('visits', (after) => store.dropVisits(visits(after)));
  yield* walk('actions', (after) => store.dropActions(actions(after)));
  yield* walk('events', (after) => store.dropEvents(events(after)));
  yield* drop('answers', () => answers.eraseAnswers(before(days.answers), BATCH_ROWS));
}

const keyDays = ({ visits, actions, events }: RetentionDays): KeyAges => ({
  visit: Math.max(visits, LEAST_KEY_DAYS),
  action: Math.max(actions, LEAST_KEY_DAYS),
  event: Math.max(events, LEAST_KEY_DAYS),
  link: LEAST_KEY_DAYS,
});

function keyAges(days: RetentionDays, now: number): KeyAges {
  const { visit, action, event, link } = keyDays(days);
  const before = (kept: number): number => now - kept * DAY_MS;
  return { visit: before(visit), action: before(action), event: before(event), link: before(link) };
}

async function* dueKeys({ store, days }: RetentionDeps, now: number): Steps<DueRecord[]> {
  const [ages, kept] = [keyAges(days, now), keyDays(days)];
  const found: DueRecord[] = [];
  let after: KeyCursor | null = null;
  do {
    const { due, next }: DueKeys = await store.dueKeys(ages, after, BATCH_KEYS);
    found.push(...due.map(({ kind, at }) => ({ kind: 'delivery ids', at, days: kept[kind] })));
    after = next;
    yield {};
  } while (after !== null);
  return found;
}

async function* dropKeys({ store, days }: RetentionDeps, now: number): AsyncGenerator<Partial<DroppedCounts>> {
  const ages = keyAges(days, now);
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

async function* walk(
  kind: 'visits' | 'actions' | 'events',
  dropBatch: (after: RecordCursor) => Promise<DroppedRecords>,
): AsyncGenerator<Partial<DroppedCounts>> {
  let after: RecordCursor = null;
  do {
    const { dropped, next }: DroppedRecords = await dropBatch(after);
    yield { [kind]: dropped };
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

// Reports events until the service has processed them: each once, despite lost answers, outages and restarts.
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { waitAfter } from './backoff.ts';
import type { Answer, Service } from './service.ts';

export interface OutboxOptions {
  db: DatabaseSync;
  service: Service;
  /** Called with problems. */
  log(message: string): void;
}

export interface Outbox {
  /** Call it in the transaction of the record that the event reports. */
  add(event: { event_id: string }): void;
  /** Called when something is due. */
  wake(): void;
  /** Runs until it is stopped; events left by a process that died become due again. */
  start(): void;
  stop(): Promise<void>;
}

/** About two hours of an outage, or one hour of a receipt that is not processed. */
const MAX_TRIES = 30;

const LONGEST_SLEEP_MS = 60_000;
/** Between two checks whether the key or the address works again. */
const BLOCKED_MS = 30_000;

interface Row {
  event_id: string;
  webhook_id: string;
  body: string;
  state: 'waiting' | 'accepted';
  tries: number;
  status_url: string | null;
}

export function createOutbox({ db, service, log }: OutboxOptions): Outbox {
  const insert = db.prepare('insert into outbox (event_id, webhook_id, body, next_try_at) values (?, ?, ?, ?)');
  const findDue = db.prepare(
    "select * from outbox where state in ('waiting', 'accepted') and next_try_at <= ? order by next_try_at limit 1",
  );
  const findNext = db.prepare("select min(next_try_at) as at from outbox where state in ('waiting', 'accepted')");
  const noteTry = db.prepare('update outbox set tries = ?, next_try_at = ? where event_id = ?');
  const noteAccepted = db.prepare(
    "update outbox set state = 'accepted', status_url = ?, tries = 0, next_try_at = ? where event_id = ?",
  );
  const noteProcessed = db.prepare("update outbox set state = 'processed', outcome = ? where event_id = ?");
  const noteGivenUp = db.prepare("update outbox set state = 'given_up', problem = ? where event_id = ?");

  let isStopped = false;
  /** If the service asks for a pause, all events wait. */
  let pausedUntil = 0;
  /** Why the service accepts none of our events, if that is so. */
  let blockedBy: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  /** Records the attempt first, so that a process that crashes on it does not retry at once, in a loop. */
  async function tryOnce(row: Row): Promise<void> {
    const tries = row.tries + 1;
    noteTry.run(tries, Date.now() + waitAfter(tries), row.event_id);
    if (row.state === 'waiting') {
      const answer = await service.report(row.webhook_id, row.body);
      if (answer.kind === 'ok') {
        blockedBy = undefined;
        noteAccepted.run(answer.value.statusUrl, Date.now(), row.event_id);
      } else putOff(row, tries, answer);
    } else {
      const answer = await service.readOutcome(row.status_url ?? '');
      if (answer.kind !== 'ok') putOff(row, tries, answer);
      else if (answer.value !== null) noteProcessed.run(answer.value, row.event_id);
      else putOff(row, tries, { kind: 'later', problem: 'not processed yet', retryAfterMs: 0 });
    }
  }

  function putOff(row: Row, tries: number, answer: Exclude<Answer<unknown>, { kind: 'ok' }>): void {
    if (answer.kind === 'blocked') {
      waitForMending(row, answer.problem);
      return;
    }
    if (answer.kind === 'never' || tries >= MAX_TRIES) {
      log(`giving up on event ${row.event_id} after ${tries} attempts: ${answer.problem}`);
      noteGivenUp.run(answer.problem, row.event_id);
      return;
    }
    pausedUntil = Math.max(pausedUntil, Date.now() + waitAfter(1, answer.retryAfterMs, () => 0));
    noteTry.run(tries, Date.now() + waitAfter(tries, answer.retryAfterMs), row.event_id);
  }

  /** All events wait, and none uses up its attempts. */
  function waitForMending(row: Row, problem: string): void {
    if (problem !== blockedBy) log(`events wait until EVENTS_URL and EVENTS_API_KEY are correct: ${problem}`);
    blockedBy = problem;
    pausedUntil = Date.now() + BLOCKED_MS;
    noteTry.run(row.tries, pausedUntil, row.event_id);
  }

  async function workOff(): Promise<void> {
    for (;;) {
      const row = Date.now() < pausedUntil ? undefined : findDue.get(Date.now());
      if (isStopped || row === undefined) return;
      await tryOnce(rowOf(row));
    }
  }

  function wake(): void {
    if (isStopped || working) return;
    clearTimeout(timer);
    working = workOff()
      .catch((error: unknown) => log(`the outbox failed: ${error}`))
      .then(() => {
        working = undefined;
        sleep();
      });
  }

  /** Until the next event is due, or a minute. */
  function sleep(): void {
    if (isStopped) return;
    const { at } = findNext.get() ?? {};
    const dueAt = typeof at === 'number' ? Math.max(at, pausedUntil) : Number.POSITIVE_INFINITY;
    timer = setTimeout(wake, Math.max(0, Math.min(dueAt - Date.now(), LONGEST_SLEEP_MS)));
  }

  return {
    add(event) {
      insert.run(event.event_id, randomUUID(), JSON.stringify(event), Date.now());
    },
    wake,
    start: wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}

const rowOf = (row: Record<string, unknown>): Row => ({
  event_id: String(row.event_id),
  webhook_id: String(row.webhook_id),
  body: String(row.body),
  state: row.state === 'accepted' ? 'accepted' : 'waiting',
  tries: Number(row.tries),
  status_url: row.status_url === null ? null : String(row.status_url),
});

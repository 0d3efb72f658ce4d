// Sends the events of an outbox until the service has processed them: each once, despite lost answers, outages and
// restarts.
import { waitAfter } from '../backoff.ts';
import type { EventsClient } from '../events-client.ts';
import { EventsError } from '../events-error.ts';
import type { DueEvent, OutboxStore } from './store.ts';

export interface OutboxOptions {
  client: Pick<EventsClient, 'sendOnce' | 'readReceipt'>;
  store: OutboxStore;
  /** Called with problems that someone should know of: a refused key or event, a database that fails. */
  onProblem(message: string): void;
  /** Requests at once; 8 by default. */
  concurrency?: number;
  /**
   * How long other processes leave alone an event that this one is sending, in milliseconds; 15,000 by default. Keep it
   * above the `requestTimeoutMs` of the client. An event whose process died waits this long.
   */
  reservationMs?: number;
}

export interface Outbox {
  /** Sends what is due, now and from then on. Also call it after you added an event. */
  wake(): void;
  /** Starts nothing new, and resolves once running requests have ended. */
  stop(): Promise<void>;
}

/** About two hours of an outage, or one hour of an event that is not processed. */
const MAX_TRIES = 30;
const LONGEST_SLEEP_MS = 60_000;
/** Between two checks whether the key or the address works again. */
const BLOCKED_MS = 30_000;

export function createOutbox(options: OutboxOptions): Outbox {
  const { store, onProblem, concurrency = 8, reservationMs = 15_000 } = options;
  const pause: Pause = { until: 0, blockedBy: undefined };
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  async function sendAllDue(): Promise<void> {
    while (!isStopped && Date.now() >= pause.until) {
      isWoken = false;
      const now = Date.now();
      const due = await store.take(now, now + reservationMs, concurrency);
      if (due.length === 0) return;
      const ended = await Promise.allSettled(due.map((event) => attempt(options, pause, event)));
      const failed = ended.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    }
  }

  /** Until the next event is due, or a minute. */
  async function sleep(): Promise<void> {
    const dueAt = await store.nextDueAt();
    const at = Math.max(dueAt ?? Number.POSITIVE_INFINITY, pause.until);
    schedule(isWoken ? 0 : at - Date.now());
  }

  function schedule(ms: number): void {
    if (!isStopped) timer = setTimeout(wake, Math.max(0, Math.min(ms, LONGEST_SLEEP_MS)));
  }

  function wake(): void {
    isWoken = true;
    if (isStopped || working) return;
    clearTimeout(timer);
    working = sendAllDue()
      .then(sleep)
      .catch((error: unknown) => {
        onProblem(`the outbox failed: ${error}`);
        schedule(LONGEST_SLEEP_MS);
      })
      .finally(() => {
        working = undefined;
      });
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
      clearTimeout(timer);
    },
  };
}

interface Pause {
  /** All events wait until then, in milliseconds since 1970. */
  until: number;
  /** Why the service accepts none of the events, if that is so. */
  blockedBy: string | undefined;
}

async function attempt({ client, store, onProblem }: OutboxOptions, pause: Pause, event: DueEvent): Promise<void> {
  try {
    if (event.statusUrl === null) {
      const { status_url } = await client.sendOnce(event);
      pause.blockedBy = undefined;
      await store.markAccepted(event.eventId, status_url, Date.now());
    } else {
      const { outcome } = await client.readReceipt(event.statusUrl);
      if (outcome !== null) await store.markProcessed(event.eventId, outcome);
      else await postpone(event, 'it is not processed yet', 0);
    }
  } catch (error) {
    if (!(error instanceof EventsError)) throw error;
    await putOff(error);
  }

  async function putOff({ remedy, message, retryAfterMs }: EventsError): Promise<void> {
    if (remedy === 'never') return giveUp(message);
    if (remedy === 'later') {
      pause.until = Math.max(pause.until, Date.now() + waitAfter(1, retryAfterMs, () => 0));
      return postpone(event, message, retryAfterMs);
    }
    // All events wait, and none uses up its attempts.
    if (message !== pause.blockedBy) onProblem(`events wait until the key and the address are correct: ${message}`);
    pause.blockedBy = message;
    pause.until = Date.now() + BLOCKED_MS;
    await store.postpone(event.eventId, pause.until, event.tries - 1);
  }

  async function postpone({ eventId, tries }: DueEvent, problem: string, retryAfterMs: number): Promise<void> {
    if (tries >= MAX_TRIES) return giveUp(problem);
    await store.postpone(eventId, Date.now() + waitAfter(tries, retryAfterMs), tries);
  }

  async function giveUp(problem: string): Promise<void> {
    onProblem(`giving up on event ${event.eventId} after ${event.tries} attempts: ${problem}`);
    await store.markFailed(event.eventId, problem);
  }
}

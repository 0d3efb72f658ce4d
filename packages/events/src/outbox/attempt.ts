// One attempt to send an event or to read its receipt, and what its result means for the event and for all others.
import { waitAfter } from '../backoff.ts';
import type { EventsClient } from '../events-client.ts';
import { EventsError } from '../events-error.ts';
import type { Pause } from './pause.ts';
import type { DueEvent, OutboxStore } from './store.ts';

export interface AttemptDeps {
  client: Pick<EventsClient, 'sendOnce' | 'readReceipt'>;
  store: OutboxStore;
  pause: Pause;
  report(problem: string): void;
}

/** About a day, for an outage or for an event that stays unprocessed. */
export const MAX_TRIES = 600;
/** How often to check whether the key or the address works again. */
const BLOCKED_MS = 30_000;

/** Stores the result of an attempt. */
type Save = () => void | Promise<void>;

/** Returns a function that throws only if the store fails, so one event cannot hold up the others. */
export function attempts({ client, store, pause, report }: AttemptDeps): (event: DueEvent) => Promise<void> {
  /** Why the service refuses all events; `undefined` while it accepts them. */
  let blockedBy: string | undefined;

  async function send(event: DueEvent): Promise<Save> {
    const { status_url } = await client.sendOnce(event);
    blockedBy = undefined;
    return () => store.markAccepted(event.eventId, status_url, Date.now());
  }

  async function follow(event: DueEvent, statusUrl: string): Promise<Save> {
    const { outcome } = await client.readReceipt(statusUrl);
    if (outcome === null) return postpone(event, 'it is not processed yet');
    return () => store.markProcessed(event.eventId, outcome);
  }

  function afterError(event: DueEvent, error: unknown): Save {
    if (!(error instanceof EventsError)) return postpone(event, String(error));
    const { remedy, message, retryAfterMs, status } = error;
    if (remedy === 'never') return giveUp(event, message);
    // The receipt is gone, for example after an erasure. The key and the address still work.
    if (event.statusUrl !== null && status === 404) return postpone(event, message);
    if (remedy === 'blocked') return block(event, message);
    pause.extend(waitAfter(1, retryAfterMs, () => 0));
    return postpone(event, message, retryAfterMs);
  }

  /** All events wait, and none uses up its attempts. */
  function block({ eventId, tries }: DueEvent, problem: string): Save {
    if (problem !== blockedBy) report(`events wait until the key and the URL are correct: ${problem}`);
    blockedBy = problem;
    pause.extend(BLOCKED_MS);
    return () => store.postpone(eventId, Date.now() + BLOCKED_MS, tries - 1);
  }

  function postpone(event: DueEvent, problem: string, retryAfterMs = 0): Save {
    const { eventId, tries } = event;
    if (tries >= MAX_TRIES) return giveUp(event, problem);
    return () => store.postpone(eventId, Date.now() + waitAfter(tries, retryAfterMs), tries);
  }

  const giveUp =
    ({ eventId, tries }: DueEvent, problem: string): Save =>
    async () => {
      await store.markFailed(eventId, problem);
      report(`giving up on event ${eventId} after ${tries} attempts: ${problem}`);
    };

  return async (event) => {
    const attempt = event.statusUrl === null ? send(event) : follow(event, event.statusUrl);
    const save = await attempt.catch((error: unknown) => afterError(event, error));
    await save();
  };
}

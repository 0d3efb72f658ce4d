// What an outbox needs from a database. `sqliteOutbox` and `postgresOutbox` implement it.
import type { PreparedEvent } from '../prepare-event.ts';

/** An event that is due: to be sent or, once it has a `statusUrl`, to be polled until it is processed. */
export interface DueEvent extends PreparedEvent {
  /** Attempts so far, including the current one. It starts again at 1 once the event is accepted. */
  tries: number;
  statusUrl: string | null;
}

type MaybePromise<Value> = Value | Promise<Value>;

/**
 * Times are in milliseconds since 1970. Each call is one transaction. A result that comes late, from a process that lost
 * its reservation, must not undo a later one: only a waiting event becomes accepted, and only an accepted one processed.
 */
export interface OutboxStore {
  /**
   * Takes at most `limit` due events, counts an attempt for each, and makes them due again at `until`: no other process
   * takes them before, and an event whose process dies is taken again afterwards.
   */
  take(now: number, until: number, limit: number): MaybePromise<DueEvent[]>;
  /** When the next event is due; `null` if none is waiting. */
  nextDueAt(): MaybePromise<number | null>;
  /** Makes an event due at `at`, with a new count of its attempts. */
  postpone(eventId: string, at: number, tries: number): MaybePromise<void>;
  markAccepted(eventId: string, statusUrl: string, now: number): MaybePromise<void>;
  markProcessed(eventId: string, outcome: string): MaybePromise<void>;
  markFailed(eventId: string, problem: string): MaybePromise<void>;
}

// Rows of `event_outbox`, as either database returns them.
import type { DueEvent } from './store.ts';

export function dueEventOf(row: unknown): DueEvent {
  const { event_id, webhook_id, body, tries, status_url } = columnsOf(row);
  return {
    eventId: String(event_id),
    webhookId: String(webhook_id),
    body: String(body),
    tries: Number(tries),
    statusUrl: status_url === null ? null : String(status_url),
  };
}

/** PostgreSQL returns its 64-bit integers as strings. */
export function dueAtOf(row: unknown): number | null {
  const { due_at } = columnsOf(row);
  return due_at === null || due_at === undefined ? null : Number(due_at);
}

/** Rows of `node:sqlite` have no prototype. */
const columnsOf = (row: unknown): Record<string, unknown> => (typeof row === 'object' ? { ...row } : {});

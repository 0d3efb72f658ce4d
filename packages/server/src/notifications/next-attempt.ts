// Schedules the retry of a failed delivery (decisions 10). Pure.
import { backoffMs } from '../kernel/backoff.ts';

const MAX_WAIT_MS = 3_600_000;
const BACKOFF = { firstMs: 5000, maxMs: MAX_WAIT_MS };
export const RETRY_WINDOW_MS = 24 * 3_600_000;

export interface FailedAttempt {
  /** When it failed, and when its retries began. */
  at: number;
  since: number;
  /** At least 1. */
  tries: number;
  /** How long the receiver asks us to wait, in milliseconds. */
  askedMs?: number | undefined;
}

/** The last attempt is at the end of the 24 hours; `null` after that, when the delivery is parked. */
export function nextAttemptAt({ at, since, tries, askedMs = 0 }: FailedAttempt): number | null {
  const end = since + RETRY_WINDOW_MS;
  if (at >= end) return null;
  return Math.min(at + Math.max(backoffMs(tries, BACKOFF), Math.min(askedMs, MAX_WAIT_MS)), end);
}

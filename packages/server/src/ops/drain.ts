// Shuts down a serving process without losing accepted work (decisions 12 SIGTERM).
import { setTimeout as delay } from 'node:timers/promises';

/** All in milliseconds. */
export interface DrainTimes {
  /** How long new connections still get their 503, so that a load balancer sees `/readyz` fail first. */
  noticeMs: number;
  /** How long requests in flight may then take. */
  finishMs: number;
  /** How long the rest may take to flush. */
  flushMs: number;
}

/** Together less than the 10 s within which the process must end. */
const DRAIN_TIMES: Readonly<DrainTimes> = { noticeMs: 1000, finishMs: 6000, flushMs: 2500 };

const REAP_MS = 50;

export interface DrainedParts {
  /** From now on refuses new work, and sends `Connection: close`. */
  refuseNewWork(): void;
  /** Stops listening; resolves when every connection has ended. */
  closeServer(): Promise<void>;
  closeIdle(): void;
  closeAllConnections(): void;
  /** Flushes accepted work and closes the store. */
  flush(): Promise<void>;
}

/**
 * Resolves when everything is closed, at the latest after the sum of the times. Rejects if the server could not be
 * closed, or flushing failed.
 */
export async function drain(parts: DrainedParts, times: DrainTimes = DRAIN_TIMES): Promise<void> {
  parts.refuseNewWork();
  await delay(times.noticeMs);
  await closeConnections(parts, times.finishMs).finally(() => flush(parts, times.flushMs));
}

async function closeConnections(parts: DrainedParts, finishMs: number): Promise<void> {
  const reaper = setInterval(() => parts.closeIdle(), REAP_MS);
  try {
    const closed = parts.closeServer();
    if (!(await endsWithin(closed, finishMs))) parts.closeAllConnections();
    await closed;
  } finally {
    clearInterval(reaper);
  }
}

async function flush(parts: DrainedParts, flushMs: number): Promise<void> {
  if (!(await endsWithin(parts.flush(), flushMs))) throw new Error('the store did not close in time');
}

async function endsWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const gaveUp = new AbortController();
  const timeout = delay(ms, false, { signal: gaveUp.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), timeout]);
  } finally {
    gaveUp.abort();
  }
}

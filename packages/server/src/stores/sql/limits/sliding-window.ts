// The calls of a sliding window, as times with counts. Pure.
import type { CallResult, CallWindow } from '../../../limits/ports.ts';

export const WINDOW_MS = 60_000;
/** Up to this quota each call keeps its own time. Above it, the calls of a quarter of a second share one: its end. */
const EXACT_QUOTA = 240;
const STEP_MS = 250;

type Entry = [at: number, count: number];

export interface CountedWindow extends CallResult {
  /** The value of `rate_windows.taken`. */
  taken: string;
  /** When the last call was allowed; undefined if the window is empty. */
  lastAt: number | undefined;
}

/**
 * A call allowed at t counts while now < t + 60 s, so no 60-second window exceeds the quota. A time further ahead than
 * the whole window comes from a clock that has since been set back, and is ignored.
 */
export function countCalls(taken: string, { perMinute, calls, now }: Omit<CallWindow, 'scope' | 'key'>): CountedWindow {
  const entries = read(taken).filter(([at]) => at > now - WINDOW_MS && at <= now + WINDOW_MS);
  const used = entries.reduce((sum, [, count]) => sum + count, 0);
  const granted = Math.max(0, Math.min(calls, perMinute - used));
  const after = granted > 0 ? added(entries, perMinute > EXACT_QUOTA ? stepEnd(now) : now, granted) : entries;
  const remaining = Math.max(0, perMinute - used - granted);
  const [oldest] = after;
  const lastAt = after.at(-1)?.[0];
  return {
    granted,
    remaining,
    retryAfter: remaining > 0 || !oldest ? 0 : secondsUntil(oldest[0] + WINDOW_MS, now),
    fullAfter: lastAt === undefined ? 0 : secondsUntil(lastAt + WINDOW_MS, now),
    taken: after.map(([at, count]) => `${at}:${count}`).join(' '),
    lastAt,
  };
}

const secondsUntil = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / 1000));
const stepEnd = (now: number): number => Math.ceil(now / STEP_MS) * STEP_MS;

/** Sorted, because the clocks of several processes may differ. */
function added(entries: readonly Entry[], at: number, count: number): Entry[] {
  const same = entries.find(([time]) => time === at);
  const others = entries.filter((entry) => entry !== same);
  return [...others, [at, count + (same?.[1] ?? 0)] satisfies Entry].sort(([a], [b]) => a - b);
}

const read = (taken: string): Entry[] =>
  taken === ''
    ? []
    : taken.split(' ').map((entry) => {
        const [at = '', count = ''] = entry.split(':');
        return [Number(at), Number(count)];
      });

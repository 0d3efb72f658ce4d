// A cache of the configuration for the hot path (decisions 2 "Reading from memory"): no store read while its lease is
// valid.
import type { Clock } from '../kernel/clock.ts';
import type { ChangeFeed } from './ports.ts';
import { createReadThrough, type Entry } from './read-through.ts';

/** Looks up one kind of record by one key. */
export interface CachedLookup<Value> {
  /** `undefined` if there is none. Rejects if it had to read the store and could not. */
  find(key: string): Promise<Value | undefined>;
  /** Makes a change by this process visible to it at once. */
  invalidate(key: string): void;
}

/** All kinds of records share one lease, so a process polls once for all. */
export interface ConfigCache {
  /** `read` reads from the store. Every change to its result must raise the configuration version. */
  lookup<Value>(read: (key: string) => Promise<Value | undefined>): CachedLookup<Value>;
  /** Checks the store for changes; one poll at a time, never rejects. */
  poll(): Promise<void>;
  /** Polls once, then at each announced change and every {@link ConfigCacheTimes.pollMs}; keeps no process alive. */
  start(): Promise<void>;
  /** Stops polling and removes this process from the serving ones. */
  stop(): Promise<void>;
}

export interface ConfigCacheTimes {
  pollMs: number;
  /** The longest time between two announcements of a serving node; a change is announced at once. */
  announceMs: number;
  /** How long entries are valid after the last successful poll; this makes a change visible everywhere in 5 s. */
  leaseMs: number;
  /** How long a missing record is cached as missing. */
  absentMs: number;
}

export const CONFIG_CACHE_TIMES: Readonly<ConfigCacheTimes> = {
  pollMs: 1000,
  announceMs: 2000,
  leaseMs: 4000,
  absentMs: 1000,
};

export interface ConfigCacheDeps {
  changes: Pick<ChangeFeed, 'version' | 'announce' | 'withdraw' | 'listen'>;
  clock: Clock;
  /** Identifies this process among those that share the store. */
  nodeId: string;
  /** Called after every poll with its error, or `undefined`. */
  onPoll?: (failure: unknown) => void;
  times?: ConfigCacheTimes;
}

export function createConfigCache(deps: ConfigCacheDeps): ConfigCache {
  const { clock, times = CONFIG_CACHE_TIMES } = deps;
  const clears: (() => void)[] = [];
  const lease = createCacheLease(deps, times, () => {
    for (const clear of clears) clear();
  });
  let polling: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  const isValid = ({ value, readAt }: Entry<unknown>, now: number): boolean =>
    lease.isHeld(now) && (value !== undefined || now < readAt + times.absentMs);

  const poll = (): Promise<void> => {
    polling ??= lease
      .renew()
      .then(
        () => deps.onPoll?.(undefined),
        (failure: unknown) => deps.onPoll?.(failure),
      )
      .finally(() => {
        polling = undefined;
      });
    return polling;
  };

  /** A running poll may have read the version before the change. */
  async function onChange(): Promise<void> {
    await polling;
    await poll();
  }

  return {
    lookup(read) {
      const entries = createReadThrough(read, clock);
      clears.push(entries.clear);
      return {
        async find(key) {
          const known = entries.get(key);
          return known !== undefined && isValid(known, clock.monotonic()) ? known.value : entries.read(key);
        },
        invalidate: entries.drop,
      };
    },
    poll,
    async start() {
      await poll();
      timer = setInterval(poll, times.pollMs).unref();
      stopListening = deps.changes.listen(() => void onChange());
    },
    async stop() {
      clearInterval(timer);
      await stopListening?.();
      await polling;
      await deps.changes.withdraw(deps.nodeId);
    },
  };
}

interface CacheLease {
  isHeld(now: number): boolean;
  /** Reads the configuration version, drops stale entries, and announces the version that this process has applied. */
  renew(): Promise<void>;
}

function createCacheLease(
  { changes, clock, nodeId }: ConfigCacheDeps,
  times: ConfigCacheTimes,
  clear: () => void,
): CacheLease {
  let seenVersion: number | undefined;
  let leasedUntil = Number.NEGATIVE_INFINITY;
  let announceBy = Number.NEGATIVE_INFINITY;
  return {
    isHeld: (now) => now < leasedUntil,
    async renew() {
      const startedAt = clock.monotonic();
      const version = await changes.version();
      if (version !== seenVersion) {
        clear();
        seenVersion = version;
        announceBy = startedAt;
      }
      leasedUntil = startedAt + times.leaseMs;
      const nextPoll = startedAt + times.pollMs;
      if (nextPoll < announceBy) return;
      await changes.announce({ id: nodeId, version, seenAt: clock.now() });
      announceBy = startedAt + times.announceMs;
    },
  };
}

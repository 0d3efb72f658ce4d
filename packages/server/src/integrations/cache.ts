// Installs in memory, for the hot path (decisions 2 "Reading from memory"): no store read while the lease holds.
import { LRUCache } from 'lru-cache';
import type { Clock } from '../kernel/clock.ts';
import type { ChangeFeed, Install, InstallStore } from './ports.ts';

export interface InstallCache {
  /** `undefined` where there is no such install. Rejects where it had to read the store and could not. */
  find(id: string): Promise<Install | undefined>;
  /** A change made in this process holds at once. */
  invalidate(id: string): void;
  /** Asks the store whether anything changed; one poll at a time, never rejects. */
  poll(): Promise<void>;
  /** Polls once, then every {@link CacheTimes.pollMs} without keeping the process alive. */
  start(): Promise<void>;
  /** Ends the polls and tells other processes that this one no longer serves. */
  stop(): Promise<void>;
}

export interface CacheTimes {
  pollMs: number;
  /** The longest silence of a serving node; a change is announced at once. */
  announceMs: number;
  /** How long memory is trusted after the last poll that succeeded; with it a change holds everywhere in 5 s. */
  leaseMs: number;
  /** How long an unknown id is remembered as unknown. */
  absentMs: number;
}

export const CACHE_TIMES: Readonly<CacheTimes> = { pollMs: 1000, announceMs: 2000, leaseMs: 4000, absentMs: 1000 };

/** Bounds the memory that made-up install ids can take. */
const MAX_ENTRIES = 10_000;

export interface CacheDeps {
  installs: Pick<InstallStore, 'findInstall'>;
  changes: Pick<ChangeFeed, 'version' | 'announce' | 'withdraw'>;
  clock: Clock;
  /** Names this process among those that share the store. */
  nodeId: string;
  /** Called after every poll with what made it fail, or `undefined`. */
  onPoll?: (failure: unknown) => void;
  times?: CacheTimes;
}

interface Entry {
  install: Install | undefined;
  /** `clock.monotonic()` when the store was asked. */
  readAt: number;
}

export function createInstallCache(deps: CacheDeps): InstallCache {
  const { clock, times = CACHE_TIMES } = deps;
  const memory = createMemory(deps.installs, clock);
  let obeyed: number | undefined;
  let leasedUntil = Number.NEGATIVE_INFINITY;
  let announceBy = Number.NEGATIVE_INFINITY;
  let polling: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const isTrusted = ({ install, readAt }: Entry, now: number): boolean =>
    now < leasedUntil && (install !== undefined || now < readAt + times.absentMs);

  async function pollOnce(): Promise<void> {
    const asked = clock.monotonic();
    const version = await deps.changes.version();
    if (version !== obeyed) {
      memory.clear();
      obeyed = version;
      announceBy = asked;
    }
    leasedUntil = asked + times.leaseMs;
    const nextPoll = asked + times.pollMs;
    if (nextPoll < announceBy) return;
    await deps.changes.announce({ id: deps.nodeId, version, seenAt: clock.now() });
    announceBy = asked + times.announceMs;
  }

  const poll = (): Promise<void> => {
    polling ??= pollOnce()
      .then(
        () => deps.onPoll?.(undefined),
        (failure: unknown) => deps.onPoll?.(failure),
      )
      .finally(() => {
        polling = undefined;
      });
    return polling;
  };

  return {
    async find(id) {
      const known = memory.get(id);
      return known !== undefined && isTrusted(known, clock.monotonic()) ? known.install : memory.read(id);
    },
    invalidate: (id) => memory.drop(id),
    poll,
    async start() {
      await poll();
      timer = setInterval(poll, times.pollMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await polling;
      await deps.changes.withdraw(deps.nodeId);
    },
  };
}

/** What was read, and the reads under way: one for each id. A read that began before a drop is not kept. */
function createMemory(installs: CacheDeps['installs'], clock: Clock) {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  const reads = new Map<string, Promise<Install | undefined>>();

  async function readStore(id: string): Promise<Install | undefined> {
    const readAt = clock.monotonic();
    const isCurrent = () => reads.get(id) === read;
    const read = installs.findInstall(id);
    reads.set(id, read);
    try {
      const install = await read;
      if (isCurrent()) entries.set(id, { install, readAt });
      return install;
    } finally {
      if (isCurrent()) reads.delete(id);
    }
  }

  return {
    get: (id: string) => entries.get(id),
    read: (id: string) => reads.get(id) ?? readStore(id),
    drop(id: string) {
      entries.delete(id);
      reads.delete(id);
    },
    clear() {
      entries.clear();
      reads.clear();
    },
  };
}

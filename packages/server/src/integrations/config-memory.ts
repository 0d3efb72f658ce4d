// Configuration in memory, for the hot path (decisions 2 "Reading from memory"): no store read while the lease holds.
import type { Clock } from '../kernel/clock.ts';
import type { ChangeFeed } from './ports.ts';
import { createReadThrough, type Entry } from './read-through.ts';

/** One kind of record, by one key. */
export interface Remembered<Value> {
  /** `undefined` where there is none. Rejects where it had to read the store and could not. */
  find(key: string): Promise<Value | undefined>;
  /** A change made in this process holds at once. */
  invalidate(key: string): void;
}

/** All kinds of records share one lease: one poll a process. */
export interface ConfigMemory {
  /** `read` asks the store. Whatever it gives must raise the configuration version when it changes. */
  remember<Value>(read: (key: string) => Promise<Value | undefined>): Remembered<Value>;
  /** Asks the store whether anything changed; one poll at a time, never rejects. */
  poll(): Promise<void>;
  /** Polls once, then at each change it hears of and every {@link MemoryTimes.pollMs}; keeps no process alive. */
  start(): Promise<void>;
  /** Ends the polls and tells other processes that this one no longer serves. */
  stop(): Promise<void>;
}

export interface MemoryTimes {
  pollMs: number;
  /** The longest silence of a serving node; a change is announced at once. */
  announceMs: number;
  /** How long memory is trusted after the last poll that succeeded; with it a change holds everywhere in 5 s. */
  leaseMs: number;
  /** How long an unknown key is remembered as unknown. */
  absentMs: number;
}

export const MEMORY_TIMES: Readonly<MemoryTimes> = { pollMs: 1000, announceMs: 2000, leaseMs: 4000, absentMs: 1000 };

export interface MemoryDeps {
  changes: Pick<ChangeFeed, 'version' | 'announce' | 'withdraw' | 'listen'>;
  clock: Clock;
  /** Names this process among those that share the store. */
  nodeId: string;
  /** Called after every poll with what made it fail, or `undefined`. */
  onPoll?: (failure: unknown) => void;
  times?: MemoryTimes;
}

export function createConfigMemory(deps: MemoryDeps): ConfigMemory {
  const { clock, times = MEMORY_TIMES } = deps;
  const clears: (() => void)[] = [];
  let obeyed: number | undefined;
  let leasedUntil = Number.NEGATIVE_INFINITY;
  let announceBy = Number.NEGATIVE_INFINITY;
  let polling: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  const isTrusted = ({ value, readAt }: Entry<unknown>, now: number): boolean =>
    now < leasedUntil && (value !== undefined || now < readAt + times.absentMs);

  async function pollOnce(): Promise<void> {
    const asked = clock.monotonic();
    const version = await deps.changes.version();
    if (version !== obeyed) {
      for (const clear of clears) clear();
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

  /** The poll that is under way may have asked before the change. */
  async function hear(): Promise<void> {
    await polling;
    await poll();
  }

  return {
    remember(read) {
      const memory = createReadThrough(read, clock);
      clears.push(memory.clear);
      return {
        async find(key) {
          const known = memory.get(key);
          return known !== undefined && isTrusted(known, clock.monotonic()) ? known.value : memory.read(key);
        },
        invalidate: memory.drop,
      };
    },
    poll,
    async start() {
      await poll();
      timer = setInterval(poll, times.pollMs).unref();
      stopListening = deps.changes.listen(() => void hear());
    },
    async stop() {
      clearInterval(timer);
      await stopListening?.();
      await polling;
      await deps.changes.withdraw(deps.nodeId);
    },
  };
}

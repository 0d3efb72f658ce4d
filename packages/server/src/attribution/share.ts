// Divides the projection of a store among the processes that live. It only avoids double work: a batch whose parts
// another process has projected is not written, so two processes may disagree about who lives.
import type { Clock } from '../kernel/clock.ts';
import type { ProjectingProcesses, Share } from './ports.ts';

export interface ShareDeps {
  store: ProjectingProcesses;
  clock: Pick<Clock, 'monotonic'>;
  /** A unique name of this process. */
  name: string;
  /** A process without a beat for this long is dead. Call {@link ShareKeeper.keep} several times within it. */
  ttlMs: number;
}

export interface ShareKeeper {
  /** The last known share; `undefined` before the first `keep`. */
  share(): Share | undefined;
  /** Tells the others that this process lives, and which of them do. */
  keep(): Promise<void>;
  /** Leaves the share to the others. */
  leave(): Promise<void>;
}

export function createShareKeeper({ store, clock, name: own, ttlMs }: ShareDeps): ShareKeeper {
  let share: Share | undefined;
  let ownBeat = 0;
  let seen = new Map<string, { beat: number; since: number }>();

  /** Clocks of different processes are never compared: `since` is when this process first saw the beat. */
  function see(beats: ReadonlyMap<string, number>, now: number): void {
    const before = seen;
    seen = new Map(
      [...beats].map(([name, beat]) => {
        const last = before.get(name);
        return [name, last?.beat === beat ? last : { beat, since: now }];
      }),
    );
  }

  return {
    share: () => share,
    async keep() {
      const beats = await store.beat(own);
      ownBeat = beats.get(own) ?? 0;
      const now = clock.monotonic();
      see(beats, now);
      const living: string[] = [];
      for (const [name, { beat, since }] of seen) {
        if (name === own || now - since < ttlMs) living.push(name);
        else await store.remove(name, beat);
      }
      living.sort();
      share = { index: living.indexOf(own), of: living.length };
    },
    leave: () => store.remove(own, ownBeat),
  };
}

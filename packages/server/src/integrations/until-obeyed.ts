// Waits until every serving process obeys what was changed before (decisions 2, "Reading from memory").
import type { Clock } from '../kernel/clock.ts';
import type { ChangeFeed } from './ports.ts';

export interface ObeyDeps {
  changes: Pick<ChangeFeed, 'version' | 'nodesBehind'>;
  clock: Clock;
  /** Resolves after so many milliseconds. */
  pause(ms: number): Promise<unknown>;
}

/** A process that has not heard of a change for so long no longer trusts its memory, so the change holds there too. */
const OBEYED_AFTER_MS = 5000;
const ASK_EVERY_MS = 50;

export async function untilObeyed({ changes, clock, pause }: ObeyDeps): Promise<void> {
  const version = await changes.version();
  const deadline = clock.monotonic() + OBEYED_AFTER_MS;
  while ((await changes.nodesBehind(version, clock.now() - OBEYED_AFTER_MS)) > 0 && clock.monotonic() < deadline) {
    await pause(ASK_EVERY_MS);
  }
}

// Waits until every serving process applies the changes made so far (decisions 2, "Reading from memory").
import type { Clock } from '../kernel/clock.ts';
import type { ChangeFeed } from './ports.ts';

export interface PropagationDeps {
  changes: Pick<ChangeFeed, 'version' | 'nodesBehind'>;
  clock: Clock;
  /** Resolves after this many milliseconds. */
  pause(ms: number): Promise<unknown>;
}

/** A process that has not polled for this long no longer uses its cache, so it reads the change from the store. */
const PROPAGATED_AFTER_MS = 5000;
const POLL_MS = 50;

export async function waitForConfigPropagation({ changes, clock, pause }: PropagationDeps): Promise<void> {
  const version = await changes.version();
  const deadline = clock.monotonic() + PROPAGATED_AFTER_MS;
  while ((await changes.nodesBehind(version, clock.now() - PROPAGATED_AFTER_MS)) > 0 && clock.monotonic() < deadline) {
    await pause(POLL_MS);
  }
}

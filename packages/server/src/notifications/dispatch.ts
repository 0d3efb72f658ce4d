// Brings what is due to its targets: one delivery of a target at a time, so that a slow one holds up no other.
import type { Clock } from '../kernel/clock.ts';
import type { LeaseKeeper } from '../leases/index.ts';
import { nextTry } from './next-try.ts';
import { DeliveryFault, type DueDelivery, type OutboxStore, type Sender } from './ports.ts';

export interface DispatchDeps {
  store: Pick<OutboxStore, 'dueDeliveries' | 'markDelivered' | 'markFailed'>;
  sender: Sender;
  lease: Pick<LeaseKeeper, 'token'>;
  clock: Pick<Clock, 'now'>;
  signal: AbortSignal;
  /** A delivery that was not noted is sent again: at least once. */
  onStoreFault(error: unknown): void;
}

export interface Dispatcher {
  /** Starts what is due and does not wait for it. Rejects where the store cannot say. */
  look(): Promise<void>;
  /** Resolves when nothing is under way. */
  settle(): Promise<void>;
}

const DUE_AT_ONCE = 100;
const TARGETS_AT_ONCE = 16;

export function createDispatcher(deps: DispatchDeps): Dispatcher {
  const busy = new Map<string, Promise<void>>();

  function serve(targetId: string, deliveries: readonly DueDelivery[]): void {
    const serving = inTurn(deps, deliveries)
      .catch(deps.onStoreFault)
      .finally(() => busy.delete(targetId));
    busy.set(targetId, serving);
  }

  return {
    async look() {
      if (deps.lease.token() === undefined || deps.signal.aborted || busy.size >= TARGETS_AT_ONCE) return;
      const due = await deps.store.dueDeliveries(deps.clock.now(), DUE_AT_ONCE, [...busy.keys()]);
      for (const [targetId, deliveries] of Map.groupBy(due, ({ target }) => target.id)) {
        if (busy.size < TARGETS_AT_ONCE) serve(targetId, deliveries);
      }
    },
    async settle() {
      await Promise.all(busy.values());
    },
  };
}

async function inTurn(deps: DispatchDeps, deliveries: readonly DueDelivery[]): Promise<void> {
  for (const delivery of deliveries) {
    if (deps.signal.aborted || deps.lease.token() === undefined) return;
    const isDone = await deliver(deps, delivery);
    // The others are looked for again, after whatever else is due.
    if (!isDone) return;
  }
}

async function deliver({ store, sender, clock, signal }: DispatchDeps, delivery: DueDelivery): Promise<boolean> {
  try {
    await sender.send(delivery.target, delivery, signal);
  } catch (error) {
    if (signal.aborted) return false;
    const at = clock.now();
    const fault = error instanceof DeliveryFault ? error : undefined;
    const { since, tries } = delivery;
    const nextAt = nextTry({ at, since, tries: tries + 1, askedMs: fault?.retryAfterMs });
    await store.markFailed(delivery.id, { at, nextAt, words: fault?.message ?? 'it could not be sent' });
    return false;
  }
  await store.markDelivered(delivery.id, clock.now());
  return true;
}

// Sends due deliveries: one per target at a time, and to a few targets per tenant, so that slow ones delay nobody else.
import type { Clock } from '../kernel/clock.ts';
import type { LeaseKeeper } from '../leases/index.ts';
import { nextAttemptAt } from './next-attempt.ts';
import { type Channel, DeliveryFault, type DueDelivery, type OutboxStore, type Sender } from './ports.ts';

export interface DispatchDeps {
  store: Pick<OutboxStore, 'dueDeliveries' | 'markDelivered' | 'markFailed' | 'disableTarget'>;
  sender: Sender;
  lease: Pick<LeaseKeeper, 'token'>;
  clock: Pick<Clock, 'now'>;
  signal: AbortSignal;
  /** If the result of a delivery could not be stored, it is sent again: at least once. */
  onStoreFault(error: unknown): void;
  /** The target answered 410 Gone. */
  onDisabled?(targetId: string): void;
  /** Called with the result of each attempt. */
  onDelivery?: ((channel: Channel, result: 'delivered' | 'failed' | 'parked') => void) | undefined;
}

export interface Dispatcher {
  /** Starts the due deliveries without waiting for them. Rejects if the store fails. */
  poll(): Promise<void>;
  /** Resolves when no delivery is running. */
  settle(): Promise<void>;
}

const DUE_AT_ONCE = 100;
const TARGETS_AT_ONCE = 16;
const TARGETS_OF_TENANT = 4;

export function createDispatcher(deps: DispatchDeps): Dispatcher {
  const busy = new Map<string, { tenantId: string; serving: Promise<void> }>();

  function serve(targetId: string, tenantId: string, deliveries: readonly DueDelivery[]): void {
    const serving = inTurn(deps, deliveries)
      .catch(deps.onStoreFault)
      .finally(() => busy.delete(targetId));
    busy.set(targetId, { tenantId, serving });
  }

  const targetsOf = (tenantId: string): number =>
    [...busy.values()].filter((target) => target.tenantId === tenantId).length;

  const tenantsAtLimit = (): string[] => {
    const tenants = new Set(Array.from(busy.values(), ({ tenantId }) => tenantId));
    return [...tenants].filter((tenantId) => targetsOf(tenantId) >= TARGETS_OF_TENANT);
  };

  const mayServe = (): boolean =>
    deps.lease.token() !== undefined && !deps.signal.aborted && busy.size < TARGETS_AT_ONCE;

  async function serveDue(tenants: string[]): Promise<void> {
    const without = { targets: [...busy.keys()], tenants };
    const due = await deps.store.dueDeliveries(deps.clock.now(), DUE_AT_ONCE, without);
    for (const [targetId, deliveries] of Map.groupBy(due, ({ target }) => target.id)) {
      const tenantId = deliveries[0]?.tenantId ?? '';
      if (busy.size < TARGETS_AT_ONCE && targetsOf(tenantId) < TARGETS_OF_TENANT) serve(targetId, tenantId, deliveries);
    }
  }

  return {
    async poll() {
      let left: string[];
      // What a tenant at its limit has left could hide what is due for others, so these are read again without it.
      do {
        if (!mayServe()) return;
        left = tenantsAtLimit();
        await serveDue(left);
      } while (tenantsAtLimit().some((tenantId) => !left.includes(tenantId)));
    },
    async settle() {
      await Promise.all(Array.from(busy.values(), ({ serving }) => serving));
    },
  };
}

async function inTurn(deps: DispatchDeps, deliveries: readonly DueDelivery[]): Promise<void> {
  for (const delivery of deliveries) {
    if (deps.signal.aborted || deps.lease.token() === undefined) return;
    const isDone = await deliver(deps, delivery);
    // The others are looked up again, after anything else that is due.
    if (!isDone) return;
  }
}

async function deliver(deps: DispatchDeps, delivery: DueDelivery): Promise<boolean> {
  const { store, sender, clock, signal } = deps;
  try {
    await sender.send(delivery.target, delivery, signal);
  } catch (error) {
    if (signal.aborted) return false;
    await noteFault(deps, delivery, error instanceof DeliveryFault ? error : new DeliveryFault('it could not be sent'));
    return false;
  }
  await store.markDelivered(delivery.id, clock.now());
  deps.onDelivery?.(delivery.target.channel, 'delivered');
  return true;
}

async function noteFault(
  { store, clock, onDisabled, onDelivery }: DispatchDeps,
  { id, target, since, tries }: DueDelivery,
  { message: words, isGone, retryAfterMs }: DeliveryFault,
): Promise<void> {
  const at = clock.now();
  const nextAt = isGone ? null : nextAttemptAt({ at, since, tries: tries + 1, askedMs: retryAfterMs });
  await store.markFailed(id, { at, nextAt, words });
  onDelivery?.(target.channel, nextAt === null ? 'parked' : 'failed');
  if (!isGone) return;
  await store.disableTarget(target.id, { at, words });
  onDisabled?.(target.id);
}

// Sends parked deliveries again.
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { OutboxStore } from './ports.ts';

export interface ReplayParkedDeps {
  store: Pick<OutboxStore, 'findTarget' | 'findParked' | 'replay'>;
  clock: Pick<Clock, 'now'>;
}

/** Returns how many are sent again. Throws `DomainError` `target_disabled`. */
export const replayParked =
  ({ store, clock }: ReplayParkedDeps) =>
  async (which: Parameters<OutboxStore['replay']>[0]): Promise<number> => {
    const target = await targetOf(store, which);
    if (target && target.disabledAt !== null) {
      const command = `service notification enable ${target.id}`;
      const message = `the target ${target.id} is disabled: enable it first with \`${command}\``;
      throw new DomainError('target_disabled', { message });
    }
    return store.replay(which, clock.now());
  };

async function targetOf(store: ReplayParkedDeps['store'], which: Parameters<OutboxStore['replay']>[0]) {
  if ('targetId' in which) return store.findTarget(which.targetId);
  const delivery = await store.findParked(which.id);
  return delivery && store.findTarget(delivery.targetId);
}

// Changes what a target receives, and whether it receives anything.
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { NotifiedKind, OutboxStore, Target } from './ports.ts';

export interface ChangeTargetDeps {
  store: Pick<OutboxStore, 'findTarget' | 'setKinds' | 'enableTarget' | 'disableTarget'>;
  clock: Pick<Clock, 'now'>;
}

export interface TargetChange {
  kinds?: readonly NotifiedKind[] | undefined;
  enabled?: boolean | undefined;
}

const DISABLED = 'an owner disabled the target';

/**
 * Disabling parks waiting messages; enabling leaves them parked until they are replayed. Throws `DomainError`
 * `not_found`.
 */
export const changeTarget =
  ({ store, clock }: ChangeTargetDeps) =>
  async ({ id }: Pick<Target, 'id'>, { kinds, enabled }: TargetChange): Promise<Target> => {
    if (kinds !== undefined) await store.setKinds(id, kinds);
    if (enabled === true) await store.enableTarget(id);
    if (enabled === false) await store.disableTarget(id, { at: clock.now(), words: DISABLED, by: 'owner' });
    const changed = await store.findTarget(id);
    if (changed) return changed;
    throw new DomainError('not_found', { message: `no such target: ${id}` });
  };

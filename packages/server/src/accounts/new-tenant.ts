// Builds a new tenant. It is stored together with its first brand.
import type { Clock, Ids } from '../kernel/clock.ts';
import type { Tenant } from './ports.ts';

export const newTenant =
  ({ clock, ids }: { clock: Pick<Clock, 'now'>; ids: Pick<Ids, 'ordered'> }) =>
  ({ name, plan }: Pick<Tenant, 'name' | 'plan'>): Tenant => ({
    id: ids.ordered(),
    name,
    plan,
    createdAt: clock.now(),
  });

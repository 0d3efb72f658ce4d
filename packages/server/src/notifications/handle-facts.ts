// What a fact causes: usage of the plan, and deliveries to the targets that subscribe to it. Pure, apart from ids and time.
import type { Clock, Ids } from '../kernel/clock.ts';
import type { BrandFact } from '../kernel/facts.ts';
import { countingFor, type Unit } from '../plans/index.ts';
import { messageOf } from './message.ts';
import { type Handling, type NewDelivery, NOTIFIED_KINDS, type NotifiedFact, type TargetOfBrand } from './ports.ts';

export const createHandling = ({ clock, ids }: { clock: Pick<Clock, 'now'>; ids: Pick<Ids, 'ordered'> }): Handling => ({
  unitOf,
  countingFor,
  deliveriesOf,
  newId: () => newDeliveryId(ids),
  now: () => clock.now(),
});

/** Visible ASCII without a full stop, as Standard Webhooks want it. */
export const newDeliveryId = (ids: Pick<Ids, 'ordered'>): string => `msg_${ids.ordered().replaceAll('-', '')}`;

/** Scans and fixes are reserved; only what is found is counted here, and fixes that an earlier version told (decisions 8). */
function unitOf({ kind }: BrandFact): Unit | undefined {
  if (kind === 'finding.opened') return 'finding';
  return kind === 'fix.prescribed' ? 'fix' : undefined;
}

function deliveriesOf(fact: BrandFact, targets: readonly TargetOfBrand[], brandName: string): NewDelivery[] {
  if (!isNotified(fact)) return [];
  return targets
    .filter((target) => target.kinds.includes(fact.kind) && concerns(fact, target))
    .map(({ id, channel }) => ({ targetId: id, kind: fact.kind, body: messageOf(fact, channel, brandName) }));
}

const isNotified = (fact: BrandFact): fact is NotifiedFact => NOTIFIED_KINDS.some((kind) => kind === fact.kind);

/** A quota is the tenant's, so it concerns all its brands. */
const concerns = (fact: NotifiedFact, { brandId, tenantId }: TargetOfBrand): boolean =>
  fact.kind === 'quota.reached' ? fact.tenantId === tenantId : fact.brandId === brandId;

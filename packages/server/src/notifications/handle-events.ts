// The effects of a domain event: usage of the plan, and deliveries to the targets that subscribe to it. Pure, apart
// from ids and time.
import type { Clock, Ids } from '../kernel/clock.ts';
import type { DomainEvent } from '../kernel/domain-events.ts';
import { countingFor, type Unit } from '../plans/index.ts';
import { messageOf } from './message.ts';
import {
  type EventHandler,
  type NewDelivery,
  NOTIFIED_KINDS,
  type NotifiedEvent,
  type TargetOfBrand,
} from './ports.ts';

export const createEventHandler = ({
  clock,
  ids,
}: {
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'ordered'>;
}): EventHandler => ({
  unitOf,
  countingFor,
  deliveriesOf,
  newId: () => newDeliveryId(ids),
  now: () => clock.now(),
});

/** Visible ASCII without a full stop, as Standard Webhooks requires. */
export const newDeliveryId = (ids: Pick<Ids, 'ordered'>): string => `msg_${ids.ordered().replaceAll('-', '')}`;

/**
 * Scans and fixes are counted by their reservation; only findings are counted here, and fixes reported by an earlier
 * version (decisions 8).
 */
function unitOf({ kind }: DomainEvent): Unit | undefined {
  if (kind === 'finding.opened') return 'finding';
  return kind === 'fix.prescribed' ? 'fix' : undefined;
}

function deliveriesOf(event: DomainEvent, targets: readonly TargetOfBrand[], brandName: string): NewDelivery[] {
  if (!isNotified(event)) return [];
  return targets
    .filter((target) => target.kinds.includes(event.kind) && concerns(event, target))
    .map(({ id, channel }) => ({ targetId: id, kind: event.kind, body: messageOf(event, channel, brandName) }));
}

const isNotified = (event: DomainEvent): event is NotifiedEvent => NOTIFIED_KINDS.some((kind) => kind === event.kind);

/** A quota is the tenant's, so it concerns all its brands. */
const concerns = (event: NotifiedEvent, { brandId, tenantId }: TargetOfBrand): boolean =>
  event.kind === 'quota.reached' ? event.tenantId === tenantId : event.brandId === brandId;

// Notification targets of a brand, and the messages that could not be delivered.
import type { Brand } from '../../brands/index.ts';
import type { WaitingRoom } from '../../http/overload/waiting-room.ts';
import type { Clock, Ids } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import {
  addTarget,
  changeTarget,
  hostOf,
  type OutboxStore,
  type ParkedDelivery,
  replayParked,
  type SendTestDeps,
  sendTest,
  type Target,
} from '../../notifications/index.ts';
import type { PortalHandlers } from './call.ts';
import { isoTime } from './iso-time.ts';

export interface NotificationHandlersDeps extends SendTestDeps {
  store: OutboxStore;
  /** Requests that wait for the answer to a test message. */
  testsOfTarget: WaitingRoom;
  testsOfTeam: WaitingRoom;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'ordered' | 'bytes'>;
  dev: boolean;
}

const MOST_PARKED = 100;

export const notificationHandlers = (
  deps: NotificationHandlersDeps,
): PortalHandlers<
  | 'GET /brands/:brand/notifications'
  | 'POST /brands/:brand/notifications'
  | 'PATCH /brands/:brand/notifications/:target'
  | 'DELETE /brands/:brand/notifications/:target'
  | 'POST /brands/:brand/notifications/:target/test'
  | 'POST /brands/:brand/notifications/:target/replay'
> => ({
  async 'GET /brands/:brand/notifications'({ brand }) {
    const [targets, parked, parked_count] = await Promise.all([
      deps.store.listTargets(brand.id),
      deps.store.listParked(brand.id, MOST_PARKED),
      deps.store.countParked(brand.id),
    ]);
    return { targets: targets.map(targetDocument), parked: parked.toReversed().map(parkedDocument), parked_count };
  },

  async 'POST /brands/:brand/notifications'({ brand, body }) {
    const target = await addTarget(deps)({ brandId: brand.id, ...body });
    return { ...targetDocument(target), signing_secret: target.secret };
  },

  async 'PATCH /brands/:brand/notifications/:target'({ brand, params, body: { kinds, enabled } }) {
    const target = await targetOf(deps, brand, params.target);
    return targetDocument(await changeTarget(deps)(target, { kinds, enabled }));
  },

  async 'DELETE /brands/:brand/notifications/:target'({ brand, params }) {
    await deps.store.removeTarget((await targetOf(deps, brand, params.target)).id);
    return undefined;
  },

  async 'POST /brands/:brand/notifications/:target/test'({ brand, params }) {
    const target = await targetOf(deps, brand, params.target);
    deps.testsOfTarget.enter(() => target.id);
    deps.testsOfTeam.enter(() => brand.tenantId);
    await sendTest(deps)(target);
    return undefined;
  },

  async 'POST /brands/:brand/notifications/:target/replay'({ brand, params, body: { delivery_id: id } }) {
    const target = await targetOf(deps, brand, params.target);
    if (id === undefined) return { replayed: await replayParked(deps)({ targetId: target.id }) };
    const parked = await deps.store.findParked(id);
    if (parked?.targetId !== target.id) {
      throw new DomainError('not_found', { message: 'There is no such parked message.' });
    }
    return { replayed: await replayParked(deps)({ id }) };
  },
});

/** A target of another brand is treated as nonexistent. */
async function targetOf({ store }: NotificationHandlersDeps, brand: Brand, id: string): Promise<Target> {
  const target = await store.findTarget(id);
  if (target?.brandId === brand.id) return target;
  throw new DomainError('not_found', { message: 'There is no such target.' });
}

const targetDocument = (target: Target) => ({
  target_id: target.id,
  channel: target.channel,
  host: hostOf(target),
  kinds: [...target.kinds],
  created_at: isoTime(target.createdAt),
  disabled_at: target.disabledAt === null ? null : isoTime(target.disabledAt),
  disabled_by: target.disabledBy,
});

const parkedDocument = ({ id, targetId, kind, createdAt, parkedAt, lastError }: ParkedDelivery) => ({
  delivery_id: id,
  target_id: targetId,
  kind,
  created_at: isoTime(createdAt),
  parked_at: isoTime(parkedAt),
  reason: lastError,
});

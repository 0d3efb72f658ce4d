// `OutboxStore` over SQL.
import type { Selectable, Transaction } from 'kysely';
import type { DueDelivery, OutboxStore, ParkedDelivery, Target } from '../../../notifications/ports.ts';
import type { SqlAccess } from '../database.ts';
import type { NotificationDeliveryTable, NotificationTargetTable } from '../schema/domain-event-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { kindsOf } from './domain-event-store.ts';

type Targets = Pick<
  OutboxStore,
  'addTarget' | 'findTarget' | 'listTargets' | 'removeTarget' | 'enableTarget' | 'disableTarget' | 'setKinds'
>;
type Deliveries = Pick<OutboxStore, 'dueDeliveries' | 'markDelivered' | 'markFailed'>;

export function createOutboxStore(db: SqlAccess): OutboxStore {
  return { ...targets(db), ...deliveries(db), ...parked(db) };
}

const targets = ({ read, write }: SqlAccess): Targets => ({
  addTarget: (target, max) => write.transaction().execute((trx) => insertTarget(trx, target, max)),
  async findTarget(id) {
    const row = await read.selectFrom('notification_targets').selectAll().where('id', '=', id).executeTakeFirst();
    return row && targetOf(row);
  },
  async listTargets(brandId) {
    const rows = await read
      .selectFrom('notification_targets')
      .selectAll()
      .$if(brandId !== undefined, (query) => query.where('brand_id', '=', brandId ?? ''))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(targetOf);
  },
  async removeTarget(id) {
    const removed = await write.deleteFrom('notification_targets').where('id', '=', id).executeTakeFirstOrThrow();
    return removed.numDeletedRows > 0n;
  },
  async enableTarget(id) {
    const { numUpdatedRows } = await write
      .updateTable('notification_targets')
      .set({ disabled_at: null, disabled_by: null })
      .where('id', '=', id)
      .where('disabled_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },
  disableTarget: (id, { at, words, by = 'receiver' }) =>
    write.transaction().execute(async (trx) => {
      const now = Math.floor(at);
      await trx
        .updateTable('notification_targets')
        .set({ disabled_at: now, disabled_by: by })
        .where('id', '=', id)
        .where('disabled_at', 'is', null)
        .execute();
      await trx
        .updateTable('notification_deliveries')
        .set({ next_at: null, parked_at: now, last_error: words })
        .where('target_id', '=', id)
        .where('next_at', 'is not', null)
        .execute();
    }),
  async setKinds(id, kinds) {
    const { numUpdatedRows } = await write
      .updateTable('notification_targets')
      .set({ kinds: JSON.stringify(kinds) })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },
});

async function insertTarget(
  trx: Transaction<Schema>,
  target: Target,
  max: number,
): ReturnType<OutboxStore['addTarget']> {
  const brand = await trx.selectFrom('brands').select('id').where('id', '=', target.brandId).executeTakeFirst();
  if (!brand) return 'no_brand';
  const others = trx.selectFrom('notification_targets').select('id').where('brand_id', '=', target.brandId);
  if ((await others.limit(max).execute()).length >= max) return 'full';
  await trx.insertInto('notification_targets').values(rowOf(target)).execute();
  return 'added';
}

const rowOf = (target: Target): Selectable<NotificationTargetTable> => ({
  id: target.id,
  brand_id: target.brandId,
  channel: target.channel,
  url: target.url,
  secret: target.secret,
  kinds: JSON.stringify(target.kinds),
  created_at: target.createdAt,
  disabled_at: target.disabledAt,
  disabled_by: target.disabledBy,
});

const targetOf = (row: Selectable<NotificationTargetTable>): Target => ({
  id: row.id,
  brandId: row.brand_id,
  channel: row.channel,
  url: row.url,
  secret: row.secret,
  kinds: kindsOf(row.kinds),
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
  disabledBy: row.disabled_by,
});

const deliveries = ({ read, write }: SqlAccess): Deliveries => ({
  async dueDeliveries(now, limit, { targets: busy, tenants }) {
    const rows = await read
      .selectFrom('notification_deliveries as delivery')
      .innerJoin('notification_targets as target', 'target.id', 'delivery.target_id')
      .innerJoin('brands as brand', 'brand.id', 'target.brand_id')
      .selectAll('target')
      .select('brand.tenant_id')
      .select(['delivery.id as delivery_id', 'delivery.kind', 'delivery.body', 'delivery.since', 'delivery.tries'])
      .where('delivery.next_at', '<=', Math.floor(now))
      .where('target.disabled_at', 'is', null)
      .$if(busy.length > 0, (query) => query.where('delivery.target_id', 'not in', busy))
      .$if(tenants.length > 0, (query) => query.where('brand.tenant_id', 'not in', tenants))
      .orderBy('delivery.next_at')
      .orderBy('delivery.id')
      .limit(limit)
      .execute();
    return rows.map(
      ({ delivery_id: id, kind, body, since, tries, tenant_id: tenantId, ...target }): DueDelivery => ({
        id,
        kind,
        body,
        since,
        tries,
        target: targetOf(target),
        tenantId,
      }),
    );
  },
  async markDelivered(id, at) {
    await write
      .updateTable('notification_deliveries')
      .set((eb) => ({
        delivered_at: Math.floor(at),
        next_at: null,
        parked_at: null,
        last_error: null,
        tries: eb('tries', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  },
  async markFailed(id, { at, nextAt, words }) {
    await write
      .updateTable('notification_deliveries')
      .set((eb) => ({
        next_at: nextAt === null ? null : Math.floor(nextAt),
        parked_at: nextAt === null ? Math.floor(at) : null,
        last_error: words,
        tries: eb('tries', '+', 1),
      }))
      .where('id', '=', id)
      .where('next_at', 'is not', null)
      .execute();
  },
});

const parked = ({
  read,
  write,
}: SqlAccess): Pick<OutboxStore, 'listParked' | 'countParked' | 'findParked' | 'replay'> => {
  const deliveries = read
    .selectFrom('notification_deliveries as delivery')
    .innerJoin('notification_targets as target', 'target.id', 'delivery.target_id')
    .where('delivery.parked_at', 'is not', null);
  const rows = deliveries.selectAll('delivery').select('target.brand_id');
  return {
    async listParked(brandId, newest) {
      const order = newest === undefined ? 'asc' : 'desc';
      const found = await rows
        .$if(brandId !== undefined, (query) => query.where('target.brand_id', '=', brandId ?? ''))
        .orderBy('delivery.created_at', order)
        .orderBy('delivery.id', order)
        .$if(newest !== undefined, (query) => query.limit(newest ?? 0))
        .execute();
      const listed = found.map(parkedOf);
      return newest === undefined ? listed : listed.reverse();
    },
    async countParked(brandId) {
      const { count } = await deliveries
        .select((eb) => eb.fn.countAll().as('count'))
        .where('target.brand_id', '=', brandId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async findParked(id) {
      const found = await rows.where('delivery.id', '=', id).executeTakeFirst();
      return found && parkedOf(found);
    },
    async replay(which, at) {
      const now = Math.floor(at);
      const { numUpdatedRows } = await write
        .updateTable('notification_deliveries')
        .set({ since: now, next_at: now, parked_at: null, tries: 0 })
        .where('parked_at', 'is not', null)
        .where('target_id', 'not in', (eb) =>
          eb.selectFrom('notification_targets').select('id').where('disabled_at', 'is not', null),
        )
        .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('target_id', '=', which.targetId)))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
};

type ParkedRow = Selectable<NotificationDeliveryTable> & { brand_id: string };

const parkedOf = (row: ParkedRow): ParkedDelivery => ({
  id: row.id,
  targetId: row.target_id,
  brandId: row.brand_id,
  kind: row.kind,
  createdAt: row.created_at,
  parkedAt: row.parked_at ?? 0,
  lastError: row.last_error,
});

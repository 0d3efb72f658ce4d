// `DomainEventStore` over SQL: one transaction turns domain events into counts and deliveries and marks them as handled.
import type { Transaction } from 'kysely';
import type { DomainEvent } from '../../../kernel/domain-events.ts';
import type { DomainEventStore, EventHandler, NotifiedKind, TargetOfBrand } from '../../../notifications/ports.ts';
import type { SqlAccess } from '../database.ts';
import { countUse } from '../plans/count-use.ts';
import { lockPlan } from '../plans/lock-plan.ts';
import type { Schema } from '../schema/schema.ts';

/** @param locksRows whether several processes handle events at once: each then skips the rows that another has locked */
export function createDomainEventStore({ read, write }: SqlAccess, locksRows: boolean): DomainEventStore {
  return {
    async handleEvents(limit, handling) {
      const waiting = await read
        .selectFrom('brand_facts')
        .select('number')
        .where('handled_at', 'is', null)
        .limit(1)
        .execute();
      if (waiting.length === 0) return 0;
      return write.transaction().execute((trx) => handle(trx, { limit, locksRows }, handling));
    },
    async forget({ done, parked }) {
      await write.deleteFrom('brand_facts').where('handled_at', '<', done).execute();
      await write.deleteFrom('notification_deliveries').where('delivered_at', '<', done).execute();
      await write.deleteFrom('notification_deliveries').where('parked_at', '<', parked).execute();
    },
  };
}

interface NumberedEvent {
  number: number;
  event: DomainEvent;
}

async function handle(
  trx: Transaction<Schema>,
  { limit, locksRows }: { limit: number; locksRows: boolean },
  handling: EventHandler,
): Promise<number> {
  const rows = await trx
    .selectFrom('brand_facts')
    .selectAll()
    .where('handled_at', 'is', null)
    .orderBy('number')
    .limit(limit)
    .$if(locksRows, (query) => query.forUpdate().skipLocked())
    .execute();
  if (rows.length === 0) return 0;
  const events: NumberedEvent[] = rows.map((row) => ({
    number: row.number,
    // Only `writeDomainEvents` writes these, and it accepts nothing else.
    event: {
      tenantId: row.tenant_id,
      brandId: row.brand_id,
      kind: row.kind,
      at: row.at,
      body: JSON.parse(row.body),
    } as DomainEvent,
  }));
  await count(trx, events, handling);
  await deliver(trx, { events, locksRows }, handling);
  const numbers = rows.map(({ number }) => number);
  await trx
    .updateTable('brand_facts')
    .set({ handled_at: Math.floor(handling.now()) })
    .where('number', 'in', numbers)
    .execute();
  return rows.length;
}

async function count(
  trx: Transaction<Schema>,
  events: readonly NumberedEvent[],
  handling: EventHandler,
): Promise<void> {
  const byTenant = Map.groupBy(
    events.flatMap(({ event }) => {
      const unit = handling.unitOf(event);
      return unit === undefined ? [] : [{ ...event, unit, amount: 1 }];
    }),
    ({ tenantId }) => tenantId,
  );
  // In a fixed order, to avoid a deadlock between processes.
  for (const tenantId of [...byTenant.keys()].sort()) {
    const held = await lockPlan(trx, tenantId);
    if (!held) continue;
    for (const use of byTenant.get(tenantId) ?? []) {
      await countUse(trx, held.plan, use, handling.countingFor(held.plan, use.unit, use.at));
    }
  }
}

async function deliver(
  trx: Transaction<Schema>,
  { events, locksRows }: { events: readonly NumberedEvent[]; locksRows: boolean },
  handling: EventHandler,
): Promise<void> {
  const targets = await targetsOf(trx, [...new Set(events.map(({ event }) => event.tenantId))], locksRows);
  if (targets.length === 0) return;
  const names = await namesOf(trx, [...new Set(events.map(({ event }) => event.brandId))]);
  const now = Math.floor(handling.now());
  const deliveries = events.flatMap(({ number, event }) =>
    handling
      .deliveriesOf(event, targets, names.get(event.brandId) ?? event.brandId)
      .map(({ targetId, kind, body }) => ({
        id: handling.newId(),
        target_id: targetId,
        fact: number,
        kind,
        body,
        created_at: now,
        since: now,
        tries: 0,
        next_at: now,
        delivered_at: null,
        parked_at: null,
        last_error: null,
      })),
  );
  for (const delivery of deliveries) await trx.insertInto('notification_deliveries').values(delivery).execute();
}

/** Locked, so that concurrently disabling a target also parks the deliveries queued here. */
async function targetsOf(
  trx: Transaction<Schema>,
  tenantIds: readonly string[],
  locksRows: boolean,
): Promise<TargetOfBrand[]> {
  const rows = await trx
    .selectFrom('notification_targets')
    .innerJoin('brands', 'brands.id', 'notification_targets.brand_id')
    .select([
      'notification_targets.id',
      'notification_targets.brand_id',
      'notification_targets.channel',
      'notification_targets.kinds',
      'brands.tenant_id',
    ])
    .where('brands.tenant_id', 'in', tenantIds)
    .where('notification_targets.disabled_at', 'is', null)
    .orderBy('notification_targets.id')
    .$if(locksRows, (query) => query.forShare('notification_targets'))
    .execute();
  return rows.map(({ id, brand_id: brandId, channel, kinds, tenant_id: tenantId }) => ({
    id,
    brandId,
    channel,
    tenantId,
    kinds: kindsOf(kinds),
  }));
}

export const kindsOf = (text: string): NotifiedKind[] => JSON.parse(text);

async function namesOf(trx: Transaction<Schema>, brandIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await trx.selectFrom('brands').select(['id', 'name']).where('id', 'in', brandIds).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

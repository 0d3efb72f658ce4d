// Writes domain events about brands. Other stores call it in the transaction of their record (architecture, rule 5).
import type { Transaction } from 'kysely';
import type { DomainEvent } from '../../../kernel/domain-events.ts';
import type { Schema } from '../schema/schema.ts';

/** In their order. They are handled soon after the transaction commits, and never if it does not. */
export async function writeDomainEvents(trx: Transaction<Schema>, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  await trx.insertInto('brand_facts').values(events.map(rowOf)).execute();
}

const rowOf = ({ tenantId, brandId, kind, at, body }: DomainEvent) => ({
  tenant_id: tenantId,
  brand_id: brandId,
  kind,
  at: Math.floor(at),
  body: JSON.stringify(body),
});

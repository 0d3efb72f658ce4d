// Which records the installs of a brand have sent so far. Read from the delivery keys, which are written with each
// record, are indexed by owner, and outlive the record.
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Received } from '../../../integrations/ports.ts';
import { ID_KINDS } from '../../ingest/dedupe.ts';
import type { Schema } from '../schema/schema.ts';

/** By install ID. */
export async function readReceived(read: Kysely<Schema>, brandId: string): Promise<Map<string, Received>> {
  const rows = await read
    .selectFrom('installs')
    .leftJoin('connections', 'connections.install', 'installs.number')
    .select('installs.id')
    .select((eb) => [
      eb.exists(keysOf(eb, 'installs.number', ID_KINDS.visit)).as('session'),
      eb.exists(keysOf(eb, 'installs.number', ID_KINDS.action)).as('action'),
      eb.exists(keysOf(eb, 'connections.number', ID_KINDS.webhookId)).as('serverEvent'),
    ])
    .where('installs.brand_id', '=', brandId)
    .execute();
  return new Map(
    rows.map(({ id, session, action, serverEvent }) => [
      id,
      { session: Boolean(session), action: Boolean(action), serverEvent: Boolean(serverEvent) },
    ]),
  );
}

function keysOf(
  eb: ExpressionBuilder<Schema, 'installs' | 'connections'>,
  owner: 'installs.number' | 'connections.number',
  kind: number,
) {
  return eb
    .selectFrom('dedupe')
    .select('dedupe.owner')
    .whereRef('dedupe.owner', '=', owner)
    .where('dedupe.kind', '=', kind);
}

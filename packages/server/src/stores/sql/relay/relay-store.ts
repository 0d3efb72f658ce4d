// `RelayStore` over SQL. The row of a sink holds the fencing token of its last lease holder, so a late statement of an
// earlier holder changes nothing.
import type { Kysely, Selectable } from 'kysely';
import type { RelayStore, SinkPosition, SinkState } from '../../../relay/ports.ts';
import type { SqlAccess } from '../database.ts';
import type { ReadStablePosition } from '../records/stable-position.ts';
import type { RelaySinkTable, Schema } from '../schema/schema.ts';
import { firstSince, lagAfter, nextBatchEnd, recordsBetween } from './relay-records.ts';

export function createRelayStore({ read, write }: SqlAccess, stablePosition: ReadStablePosition): RelayStore {
  return {
    async openPosition(sink, token, newRun) {
      const known = await sinkRow(read, sink);
      if (known?.token === token) return positionOf(known);
      const opened = await write
        .insertInto('relay_sinks')
        .values({ name: sink, run: newRun, position: 0, token })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ token }).where('relay_sinks.token', '<=', token),
        )
        .returning(['run', 'position'])
        .executeTakeFirst();
      return opened && positionOf(opened);
    },
    async endOfBatch(after, limit) {
      return nextBatchEnd(read, { after, upTo: await stablePosition() }, limit);
    },
    recordsBetween: (after, upTo) => recordsBetween(read, { after, upTo }),
    async movePosition(sink, token, from, { position, at }) {
      const moved = await held(write, sink, token)
        .set({ position, delivered_at: at, failing_since: null, last_error: null })
        .where('run', '=', from.run)
        .where('position', '=', from.position)
        .returning('position')
        .executeTakeFirst();
      return moved !== undefined;
    },
    async noteFault(sink, token, fault) {
      await held(write, sink, token)
        .set((eb) =>
          fault === null
            ? { failing_since: null, last_error: null }
            : { failing_since: eb.fn.coalesce('failing_since', eb.val(fault.at)), last_error: fault.message },
        )
        .execute();
    },
    async listSinks() {
      return (await read.selectFrom('relay_sinks').selectAll().orderBy('name').execute()).map(stateOf);
    },
    lagAfter: (position) => lagAfter(read, position),
    rewind: (sink, since, newRun) => write.transaction().execute((tx) => rewind(tx, sink, since, newRun)),
  };
}

const sinkRow = (db: Kysely<Schema>, name: string) =>
  db.selectFrom('relay_sinks').selectAll().where('name', '=', name).executeTakeFirst();

const held = (db: Kysely<Schema>, name: string, token: number) =>
  db.updateTable('relay_sinks').where('name', '=', name).where('token', '=', token);

const positionOf = ({ run, position }: SinkPosition): SinkPosition => ({ run, position });

const stateOf = (row: Selectable<RelaySinkTable>): SinkState => ({
  name: row.name,
  ...positionOf(row),
  deliveredAt: row.delivered_at,
  failingSince: row.failing_since,
  lastError: row.last_error,
});

async function rewind(
  tx: Kysely<Schema>,
  name: string,
  since: number,
  newRun: string,
): Promise<SinkPosition | undefined> {
  const known = await sinkRow(tx, name);
  if (!known) return undefined;
  const first = await firstSince(tx, since);
  if (first === undefined || first > known.position) return positionOf(known);
  const position = { run: newRun, position: first - 1 };
  await tx.updateTable('relay_sinks').set(position).where('name', '=', name).execute();
  return position;
}

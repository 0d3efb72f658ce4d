// How the states of findings changed, and why.
import type { Kysely, Transaction } from 'kysely';
import type { FindingChange, FindingState, NewFindingChange } from '../../../claims/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** The caller has locked the finding's row. */
export async function writeChange(tx: Transaction<Schema>, id: string, change: NewFindingChange): Promise<void> {
  const { last } = await tx
    .selectFrom('finding_changes')
    .select((eb) => eb.fn.max<number | null>('number').as('last'))
    .where('finding_id', '=', id)
    .executeTakeFirstOrThrow();
  const { at, state, cause, reason = null, note = null, userId = null } = change;
  await tx
    .insertInto('finding_changes')
    .values({ finding_id: id, number: Number(last ?? 0) + 1, at, state, cause, reason, note, user_id: userId })
    .execute();
}

/** False if it is not in one of the states `from`. */
export async function changeState(
  tx: Transaction<Schema>,
  id: string,
  from: readonly FindingState[],
  change: NewFindingChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('findings')
    .set({ state: change.state, changed_at: change.at })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await writeChange(tx, id, change);
  return true;
}

export async function listChanges(read: Kysely<Schema>, id: string): Promise<FindingChange[]> {
  const rows = await read
    .selectFrom('finding_changes')
    .select(['at', 'state', 'cause', 'reason', 'note', 'user_id'])
    .where('finding_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ user_id: userId, ...change }) => ({ ...change, userId }));
}

// Walks over the keys that make deliveries count once, and drops those that were kept long enough.
import { sql } from 'kysely';
import { DAY_MS } from '../../kernel/day.ts';
import type { KeyAges, KeyCursor, RetentionStore } from '../../privacy/ports.ts';
import { ID_KINDS } from './id-kinds.ts';
import type { SqlAccess } from './sql-access.ts';

const dayOf = (at: number) => sql<number>`cast(${Math.floor(at / DAY_MS)} as bigint)`;

export async function dropOldKeys(
  { read, write }: SqlAccess,
  ages: KeyAges,
  after: KeyCursor | null,
  limit: number,
): ReturnType<RetentionStore['dropKeys']> {
  const isAfter = after === null ? sql`1 = 1` : sql`(owner, kind, key) > (${sql.join([...after])})`;
  const { rows } = await sql<{ owner: number; kind: number; key: Uint8Array }>`
    select owner, kind, key from dedupe where ${isAfter}
    order by owner, kind, key limit 1 offset ${limit - 1}`.execute(read);
  const end = rows[0];
  const isBefore = end ? sql`(owner, kind, key) <= (${end.owner}, ${end.kind}, ${end.key})` : sql`1 = 1`;
  const { numAffectedRows = 0n } = await sql`
    delete from dedupe where ${isAfter} and ${isBefore} and day < case kind
      when ${sql.lit(ID_KINDS.visit)} then ${dayOf(ages.visit)}
      when ${sql.lit(ID_KINDS.action)} then ${dayOf(ages.action)}
      when ${sql.lit(ID_KINDS.link)} then ${dayOf(ages.link)}
      else ${dayOf(ages.event)} end`.execute(write);
  return { dropped: Number(numAffectedRows), next: end ? [end.owner, end.kind, end.key] : null };
}

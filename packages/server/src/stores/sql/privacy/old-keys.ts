// Scans the exactly-once keys and deletes the expired ones.
import { sql } from 'kysely';
import { DAY_MS } from '../../../kernel/day.ts';
import type { KeyAges, KeyCursor, RetentionStore } from '../../../privacy/ports.ts';
import { ID_KINDS } from '../../ingest/dedupe.ts';
import type { SqlAccess } from '../database.ts';

const dayOf = (at: number) => sql<number>`cast(${Math.floor(at / DAY_MS)} as bigint)`;

/** The condition for the keys of one step, and where the next step begins. */
async function stepAfter(read: SqlAccess['read'], after: KeyCursor | null, limit: number) {
  const isAfter = after === null ? sql<boolean>`1 = 1` : sql<boolean>`(owner, kind, key) > (${sql.join([...after])})`;
  const { rows } = await sql<{ owner: number; kind: number; key: Uint8Array }>`
    select owner, kind, key from dedupe where ${isAfter}
    order by owner, kind, key limit 1 offset ${limit - 1}`.execute(read);
  const end = rows[0];
  const isBefore = end ? sql<boolean>`(owner, kind, key) <= (${end.owner}, ${end.kind}, ${end.key})` : sql`1 = 1`;
  const next: KeyCursor | null = end ? [end.owner, end.kind, end.key] : null;
  return { inStep: sql<boolean>`${isAfter} and ${isBefore}`, next };
}

const isOld = (ages: KeyAges) => sql<boolean>`day < case kind
  when ${sql.lit(ID_KINDS.visit)} then ${dayOf(ages.visit)}
  when ${sql.lit(ID_KINDS.action)} then ${dayOf(ages.action)}
  when ${sql.lit(ID_KINDS.link)} then ${dayOf(ages.link)}
  else ${dayOf(ages.event)} end`;

export async function dropOldKeys(
  { read, write }: SqlAccess,
  ages: KeyAges,
  after: KeyCursor | null,
  limit: number,
): ReturnType<RetentionStore['dropKeys']> {
  const { inStep, next } = await stepAfter(read, after, limit);
  const { numAffectedRows = 0n } = await sql`delete from dedupe where ${inStep} and ${isOld(ages)}`.execute(write);
  return { dropped: Number(numAffectedRows), next };
}

export async function findOldKeys(
  { read }: Pick<SqlAccess, 'read'>,
  ages: KeyAges,
  after: KeyCursor | null,
  limit: number,
): ReturnType<RetentionStore['dueKeys']> {
  const { inStep, next } = await stepAfter(read, after, limit);
  const { rows } = await sql<{ kind: number; day: number }>`
    select kind, min(day) as day from dedupe where ${inStep} and ${isOld(ages)} group by kind`.execute(read);
  return { due: rows.map(({ kind, day }) => ({ kind: ageOf(kind), at: day * DAY_MS })), next };
}

function ageOf(kind: number): keyof KeyAges {
  if (kind === ID_KINDS.visit) return 'visit';
  if (kind === ID_KINDS.action) return 'action';
  return kind === ID_KINDS.link ? 'link' : 'event';
}

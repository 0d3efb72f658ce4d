// Counts the records that are not projected yet.
import { type Kysely, sql } from 'kysely';
import { countAfter } from '../records/record-pages.ts';
import type { Schema } from '../schema/schema.ts';
import { isOfParts } from './install-parts.ts';
import type { Head } from './projection-head.ts';

/** Parts with the same position are counted together. */
export async function countPending(db: Kysely<Schema>, heads: readonly Head[]): Promise<number> {
  const groups = Map.groupBy(heads, ({ visit, action, event }) => [visit, action, event].join(' '));
  let sum = 0;
  for (const group of groups.values()) sum += await countPendingOf(db, group, heads.length);
  return sum;
}

async function countPendingOf(db: Kysely<Schema>, group: readonly Head[], total: number): Promise<number> {
  const [head] = group;
  if (head === undefined) return 0;
  const parts = group.map(({ part }) => part);
  const isOwn = isOfParts('install', parts, total);
  const isOfConnection = sql<boolean>`connection in (select number from connections where ${isOwn})`;
  const counts = await Promise.all([
    countAfter(db, 'visits', head.visit, isOwn),
    countAfter(db, 'actions', head.action, isOwn),
    countAfter(db, 'server_events', head.event, isOfConnection),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

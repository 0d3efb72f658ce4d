// Reads, adds and deletes refused calls.
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { KeptRefusal, NewRefusal, RecentRefusals, RefusalLimits, RowsBetween } from '../../../live/ports.ts';
import { inChunks } from '../row-values.ts';
import type { RefusalTable } from '../schema/live-tables.ts';
import type { Schema } from '../schema/schema.ts';

const issueList = z.array(z.object({ path: z.string(), message: z.string() }));

export async function lastRefusal(db: Kysely<Schema>): Promise<number> {
  const { last } = await db
    .selectFrom('refusals')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

const rowsOf = (db: Kysely<Schema>) =>
  db
    .selectFrom('refusals')
    .leftJoin('installs', 'installs.number', 'refusals.install')
    .selectAll('refusals')
    .select('installs.id as install_id');

export async function recentRefusals(
  db: Kysely<Schema>,
  { brandId, installId, endpoints, upTo, limit, since }: RecentRefusals,
): Promise<KeptRefusal[]> {
  const rows = await rowsOf(db)
    .where('refusals.brand_id', '=', brandId)
    .where('refusals.number', '<=', upTo)
    .where('at', '>', since)
    .$if(installId !== undefined, (query) => query.where('installs.id', '=', installId ?? ''))
    .$if(endpoints !== undefined, (query) => query.where('endpoint', 'in', endpoints ?? []))
    .orderBy('refusals.number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(refusalOf);
}

export async function refusalsBetween(
  db: Kysely<Schema>,
  { brandIds, after, upTo, limit }: RowsBetween,
): Promise<KeptRefusal[]> {
  if (brandIds.length === 0 || upTo <= after) return [];
  const rows = await rowsOf(db)
    .where('refusals.brand_id', 'in', brandIds)
    .where('refusals.number', '>', after)
    .where('refusals.number', '<=', upTo)
    .orderBy('refusals.number', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(refusalOf);
}

export async function findRefusal(
  db: Kysely<Schema>,
  { brandId, number, since }: { brandId: string; number: number; since: number },
): Promise<KeptRefusal | undefined> {
  const row = await rowsOf(db)
    .where('refusals.brand_id', '=', brandId)
    .where('refusals.number', '=', number)
    .where('at', '>', since)
    .executeTakeFirst();
  return row && refusalOf(row);
}

const refusalOf = (row: Selectable<RefusalTable> & { install_id: string | null }): KeptRefusal => ({
  number: row.number,
  brandId: row.brand_id,
  installId: row.install_id,
  at: row.at,
  endpoint: row.endpoint,
  method: row.method,
  status: row.status,
  code: row.code,
  fault: row.fault,
  reason: row.reason,
  issues: issueList.parse(JSON.parse(row.issues)),
  origin: row.origin,
  contentType: row.content_type,
  credential: row.credential,
  deliveryId: row.delivery_id,
  count: row.count,
});

export async function storeRefusals(
  tx: Kysely<Schema>,
  refusals: readonly NewRefusal[],
  { before, perInstall }: RefusalLimits,
): Promise<void> {
  for (const rows of inChunks(refusals)) await tx.insertInto('refusals').values(rows.map(valuesOf)).execute();
  await tx.deleteFrom('refusals').where('at', '<=', before).execute();
  for (const owner of ownersOf(refusals)) await dropSurplus(tx, owner, perInstall);
}

const valuesOf = (refusal: NewRefusal) => ({
  brand_id: refusal.brandId,
  install: refusal.install,
  at: refusal.at,
  endpoint: refusal.endpoint,
  method: refusal.method,
  status: refusal.status,
  code: refusal.code,
  fault: refusal.fault,
  reason: refusal.reason,
  issues: JSON.stringify(refusal.issues),
  origin: refusal.origin,
  content_type: refusal.contentType,
  credential: refusal.credential,
  delivery_id: refusal.deliveryId,
  count: refusal.count,
});

/** An install, or the rows of a brand without an install. */
type Owner = Pick<NewRefusal, 'brandId' | 'install'>;

const ownersOf = (refusals: readonly Owner[]): Owner[] => [
  ...new Map(refusals.map((one) => [`${one.install} ${one.install === null && one.brandId}`, one])).values(),
];

async function dropSurplus(tx: Kysely<Schema>, { brandId, install }: Owner, kept: number): Promise<void> {
  const isOwn =
    install === null ? sql<boolean>`brand_id = ${brandId} and install is null` : sql<boolean>`install = ${install}`;
  const oldestKept = tx
    .selectFrom('refusals')
    .select('number')
    .where(isOwn)
    .orderBy('number', 'desc')
    .limit(1)
    .offset(kept - 1);
  await tx.deleteFrom('refusals').where(isOwn).where('number', '<', oldestKept).execute();
}

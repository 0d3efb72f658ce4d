// Accepted records of brands, in the order of their numbers.
import type { Kysely } from 'kysely';
import type { LiveRecord, RecordKind, RowsBetween, RowsOfBrand } from '../../../live/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { type RecordRange, SELECT_ROWS } from './record-selects.ts';

const KINDS: readonly RecordKind[] = ['visit', 'action', 'event'];

export async function recentRecords(
  db: Kysely<Schema>,
  { kind, ...query }: RowsOfBrand & { kind?: RecordKind | undefined },
): Promise<LiveRecord[]> {
  const kinds = kind === undefined ? KINDS : [kind];
  const found = await Promise.all(kinds.map((one) => recentOfKind(db, one, query)));
  return found
    .flat()
    .sort((a, b) => b.number - a.number)
    .slice(0, query.limit);
}

/** How many rows of all brands each additional statement searches; no index has the records of a brand in order. */
const STEPS = [4096, 16_384, 65_536, 262_144];

async function recentOfKind(
  db: Kysely<Schema>,
  kind: RecordKind,
  { brandId, installId, upTo, limit }: RowsOfBrand,
): Promise<LiveRecord[]> {
  const rows: LiveRecord[] = [];
  let end = upTo;
  for (const step of STEPS) {
    const range: RecordRange = { brandIds: [brandId], installId, after: end - step, upTo: end };
    rows.push(...(await SELECT_ROWS[kind](db, range, limit - rows.length)));
    end -= step;
    if (rows.length >= limit || end <= 0) break;
  }
  return rows;
}

export async function recordsBetween(db: Kysely<Schema>, { limit, ...range }: RowsBetween): Promise<LiveRecord[]> {
  if (range.brandIds.length === 0 || range.upTo <= range.after) return [];
  const found = await Promise.all(KINDS.map((kind) => SELECT_ROWS[kind](db, range, limit)));
  return found.flat().sort((a, b) => a.number - b.number);
}

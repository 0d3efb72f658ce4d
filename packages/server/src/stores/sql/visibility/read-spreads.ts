// How much prompts vary in their answers about a brand, its product lines, SKUs and competitors. The join runs in this process:
// a join of two aggregates has no index, and PostgreSQL would compare every pair of rows.
import type { Kysely } from 'kysely';
import type { GroupSpreads, NamedEntities, SpreadQuery } from '../../../visibility/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { brandPairs, type Cell, cellIn, type MeasurePairs, namedPairs, spreadsOf } from './cell-pairs.ts';
import { type CellColumn, type CellRow, cellsOf, type EntityCellRow, entityCells } from './prompt-cells.ts';

const SAID: readonly CellColumn[] = ['mentions', 'ranks', 'tones', 'tone_sum'];
const ALL: readonly CellColumn[] = ['answers', 'voices', 'citations', 'own_citations', ...SAID];
/** Sentiment is not reported for competitors. */
const VOICE: readonly CellColumn[] = ['mentions', 'ranks'];

/** Returns the spreads of the brand, and of everything in `query.named`. */
export async function readSpreads(read: Kysely<Schema>, query: SpreadQuery): Promise<GroupSpreads[]> {
  const named = (query.named ?? []).filter(({ entities }) => entities.length > 0);
  const [{ rows }, ...found] = await Promise.all([
    cellsOf(query, ALL).execute(read),
    ...named.map((entities) =>
      entityCells(query, entities, entities.kind === 'competitor' ? VOICE : SAID).execute(read),
    ),
  ]);
  const groups = [...Map.groupBy(rows, groupOf).values()];
  const indexes = named.map((entities, index) => ({ entities, said: indexOf(found[index]?.rows ?? []) }));
  return query.periods.flatMap((_, period) =>
    groups.flatMap((group) => [
      brandSpreads(group, period),
      ...indexes.flatMap(({ entities, said }) => namedSpreads(group, period, entities, said)),
    ]),
  );
}

type Stated = ReadonlyMap<string, EntityCellRow>;

/** No part contains a space. */
const groupOf = ({ branded, name }: CellRow): string => `${branded} ${name}`;
const keyOf = (row: CellRow, entity: string): string => `${groupOf(row)} ${row.prompt_id} ${entity}`;
const indexOf = (rows: readonly EntityCellRow[]): Stated => new Map(rows.map((row) => [keyOf(row, row.entity), row]));

type Group = readonly CellRow[];

const spreadOf = (
  group: Group,
  { entity, ...rest }: Pick<GroupSpreads, 'kind' | 'period' | 'entity'>,
  pairs: (cell: Cell, row: CellRow) => MeasurePairs,
): GroupSpreads => ({
  ...rest,
  branded: Number(group[0]?.branded) === 1,
  group: group[0]?.name ?? '',
  entity,
  spreads: spreadsOf(group.map((row) => pairs(cellIn(row, rest.period), row))),
});

const brandSpreads = (group: Group, period: number): GroupSpreads =>
  spreadOf(group, { kind: 'brand', period, entity: '' }, brandPairs);

function namedSpreads(group: Group, period: number, { kind, entities, branded }: NamedEntities, said: Stated) {
  if (branded !== undefined && Number(group[0]?.branded) !== Number(branded)) return [];
  return entities.map((entity) =>
    spreadOf(group, { kind, period, entity }, (cell, row) => {
      const own = said.get(keyOf(row, entity));
      return namedPairs(kind, cell, own && cellIn(own, period));
    }),
  );
}

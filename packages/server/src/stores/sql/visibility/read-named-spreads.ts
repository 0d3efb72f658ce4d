// How much prompts vary in their answers about product lines, SKUs or competitors. The join runs in this process: a join of
// two aggregates has no index, and PostgreSQL would compare every pair of rows.
import { type Kysely, sql } from 'kysely';
import {
  type GroupSpreads,
  type PromptSpreads,
  type PromptSums,
  type SpreadQuery,
  TONE_UNIT,
} from '../../../visibility/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { type CellColumn, cellsOf, entityCells, type PeriodSpreads } from './prompt-cells.ts';

type Named = NonNullable<SpreadQuery['named']>;

interface Place {
  branded: number;
  name: string;
  prompt_id: string;
}
interface Cell extends Place {
  answers: number;
  mentions: number;
  voices: number;
}
interface Said extends Place {
  entity: string;
  mentions: number;
  ranks: number;
  tones?: number;
  tone_sum?: number;
}

const CELL_COLUMNS: readonly CellColumn[] = ['answers', 'mentions', 'voices'];
const SAID_COLUMNS: readonly CellColumn[] = ['mentions', 'ranks', 'tones', 'tone_sum'];
/** Sentiment is not reported for competitors. */
const VOICE_COLUMNS: readonly CellColumn[] = ['mentions', 'ranks'];

export async function readNamedSpreads(
  read: Kysely<Schema>,
  query: PeriodSpreads,
  named: Named,
): Promise<Omit<GroupSpreads, 'period'>[]> {
  const columns = named.kind === 'competitor' ? VOICE_COLUMNS : SAID_COLUMNS;
  const [cells, said] = await Promise.all([
    sql<Cell>`${cellsOf(query, CELL_COLUMNS)}`.execute(read),
    sql<Said>`${entityCells(query, named, columns)}`.execute(read),
  ]);
  const spoken = new Map(said.rows.map((row) => [`${keyOf(row)} ${row.prompt_id} ${row.entity}`, row]));
  const groups = Map.groupBy(cells.rows, keyOf);
  return [...groups].flatMap(([key, all]) =>
    named.entities.map((entity) => {
      const pairs = all.map((cell) => pairsOf(named.kind, cell, spoken.get(`${key} ${cell.prompt_id} ${entity}`)));
      const { branded, name } = all[0] ?? { branded: 0, name: '' };
      return { branded: Number(branded) === 1, group: name, entity, spreads: summedUp(pairs) };
    }),
  );
}

/** No part contains a space. */
const keyOf = ({ branded, name }: Place): string => `${branded} ${name}`;

interface Pair {
  y: number;
  x: number;
}
type Pairs = Record<keyof PromptSpreads, Pair>;

const NOTHING: Pair = { y: 0, x: 0 };

/** Competitors are already counted among the voices; a product line or SKU replaces the brand. */
function pairsOf(kind: Named['kind'], cell: Cell, said: Said | undefined): Pairs {
  const { mentions = 0, ranks = 0, tones = 0, tone_sum: tone = 0 } = said ?? {};
  return {
    mentionRate: { y: mentions, x: cell.answers },
    shareOfVoice: { y: mentions, x: (kind === 'competitor' ? cell.mentions : mentions) + cell.voices },
    averagePosition: { y: ranks, x: mentions },
    sentiment: { y: tone / TONE_UNIT, x: tones },
    citationShare: NOTHING,
  };
}

function summedUp(all: readonly Pairs[]): PromptSpreads {
  const of = (measure: keyof Pairs): PromptSums => {
    const sums = { prompts: 0, y: 0, x: 0, yy: 0, yx: 0, xx: 0 };
    for (const { [measure]: pair } of all) {
      sums.prompts += pair.x > 0 ? 1 : 0;
      sums.y += pair.y;
      sums.x += pair.x;
      sums.yy += pair.y * pair.y;
      sums.yx += pair.y * pair.x;
      sums.xx += pair.x * pair.x;
    }
    return sums;
  };
  return {
    mentionRate: of('mentionRate'),
    shareOfVoice: of('shareOfVoice'),
    averagePosition: of('averagePosition'),
    sentiment: of('sentiment'),
    citationShare: of('citationShare'),
  };
}

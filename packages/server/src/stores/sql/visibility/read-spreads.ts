// How much prompts vary: the totals of each prompt first, then sums of squares and products over all prompts.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type GroupSpreads,
  MEASURE_NAMES,
  type MeasureName,
  type PromptSpreads,
  type PromptSums,
  type SpreadQuery,
  TONE_UNIT,
} from '../../../visibility/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { type CellColumn, cellsOf, type PeriodSpreads } from './prompt-cells.ts';
import { readNamedSpreads } from './read-named-spreads.ts';

/** `y / x` of a prompt's totals. */
const PAIRS: Readonly<Record<MeasureName, readonly [y: string, x: string]>> = {
  mentionRate: ['mentions', 'answers'],
  shareOfVoice: ['mentions', 'mentions + voices'],
  averagePosition: ['ranks', 'mentions'],
  sentiment: ['tone_sum', 'tones'],
  citationShare: ['own_citations', 'citations'],
};

const COLUMNS: readonly CellColumn[] = [
  'answers',
  'mentions',
  'voices',
  'ranks',
  'tones',
  'tone_sum',
  'citations',
  'own_citations',
];

const MOMENTS: Readonly<Record<keyof PromptSums, (y: string, x: string) => string>> = {
  prompts: (_y, x) => `case when ${x} > 0 then 1.0 else 0.0 end`,
  y: (y) => y,
  x: (_y, x) => x,
  yy: (y) => `${y} * ${y}`,
  yx: (y, x) => `${y} * (${x})`,
  xx: (_y, x) => `(${x}) * (${x})`,
};

interface SpreadRow extends Record<string, unknown> {
  branded: number;
  name: string;
}

export async function readSpreads(
  read: Kysely<Schema>,
  { periods, named, ...query }: SpreadQuery,
): Promise<GroupSpreads[]> {
  if (named?.entities.length === 0) return [];
  const each = periods.map(async (days, period) => {
    const asked = { ...query, ...days };
    const found = await (named ? readNamedSpreads(read, asked, named) : readBrandSpreads(read, asked));
    return found.map((spreads) => ({ ...spreads, period }));
  });
  return (await Promise.all(each)).flat();
}

async function readBrandSpreads(read: Kysely<Schema>, query: PeriodSpreads): Promise<Omit<GroupSpreads, 'period'>[]> {
  const { rows } = await sql<SpreadRow>`with cells as (${cellsOf(query, COLUMNS)})
    select branded, name, ${SUMS} from cells group by branded, name`.execute(read);
  return rows.map((row) => ({
    branded: Number(row.branded) === 1,
    group: row.name,
    entity: '',
    spreads: spreadsOf(row),
  }));
}

const SUMS: RawBuilder<unknown> = sql.raw(
  MEASURE_NAMES.flatMap((measure) =>
    Object.entries(MOMENTS).map(([moment, of]) => `sum(${of(...PAIRS[measure])}) as "${measure}_${moment}"`),
  ).join(', '),
);

function spreadsOf(row: SpreadRow): PromptSpreads {
  const of = (measure: MeasureName, unit = 1): PromptSums => {
    const value = (moment: keyof PromptSums) => Number(row[`${measure}_${moment}`]);
    return {
      prompts: value('prompts'),
      y: value('y') / unit,
      x: value('x'),
      yy: value('yy') / unit ** 2,
      yx: value('yx') / unit,
      xx: value('xx'),
    };
  };
  return {
    mentionRate: of('mentionRate'),
    shareOfVoice: of('shareOfVoice'),
    averagePosition: of('averagePosition'),
    sentiment: of('sentiment', TONE_UNIT),
    citationShare: of('citationShare'),
  };
}

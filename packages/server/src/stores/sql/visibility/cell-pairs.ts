// A prompt's totals of a period as numerator `y` and denominator `x` of each measure, and the sums over all prompts. Pure.
import { type NamedEntities, type PromptSpreads, type PromptSums, TONE_UNIT } from '../../../visibility/ports.ts';
import { type CellColumn, type CellRow, columnOf } from './prompt-cells.ts';

export type Cell = Record<CellColumn, number>;

interface Pair {
  y: number;
  x: number;
}
export type MeasurePairs = Record<keyof PromptSpreads, Pair>;

const NOTHING: Pair = { y: 0, x: 0 };
const NO_CELL = { mentions: 0, ranks: 0, tones: 0, tone_sum: 0 };

/** Columns that were not read are 0. */
export function cellIn(row: CellRow, period: number): Cell {
  const of = (column: CellColumn) => Number(row[columnOf(column, period)] ?? 0);
  return {
    answers: of('answers'),
    mentions: of('mentions'),
    voices: of('voices'),
    ranks: of('ranks'),
    tones: of('tones'),
    tone_sum: of('tone_sum'),
    citations: of('citations'),
    own_citations: of('own_citations'),
  };
}

export const brandPairs = (cell: Cell): MeasurePairs => ({
  ...pairsOf(cell, cell, cell.mentions + cell.voices),
  citationShare: { y: cell.own_citations, x: cell.citations },
});

/** A competitor is already one of the voices; a product line or SKU replaces the brand. */
export const namedPairs = (kind: NamedEntities['kind'], cell: Cell, said: Stated = NO_CELL): MeasurePairs =>
  pairsOf(cell, said, (kind === 'competitor' ? cell.mentions : said.mentions) + cell.voices);

type Stated = Pick<Cell, 'mentions' | 'ranks' | 'tones' | 'tone_sum'>;

const pairsOf = (
  { answers }: Cell,
  { mentions, ranks, tones, tone_sum: tone }: Stated,
  voices: number,
): MeasurePairs => ({
  mentionRate: { y: mentions, x: answers },
  shareOfVoice: { y: mentions, x: voices },
  averagePosition: { y: ranks, x: mentions },
  sentiment: { y: tone, x: tones },
  citationShare: NOTHING,
});

export function spreadsOf(all: readonly MeasurePairs[]): PromptSpreads {
  const { y, yy, yx, ...sentiment } = sumsOf(all, 'sentiment');
  return {
    mentionRate: sumsOf(all, 'mentionRate'),
    shareOfVoice: sumsOf(all, 'shareOfVoice'),
    averagePosition: sumsOf(all, 'averagePosition'),
    // Summed as whole numbers, so that the order of the rows does not matter.
    sentiment: { ...sentiment, y: y / TONE_UNIT, yy: yy / TONE_UNIT ** 2, yx: yx / TONE_UNIT },
    citationShare: sumsOf(all, 'citationShare'),
  };
}

function sumsOf(all: readonly MeasurePairs[], measure: keyof MeasurePairs): PromptSums {
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
}

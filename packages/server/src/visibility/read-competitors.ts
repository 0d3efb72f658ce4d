// Who else answers name, and how often: each competitor of the brand file beside the brand, of prompts that do not name it.
import { NO_SPREADS } from './measures.ts';
import {
  ANSWERS,
  type Both,
  COMPETITORS,
  NO_ROWS,
  type OverviewScope,
  onlyOf,
  type Periods,
  partsOf,
  spreadBoth,
  sumBoth,
  wantedOf,
} from './overview-sums.ts';
import type { FigureStore } from './ports.ts';
import { changesOf, type MeasuresWithChange, measuresOf } from './summed-measures.ts';

export interface CompetitorFigures
  extends Pick<MeasuresWithChange, 'mentionRate' | 'shareOfVoice' | 'averagePosition' | 'change'> {
  name: string;
}

/**
 * The one with the highest share of voice first. Shares are among what was asked for (the brand, or a product line or SKU)
 * and all competitors.
 */
export async function readCompetitors(
  figures: Pick<FigureStore, 'sumEach' | 'spreads'>,
  scope: OverviewScope,
  periods: Periods,
  names: readonly string[],
): Promise<CompetitorFigures[]> {
  if (names.length === 0) return [];
  const named = { kind: 'competitor', entities: names } as const;
  const [sums, spreads] = await Promise.all([
    sumBoth(figures, scope, periods, [ANSWERS, wantedOf(scope), COMPETITORS, { ...named, groupBy: 'entity' }]),
    spreadBoth(figures, scope, periods, { named }),
  ]);
  const [answers = NO_ROWS, own = NO_ROWS, all = NO_ROWS, each = NO_ROWS] = sums;
  const of = (name: string, time: keyof Both<unknown>) => {
    const summed = (target: typeof own) =>
      partsOf({ answers, target, competitors: all, spreads: NO_ROWS }, time, false);
    const { target, competitors } = summed(own);
    const { target: counts, ...rest } = summed(onlyOf(each, ({ group }) => group === name));
    // It is one of the competitors: the brand takes its place among those that share the voice with it.
    const others = { ...competitors, answers: target.answers + competitors.answers - counts.answers };
    const spread = spreads[time].find(({ entity, branded }) => entity === name && !branded)?.spreads ?? NO_SPREADS;
    const parts = { ...rest, target: counts, competitors: others, spreads: spread };
    return measuresOf(parts, { trackedNames: 1 + names.length, isProduct: true });
  };
  return names
    .map((name): CompetitorFigures => {
      const current = of(name, 'now');
      const { mentionRate, shareOfVoice, averagePosition } = current;
      return { name, mentionRate, shareOfVoice, averagePosition, change: changesOf(current, of(name, 'before')) };
    })
    .toSorted((a, b) => (b.shareOfVoice.value ?? 0) - (a.shareOfVoice.value ?? 0));
}

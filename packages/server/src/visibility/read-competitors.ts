// How often answers name each competitor of the brand file, in prompts that do not name the brand.
import { NO_SPREADS } from './measures.ts';
import {
  type Both,
  NO_ROWS,
  type OverviewScope,
  onlyOf,
  type Periods,
  partsOf,
  spreadBoth,
  sumBoth,
  type TargetSums,
} from './overview-sums.ts';
import type { FigureStore } from './ports.ts';
import { changesOf, type MeasuresWithChange, measuresOf } from './summed-measures.ts';

export interface CompetitorFigures
  extends Pick<MeasuresWithChange, 'mentionRate' | 'shareOfVoice' | 'averagePosition' | 'change'> {
  name: string;
}

export interface CompetitorDeps {
  figures: Pick<FigureStore, 'sumEach' | 'spreads'>;
  scope: OverviewScope;
  periods: Periods;
  sums: TargetSums;
}

/**
 * The one with the highest share of voice first. Shares are among what was asked for (the brand, or a product line or SKU)
 * and all competitors.
 */
export async function readCompetitors(
  { figures, scope, periods, sums: ofTarget }: CompetitorDeps,
  names: readonly string[],
): Promise<CompetitorFigures[]> {
  if (names.length === 0) return [];
  const named = { kind: 'competitor', entities: names } as const;
  const [base, [each = NO_ROWS], spreads] = await Promise.all([
    ofTarget.sums(),
    sumBoth(figures, scope, periods, [{ kind: named.kind, entity: names, groupBy: 'entity' }]),
    spreadBoth(figures, scope, periods, { named, branded: false }),
  ]);
  const of = (name: string, time: keyof Both<unknown>) => {
    const summed = (target: typeof base.target) => partsOf({ ...base, target, spreads: NO_ROWS }, time, false);
    const { target, competitors } = summed(base.target);
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

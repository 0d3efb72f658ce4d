// How often answers name each competitor of the brand file, in prompts that name the brand or in those that do not.
import { NO_SPREADS } from './measures/measures.ts';
import { type CurrentAndPrevious, NO_ROWS, partsOf, type TargetSums } from './measures/overview-sums.ts';
import { addCounts, changesOf, type MeasuresWithChange, measuresOf } from './measures/summed-measures.ts';
import type { GroupSpreads } from './ports.ts';

export interface CompetitorFigures
  extends Pick<MeasuresWithChange, 'mentionRate' | 'shareOfVoice' | 'averagePosition' | 'change'> {
  name: string;
}

/**
 * Highest share of voice first. Shares are among the requested target (the brand, or a product line or SKU) and all
 * competitors.
 */
export async function readCompetitors(
  ofTarget: TargetSums,
  names: readonly string[],
  branded: boolean,
): Promise<CompetitorFigures[]> {
  if (names.length === 0) return [];
  const [{ each, ...base }, { each: spreads }] = await Promise.all([ofTarget.sums(), ofTarget.spreads()]);
  const wholeOf = (time: keyof CurrentAndPrevious<unknown>) => partsOf({ ...base, spreads: NO_ROWS }, time, branded);
  const wholes = { now: wholeOf('now'), before: wholeOf('before') };
  const of = (name: string, time: keyof CurrentAndPrevious<unknown>) => {
    const { target, competitors, answers } = wholes[time];
    const counts = addCounts(each[time].filter((row) => row.group === name && row.branded === branded));
    // If the target is a competitor, the brand counts as one of the others in share of voice.
    const others = { ...competitors, answers: target.answers + competitors.answers - counts.answers };
    const isOwn = (row: GroupSpreads) => row.kind === 'competitor' && row.entity === name && row.branded === branded;
    const spread = spreads[time].find(isOwn)?.spreads ?? NO_SPREADS;
    const parts = { answers, target: counts, competitors: others, spreads: spread };
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

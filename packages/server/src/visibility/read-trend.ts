// A brand's figures over a period, one point per day or week, for prompts that name the brand or for those that do not.
import { dayNumber, dayOfNumber } from '../kernel/day.ts';
import { type Measures, NO_SPREADS } from './measures/measures.ts';
import type { TargetSums } from './measures/overview-sums.ts';
import type { Period } from './measures/period.ts';
import { addCounts, measuresOf, type SummedTarget } from './measures/summed-measures.ts';
import type { SummedFigures } from './ports.ts';

export interface TrendPoint extends Period {
  measures: Measures;
}

const MAX_POINTS = 60;
const WEEK = 7;

/**
 * Days if there are at most sixty, otherwise weeks from the first day on, otherwise steps of several weeks. The last step may be
 * shorter; a step without answers is omitted. All steps use the correlation of a prompt's answers over the whole period.
 */
export async function readTrend(
  { sums, spreads }: TargetSums,
  period: Period,
  thing: SummedTarget,
  branded: boolean,
): Promise<TrendPoint[]> {
  const [parts, { target: spread }] = await Promise.all([sums(), spreads()]);
  const alike = spread.now.find((row) => row.branded === branded)?.spreads ?? NO_SPREADS;
  const { answers, target, competitors } = parts;
  const byDay = createByDay(branded);
  const [all, own, others] = [byDay(answers.now), byDay(target.now), byDay(competitors.now)];
  return pointsOf(period).flatMap(({ since, until, days }) => {
    const of = (rows: ReadonlyMap<string, SummedFigures[]>) => addCounts(days.flatMap((day) => rows.get(day) ?? []));
    const summed = { answers: of(all), target: of(own), competitors: of(others) };
    if (summed.answers.answers === 0) return [];
    return [{ since, until, measures: measuresOf({ ...summed, spreads: alike }, thing) }];
  });
}

const createByDay =
  (branded: boolean) =>
  (rows: readonly SummedFigures[]): Map<string, SummedFigures[]> =>
    Map.groupBy(
      rows.filter((row) => row.branded === branded),
      ({ group }) => group,
    );

interface Point extends Period {
  days: string[];
}

function pointsOf({ since, until }: Period): Point[] {
  const first = dayNumber(since);
  const days = Array.from({ length: dayNumber(until) - first + 1 }, (_, i) => dayOfNumber(first + i));
  const step = days.length <= MAX_POINTS ? 1 : WEEK * Math.ceil(Math.ceil(days.length / WEEK) / MAX_POINTS);
  return Array.from({ length: Math.ceil(days.length / step) }, (_, i) => {
    const own = days.slice(i * step, (i + 1) * step);
    return { since: own[0] ?? since, until: own.at(-1) ?? until, days: own };
  });
}

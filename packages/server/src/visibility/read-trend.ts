// How a brand's figures went over a period, a point a day or week, of prompts that do not name it.
import { dayNumber, dayOfNumber } from '../kernel/day.ts';
import { type Measures, NO_SPREADS } from './measures.ts';
import { ANSWERS, COMPETITORS, namedOf, type OverviewScope, wantedOf } from './overview-sums.ts';
import type { Period } from './period.ts';
import type { FigureStore } from './ports.ts';
import { addCounts, type MeasuredThing, measuresOf } from './summed-measures.ts';

export interface TrendPoint extends Period {
  measures: Measures;
}

const MAX_POINTS = 60;
const WEEK = 7;

/**
 * Days where there are at most sixty, else weeks from the first day on, else steps of as many weeks as it takes. The last may
 * be shorter; one without answers is left out. How alike the answers of a prompt are is that of the whole period.
 */
export async function readTrend(
  figures: Pick<FigureStore, 'sumEach' | 'spreads'>,
  scope: OverviewScope,
  period: Period,
  thing: MeasuredThing,
): Promise<TrendPoint[]> {
  const { brandId, market, engine } = scope;
  const byDay = [ANSWERS, wantedOf(scope), COMPETITORS].map((part) => ({
    ...{ brandId, market, engine, ...period, ...part },
    groupBy: 'day' as const,
  }));
  const engines = engine === undefined ? undefined : [engine];
  const [sums, spreads] = await Promise.all([
    figures.sumEach(byDay),
    figures.spreads({ brandId, market, engines, named: namedOf(scope), periods: [period] }),
  ]);
  const alike = spreads.find(({ branded }) => !branded)?.spreads ?? NO_SPREADS;
  const unbranded = sums.map((rows) => rows.filter(({ branded }) => !branded));
  return pointsOf(period).flatMap((point) => {
    const [answers, target, competitors] = unbranded.map((rows) =>
      addCounts(rows.filter(({ group }) => group >= point.since && group <= point.until)),
    );
    if (!answers || !target || !competitors || answers.answers === 0) return [];
    return [{ ...point, measures: measuresOf({ answers, target, competitors, spreads: alike }, thing) }];
  });
}

function pointsOf({ since, until }: Period): Period[] {
  const [first, last] = [dayNumber(since), dayNumber(until)];
  const days = last - first + 1;
  const step = days <= MAX_POINTS ? 1 : WEEK * Math.ceil(Math.ceil(days / WEEK) / MAX_POINTS);
  return Array.from({ length: Math.ceil(days / step) }, (_, i) => ({
    since: dayOfNumber(first + i * step),
    until: dayOfNumber(Math.min(last, first + (i + 1) * step - 1)),
  }));
}

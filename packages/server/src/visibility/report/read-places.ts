// The measures of each engine in each market: the cells of a heat map.
import type { Clock } from '../../kernel/clock.ts';
import { NO_SPREADS } from '../measures/measures.ts';
import { type PeriodInput, periodOf } from '../measures/period.ts';
import { addCounts, measuresOf } from '../measures/summed-measures.ts';
import { overviewTarget, type TargetQuery } from '../overview-target.ts';
import { type FigureStore, MEASURE_NAMES, type MeasureName, type SummedFigures } from '../ports.ts';
import type { OverviewDeps } from '../read-overview.ts';

export interface PlacesDeps {
  brands: OverviewDeps['brands'];
  figures: Pick<FigureStore, 'sumEach'>;
  clock: Pick<Clock, 'now'>;
}

export interface PlacesQuery extends PeriodInput, TargetQuery {
  market?: string | undefined;
  engine?: string | undefined;
  branded: boolean;
}

/** Without intervals, because a cell has no room for them. */
export interface MeasuredPlace extends Record<MeasureName, { value: number | null; denominator: number }> {
  engine: string;
  market: string;
  answers: number;
}

/** By engine, then market: those with answers in the period. @throws DomainError as `readOverview` does */
export const readPlaces =
  (deps: PlacesDeps) =>
  async (query: PlacesQuery): Promise<MeasuredPlace[]> => {
    const { brandId, market, engine, branded } = query;
    const { kind, entity, competitors: names } = await overviewTarget(deps, query);
    const period = periodOf(query, deps.clock.now());
    const scope = { brandId, market, engine, ...period, groupBy: 'place' as const };
    const [all = [], target = [], competitors = []] = await deps.figures.sumEach([
      { ...scope, kind: 'answers', entity: '' },
      { ...scope, kind, entity },
      { ...scope, kind: 'competitors', entity: '' },
    ]);
    const thing = { trackedNames: 1 + names.length, isProduct: kind !== 'brand' };
    const ofPlace = (rows: readonly SummedFigures[], group: string) =>
      addCounts(rows.filter((row) => row.branded === branded && row.group === group));
    const groups = new Set(all.filter((row) => row.branded === branded).map(({ group }) => group));
    return [...groups].toSorted().map((group) => {
      const [engineName = '', marketName = ''] = group.split(' ');
      const parts = { answers: ofPlace(all, group), target: ofPlace(target, group) };
      const sums = { ...parts, competitors: ofPlace(competitors, group), spreads: NO_SPREADS };
      return { engine: engineName, market: marketName, ...cellOf(measuresOf(sums, thing)) };
    });
  };

function cellOf(measures: ReturnType<typeof measuresOf>): Omit<MeasuredPlace, 'engine' | 'market'> {
  const of = (name: MeasureName) => {
    const { value, denominator } = measures[name];
    return { value, denominator };
  };
  const [mentionRate, shareOfVoice, averagePosition, sentiment, citationShare] = MEASURE_NAMES;
  return {
    answers: measures.answers,
    mentionRate: of(mentionRate),
    shareOfVoice: of(shareOfVoice),
    averagePosition: of(averagePosition),
    sentiment: of(sentiment),
    citationShare: of(citationShare),
  };
}

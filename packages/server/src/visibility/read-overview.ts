// A brand's figures over a period, each with its counts and its change from the period before (decisions 7).
import type { BrandStore } from '../brands/index.ts';
import type { Clock } from '../kernel/clock.ts';
import {
  type CurrentAndPrevious,
  createTargetSums,
  filterPeriods,
  NO_ROWS,
  type OverviewScope,
  type Parts,
  type Periods,
  partsOf,
  spreadBoth,
  spreadsOfTarget,
  sumBoth,
  sumParts,
  type TargetSums,
  targetFigures,
} from './measures/overview-sums.ts';
import { type Period, type PeriodInput, periodBefore, periodOf } from './measures/period.ts';
import { changesOf, type MeasuresWithChange, measuresOf, type SummedTarget } from './measures/summed-measures.ts';
import { type OverviewTarget, overviewTarget, type TargetQuery } from './overview-target.ts';
import type { FigureStore, NamedEntities } from './ports.ts';
import { type CompetitorFigures, readCompetitors } from './read-competitors.ts';
import { readTrend, type TrendPoint } from './read-trend.ts';

export interface OverviewDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  figures: FigureStore;
  clock: Pick<Clock, 'now'>;
}

export interface OverviewQuery extends PeriodInput, TargetQuery {
  market?: string | undefined;
  engine?: string | undefined;
  /** The prompts covered by competitors and the trend: by default, those that do not name the brand. */
  branded?: boolean | undefined;
  /** The parts to read; the rest stays empty. */
  parts: readonly OverviewPart[];
}

/** `breakdown` contains `products`. */
export type OverviewPart = 'figures' | 'breakdown' | 'products' | 'competitors' | 'trend';

/** Prompts that name the brand are measured separately: most of their answers name it too. */
export interface SeparateFigures {
  unbranded: MeasuresWithChange;
  branded: MeasuresWithChange;
}

export type Breakdown = Record<'market' | 'engine' | 'productLine' | 'sku', Record<string, SeparateFigures>>;

export interface Overview extends SeparateFigures {
  period: Period;
  previous: Period;
  by: Breakdown;
  competitors: CompetitorFigures[];
  trend: TrendPoint[];
}

/** @throws DomainError `brand_not_found`, and `invalid_input` for a line or SKU that the brand does not have */
export const readOverview =
  (deps: OverviewDeps) =>
  async (query: OverviewQuery): Promise<Overview> => {
    const { brandId, market, engine, branded = false } = query;
    const { kind, entity, ...names } = await overviewTarget(deps, query);
    const period = periodOf(query, deps.clock.now());
    const periods = { period, previous: periodBefore(period) };
    const scope = { brandId, market, engine, kind, entity };
    const thing = { trackedNames: 1 + names.competitors.length, isProduct: kind !== 'brand' };
    const sums = createTargetSums(deps.figures, scope, periods, {
      byDay: query.parts.includes('trend'),
      competitors: query.parts.includes('competitors') ? names.competitors : [],
      branded,
      products: isRead(query.parts, 'products') ? productsOf(names) : [],
    });
    const reader = createReader(deps.figures, scope, periods, thing, sums);
    const read = async <Value>(part: OverviewPart, value: () => Promise<Value>, nothing: Value): Promise<Value> =>
      isRead(query.parts, part) ? value() : nothing;
    const [whole, byMarket, byEngine, productLine, sku, competitors, trend] = await Promise.all([
      read('figures', () => wholeOf(sums, thing), apartOf(NOTHING, thing)),
      read('breakdown', () => reader.by('market'), {}),
      read('breakdown', () => reader.by('engine'), {}),
      read('products', () => reader.ofEach('product_line', names.lines), {}),
      read('products', () => reader.ofEach('sku', names.skus), {}),
      read('competitors', () => readCompetitors(sums, names.competitors, branded), []),
      read('trend', () => readTrend(sums, period, thing, branded), []),
    ]);
    const by = { market: byMarket, engine: byEngine, productLine, sku };
    return { ...periods, ...whole, by, competitors, trend };
  };

const isRead = (parts: readonly OverviewPart[], part: OverviewPart): boolean =>
  parts.includes(part) || (part === 'products' && parts.includes('breakdown'));

async function wholeOf({ sums, spreads }: TargetSums, thing: SummedTarget): Promise<SeparateFigures> {
  const [parts, { target }] = await Promise.all([sums(), spreads()]);
  return apartOf({ ...parts, spreads: target }, thing);
}

const productsOf = ({ lines, skus }: Pick<OverviewTarget, 'lines' | 'skus'>): NamedEntities[] => [
  { kind: 'product_line', entities: lines },
  { kind: 'sku', entities: skus },
];

function createReader(
  figures: FigureStore,
  scope: OverviewScope,
  periods: Periods,
  thing: SummedTarget,
  shared: TargetSums,
) {
  return {
    /** By the groups that have answers in the period. */
    async by(groupBy: 'market' | 'engine'): Promise<Record<string, SeparateFigures>> {
      const sums = await sumParts(figures, scope, periods, { ...targetFigures(scope), groupBy }, groupBy);
      const groups = [...new Set(sums.answers.now.map(({ group }) => group))].toSorted();
      if (groups.length === 0) return {};
      const engines = groupBy === 'engine' ? groups : undefined;
      const spreads = spreadsOfTarget(await spreadBoth(figures, scope, periods, { groupBy, engines }), scope);
      return Object.fromEntries(groups.map((group) => [group, apartOf(ofGroup({ ...sums, spreads }, group), thing)]));
    },
    /** Each of the brand's lines or SKUs. */
    async ofEach(named: 'product_line' | 'sku', names: readonly string[]): Promise<Record<string, SeparateFigures>> {
      if (names.length === 0) return {};
      const [sums, [ofEach = NO_ROWS], { each: spreads }] = await Promise.all([
        shared.sums(),
        sumBoth(figures, scope, periods, [{ kind: named, entity: names, groupBy: 'entity' }]),
        shared.spreads(),
      ]);
      return Object.fromEntries(
        names.map((name) => {
          const target = filterPeriods(ofEach, ({ group }) => group === name);
          const ownSpreads = spreadsOfTarget(spreads, { kind: named, entity: name });
          return [name, apartOf({ ...sums, target, spreads: ownSpreads }, { ...thing, isProduct: true })];
        }),
      );
    },
  };
}

const NOTHING: Parts = { answers: NO_ROWS, target: NO_ROWS, competitors: NO_ROWS, spreads: NO_ROWS };

function ofGroup({ answers, target, competitors, spreads }: Parts, wanted: string): Parts {
  const isOf = ({ group }: { group: string }) => group === wanted;
  return {
    answers: filterPeriods(answers, isOf),
    target: filterPeriods(target, isOf),
    competitors: filterPeriods(competitors, isOf),
    spreads: filterPeriods(spreads, isOf),
  };
}

function apartOf(parts: Parts, thing: SummedTarget): SeparateFigures {
  const withChange = (branded: boolean): MeasuresWithChange => {
    const of = (time: keyof CurrentAndPrevious<unknown>) => measuresOf(partsOf(parts, time, branded), thing);
    const current = of('now');
    return { ...current, change: changesOf(current, of('before')) };
  };
  return { unbranded: withChange(false), branded: withChange(true) };
}

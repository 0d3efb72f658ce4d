// The inputs of an overview: sums for a period and the one before, and how much prompts differ. Pure apart from the
// store.

import type { FigureQuery, FigureStore, GroupSpreads, NamedEntities, SpreadQuery, SummedFigures } from '../ports.ts';
import { NO_SPREADS } from './measures.ts';
import type { Period } from './period.ts';
import { addCounts, type SummedParts } from './summed-measures.ts';

/** The measured subjects, engines and markets. */
export interface OverviewScope {
  brandId: string;
  market?: string | undefined;
  engine?: string | undefined;
  kind: 'brand' | 'product_line' | 'sku';
  /** Empty for the brand. */
  entity: string;
}

export interface Periods {
  period: Period;
  previous: Period;
}

/** The sums for the period and for the one before. */
export interface CurrentAndPrevious<Rows> {
  now: Rows;
  before: Rows;
}

export interface Parts {
  answers: CurrentAndPrevious<SummedFigures[]>;
  target: CurrentAndPrevious<SummedFigures[]>;
  competitors: CurrentAndPrevious<SummedFigures[]>;
  spreads: CurrentAndPrevious<GroupSpreads[]>;
}

export type FigureGroups = Pick<FigureQuery, 'kind' | 'entity' | 'groupBy'>;

const ANSWERS: FigureGroups = { kind: 'answers', entity: '' };
const COMPETITORS: FigureGroups = { kind: 'competitors', entity: '' };
export const targetFigures = ({ kind, entity }: Pick<OverviewScope, 'kind' | 'entity'>): FigureGroups => ({
  kind,
  entity,
});

const namedOf = ({ kind, entity }: Pick<OverviewScope, 'kind' | 'entity'>): NamedEntities[] =>
  kind === 'brand' ? [] : [{ kind, entities: [entity] }];

export const NO_ROWS: CurrentAndPrevious<never[]> = { now: [], before: [] };

/** In the order of the request: `before` lists the groups of the earlier period. */
export async function sumBoth(
  figures: Pick<FigureStore, 'sumEach'>,
  scope: OverviewScope,
  { period, previous }: Periods,
  wanted: readonly FigureGroups[],
  before: (wanted: FigureGroups) => FigureGroups = (same) => same,
): Promise<CurrentAndPrevious<SummedFigures[]>[]> {
  const { brandId, market, engine } = scope;
  const place = { brandId, market, engine };
  const sums = await figures.sumEach([
    ...wanted.map((part) => ({ ...place, ...part, ...period })),
    ...wanted.map((part) => ({ ...place, ...before(part), ...previous })),
  ]);
  return wanted.map((_, index) => ({ now: sums[index] ?? [], before: sums[index + wanted.length] ?? [] }));
}

export type SpreadsWanted = Pick<SpreadQuery, 'named' | 'groupBy' | 'engines'>;

/** Those of the brand, or of the scope's own target if none is named. */
export async function spreadBoth(
  figures: Pick<FigureStore, 'spreads'>,
  scope: OverviewScope,
  { period, previous }: Periods,
  { named = namedOf(scope), groupBy, engines }: SpreadsWanted = {},
): Promise<CurrentAndPrevious<GroupSpreads[]>> {
  const { brandId, market, engine } = scope;
  const rows = await figures.spreads({
    brandId,
    market,
    groupBy,
    named,
    periods: [period, previous],
    engines: engine === undefined ? engines : [engine],
  });
  return { now: rows.filter((row) => row.period === 0), before: rows.filter((row) => row.period === 1) };
}

export const spreadsOfTarget = (
  spreads: CurrentAndPrevious<GroupSpreads[]>,
  { kind, entity }: Pick<OverviewScope, 'kind' | 'entity'>,
): CurrentAndPrevious<GroupSpreads[]> => filterPeriods(spreads, (row) => row.kind === kind && row.entity === entity);

export const filterPeriods = <Row>(
  { now, before }: CurrentAndPrevious<Row[]>,
  is: (row: Row) => boolean,
): CurrentAndPrevious<Row[]> => ({
  now: now.filter(is),
  before: before.filter(is),
});

/** For prompts that name the brand, or for those that do not. */
export function partsOf(parts: Parts, time: keyof CurrentAndPrevious<unknown>, branded: boolean): SummedParts {
  const summed = (name: Exclude<keyof Parts, 'spreads'>) =>
    addCounts(parts[name][time].filter((row) => row.branded === branded));
  return {
    answers: summed('answers'),
    target: summed('target'),
    competitors: summed('competitors'),
    spreads: parts.spreads[time].find((row) => row.branded === branded)?.spreads ?? NO_SPREADS,
  };
}

/** Sums and spreads of the target and of competitors, read once because several parts of an overview need them. */
export interface TargetSums {
  sums(): Promise<Omit<Parts, 'spreads'> & { each: Parts['target'] }>;
  /** `each` has those of competitors and products. */
  spreads(): Promise<{ target: Parts['spreads']; each: Parts['spreads'] }>;
}

export interface TargetSumsWanted {
  /** Whether a part needs sums per day. */
  byDay: boolean;
  /** Competitors to measure individually. */
  competitors: readonly string[];
  /** The prompts for which they are measured. */
  branded: boolean;
  products: readonly NamedEntities[];
}

export function createTargetSums(
  figures: Pick<FigureStore, 'sumEach' | 'spreads'>,
  scope: OverviewScope,
  periods: Periods,
  { byDay, competitors, branded, products }: TargetSumsWanted,
): TargetSums {
  const groupBy = byDay ? 'day' : undefined;
  const named: NamedEntities[] = [
    ...namedOf(scope),
    ...(competitors.length > 0 ? [{ kind: 'competitor' as const, entities: competitors, branded }] : []),
    ...products,
  ];
  const each: FigureGroups[] =
    competitors.length > 0 ? [{ kind: 'competitor', entity: competitors, groupBy: 'entity' }] : [];
  return {
    sums: once(async () => {
      const wanted = wantedWith({ ...targetFigures(scope), groupBy }, groupBy);
      // No part shows daily values of the period before.
      const whole = (part: FigureGroups) => ({ ...part, groupBy: undefined });
      // Two statements: as one, PostgreSQL would start parallel workers, which take longer than the sums.
      const [[answers = NO_ROWS, target = NO_ROWS, all = NO_ROWS], [ofEach = NO_ROWS]] = await Promise.all([
        sumBoth(figures, scope, periods, wanted, whole),
        sumBoth(figures, scope, periods, each),
      ]);
      return { answers, target, competitors: all, each: ofEach };
    }),
    spreads: once(async () => {
      const spreads = await spreadBoth(figures, scope, periods, { named });
      return {
        target: spreadsOfTarget(spreads, scope),
        each: filterPeriods(spreads, ({ kind }) => kind !== 'brand'),
      };
    }),
  };
}

/** @param wanted the target, with its own groups or with those of the other subjects */
export async function sumParts(
  figures: Pick<FigureStore, 'sumEach'>,
  scope: OverviewScope,
  periods: Periods,
  wanted: FigureGroups,
  groupBy: FigureGroups['groupBy'],
): Promise<Omit<Parts, 'spreads'>> {
  const parts = wantedWith(wanted, groupBy);
  const [answers = NO_ROWS, target = NO_ROWS, competitors = NO_ROWS] = await sumBoth(figures, scope, periods, parts);
  return { answers, target, competitors };
}

const wantedWith = (target: FigureGroups, groupBy: FigureGroups['groupBy']): FigureGroups[] => [
  { ...ANSWERS, groupBy },
  target,
  { ...COMPETITORS, groupBy },
];

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}

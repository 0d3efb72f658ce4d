// What an overview is made of: sums of a period and of the one before, and how much prompts differ. Pure but for the store.
import { NO_SPREADS } from './measures.ts';
import type { Period } from './period.ts';
import type { FigureQuery, FigureStore, GroupSpreads, SpreadQuery, SummedFigures } from './ports.ts';
import { addCounts, type SummedParts } from './summed-measures.ts';

/** What is measured, and of which places. */
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

/** What was summed in the period, and in the one before. */
export interface Both<Rows> {
  now: Rows;
  before: Rows;
}

export interface Parts {
  answers: Both<SummedFigures[]>;
  target: Both<SummedFigures[]>;
  competitors: Both<SummedFigures[]>;
  spreads: Both<GroupSpreads[]>;
}

export type Wanted = Pick<FigureQuery, 'kind' | 'entity' | 'groupBy'>;

const ANSWERS: Wanted = { kind: 'answers', entity: '' };
const COMPETITORS: Wanted = { kind: 'competitors', entity: '' };
export const wantedOf = ({ kind, entity }: Pick<OverviewScope, 'kind' | 'entity'>): Wanted => ({
  kind,
  entity,
});

export const namedOf = ({ kind, entity }: Pick<OverviewScope, 'kind' | 'entity'>): SpreadQuery['named'] =>
  kind === 'brand' ? undefined : { kind, entities: [entity] };

export const NO_ROWS: Both<never[]> = { now: [], before: [] };

/** In the order of what is wanted, for both periods. */
export async function sumBoth(
  figures: Pick<FigureStore, 'sumEach'>,
  scope: OverviewScope,
  { period, previous }: Periods,
  wanted: readonly Wanted[],
): Promise<Both<SummedFigures[]>[]> {
  const { brandId, market, engine } = scope;
  const queries = [period, previous].flatMap((days) =>
    wanted.map((part) => ({ brandId, market, engine, ...part, ...days })),
  );
  const sums = await figures.sumEach(queries);
  return wanted.map((_, index) => ({ now: sums[index] ?? [], before: sums[index + wanted.length] ?? [] }));
}

export type SpreadsWanted = Pick<SpreadQuery, 'named' | 'groupBy' | 'engines' | 'branded'>;

/** Those of the scope's own target where nothing is named. */
export async function spreadBoth(
  figures: Pick<FigureStore, 'spreads'>,
  scope: OverviewScope,
  { period, previous }: Periods,
  { named, groupBy, engines, branded }: SpreadsWanted = {},
): Promise<Both<GroupSpreads[]>> {
  const { brandId, market, engine } = scope;
  const rows = await figures.spreads({
    ...{ brandId, market, groupBy, branded, periods: [period, previous] },
    named: named ?? namedOf(scope),
    engines: engine === undefined ? engines : [engine],
  });
  return { now: rows.filter((row) => row.period === 0), before: rows.filter((row) => row.period === 1) };
}

export const onlyOf = <Row>({ now, before }: Both<Row[]>, is: (row: Row) => boolean): Both<Row[]> => ({
  now: now.filter(is),
  before: before.filter(is),
});

/** Of prompts that name the brand, or of those that do not. */
export function partsOf(parts: Parts, time: keyof Both<unknown>, branded: boolean): SummedParts {
  const summed = (name: Exclude<keyof Parts, 'spreads'>) =>
    addCounts(parts[name][time].filter((row) => row.branded === branded));
  return {
    answers: summed('answers'),
    target: summed('target'),
    competitors: summed('competitors'),
    spreads: parts.spreads[time].find((row) => row.branded === branded)?.spreads ?? NO_SPREADS,
  };
}

/** Sums and spreads of the target itself, which several parts of an overview are made of: read once. */
export interface TargetSums {
  sums(): Promise<Omit<Parts, 'spreads'>>;
  spreads(): Promise<Parts['spreads']>;
}

/** @param byDay whether a part asks for the sums of each day */
export function createTargetSums(
  figures: Pick<FigureStore, 'sumEach' | 'spreads'>,
  scope: OverviewScope,
  periods: Periods,
  byDay: boolean,
): TargetSums {
  const groupBy = byDay ? 'day' : undefined;
  return {
    sums: once(() => sumParts(figures, scope, periods, { ...wantedOf(scope), groupBy }, groupBy)),
    spreads: once(() => spreadBoth(figures, scope, periods)),
  };
}

/** @param wanted the target, in groups of its own or in those of the rest */
export async function sumParts(
  figures: Pick<FigureStore, 'sumEach'>,
  scope: OverviewScope,
  periods: Periods,
  wanted: Wanted,
  groupBy: Wanted['groupBy'],
): Promise<Omit<Parts, 'spreads'>> {
  const parts = [{ ...ANSWERS, groupBy }, wanted, { ...COMPETITORS, groupBy }];
  const [answers = NO_ROWS, target = NO_ROWS, competitors = NO_ROWS] = await sumBoth(figures, scope, periods, parts);
  return { answers, target, competitors };
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}

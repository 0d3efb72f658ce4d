// A brand's figures over a period, each with what it was counted from and its change to the period before (decisions 7).
import { type BrandStore, readProfile } from '../brands/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Measures } from './measures.ts';
import { type GivenPeriod, type Period, periodBefore, periodOf } from './period.ts';
import type { FigureGroup, FigureKind, FigureQuery, FigureStore, SummedFigures } from './ports.ts';
import { addCounts, type Changes, changesOf, measuresOf } from './summed-measures.ts';

export interface OverviewDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  figures: FigureStore;
  clock: Pick<Clock, 'now'>;
}

export interface OverviewQuery extends GivenPeriod {
  brandId: string;
  market?: string | undefined;
  engine?: string | undefined;
  /** One of the two at most. */
  productLine?: string | undefined;
  sku?: string | undefined;
  /** False: `by` stays empty, and is not read. */
  breakdown?: boolean | undefined;
}

export interface MeasuresWithChange extends Measures {
  change: Changes;
}

/** Prompts that name the brand are measured apart: most of their answers name it too. */
export interface Apart {
  unbranded: MeasuresWithChange;
  branded: MeasuresWithChange;
}

export type Breakdown = Record<'market' | 'engine' | 'productLine' | 'sku', Record<string, Apart>>;

export interface Overview extends Apart {
  period: Period;
  previous: Period;
  by: Breakdown;
}

/** @throws DomainError `brand_not_found`, and `invalid_input` for a line or SKU that the brand does not have */
export const readOverview =
  (deps: OverviewDeps) =>
  async (query: OverviewQuery): Promise<Overview> => {
    const target = await targetOf(deps, query);
    const period = periodOf(query, deps.clock.now());
    const previous = periodBefore(period);
    const read = (kind: FigureKind, entity: string | undefined, groupBy: FigureGroup | undefined) =>
      inBoth(deps.figures, { ...query, kind, entity, groupBy }, period, previous);
    const apartBy = async (groupBy: 'market' | 'engine' | undefined) => {
      const [answers, own, competitors] = await Promise.all([
        read('answers', '', groupBy),
        read(target.kind, target.entity, groupBy),
        read('competitors', '', groupBy),
      ]);
      return apart({ answers, target: own, competitors });
    };
    const ofEach = async (kind: 'product_line' | 'sku', names: readonly string[]) => {
      if (names.length === 0) return {};
      const [answers, own, competitors] = await Promise.all([
        read('answers', '', undefined),
        read(kind, undefined, 'entity'),
        read('competitors', '', undefined),
      ]);
      return Object.fromEntries(
        names.map((name) => [name, apartOf({ answers, target: onlyOf(own, name), competitors })]),
      );
    };
    if (query.breakdown === false) {
      const whole = await apartBy(undefined);
      return { period, previous, ...(whole[''] ?? NOTHING), by: { market: {}, engine: {}, productLine: {}, sku: {} } };
    }
    const [whole, market, engine, productLine, sku] = await Promise.all([
      apartBy(undefined),
      apartBy('market'),
      apartBy('engine'),
      ofEach('product_line', target.lines),
      ofEach('sku', target.skus),
    ]);
    return { period, previous, ...(whole[''] ?? NOTHING), by: { market, engine, productLine, sku } };
  };

interface ChosenTarget {
  kind: FigureKind;
  entity: string;
  lines: string[];
  skus: string[];
}

async function targetOf(deps: OverviewDeps, { brandId, productLine, sku }: OverviewQuery): Promise<ChosenTarget> {
  const { file } = await readProfile(deps)(brandId);
  const lines = file.product_lines.map(({ name }) => name);
  const skus = file.product_lines.flatMap((line) => line.skus.map(({ name }) => name));
  if (productLine !== undefined && sku !== undefined) throw refused('product_line', 'must not be given with sku');
  if (productLine !== undefined && !lines.includes(productLine))
    throw refused('product_line', 'must be a product line of the brand');
  if (sku !== undefined && !skus.includes(sku)) throw refused('sku', 'must be a SKU of the brand');
  if (productLine !== undefined) return { kind: 'product_line', entity: productLine, lines: [], skus: [] };
  if (sku !== undefined) return { kind: 'sku', entity: sku, lines: [], skus: [] };
  return { kind: 'brand', entity: '', lines, skus };
}

const refused = (path: string, message: string) =>
  new DomainError('invalid_input', { message: `${path} ${message}`, issues: [{ path, message }] });

/** What was summed in the period, and in the one before. */
interface Both {
  now: SummedFigures[];
  before: SummedFigures[];
}

async function inBoth(
  figures: FigureStore,
  query: Omit<FigureQuery, 'since' | 'until'>,
  period: Period,
  previous: Period,
): Promise<Both> {
  const [now, before] = await Promise.all([
    figures.sumFigures({ ...query, ...period }),
    figures.sumFigures({ ...query, ...previous }),
  ]);
  return { now, before };
}

type Parts = Record<'answers' | 'target' | 'competitors', Both>;

/** By the groups that the period has answers of. */
function apart(parts: Parts): Record<string, Apart> {
  const groups = [...new Set(parts.answers.now.map(({ group }) => group))].toSorted();
  return Object.fromEntries(
    groups.map((group) => [
      group,
      apartOf({
        answers: onlyOf(parts.answers, group),
        target: onlyOf(parts.target, group),
        competitors: onlyOf(parts.competitors, group),
      }),
    ]),
  );
}

const onlyOf = ({ now, before }: Both, wanted: string): Both => ({
  now: now.filter(({ group }) => group === wanted),
  before: before.filter(({ group }) => group === wanted),
});

function apartOf(parts: Parts): Apart {
  const of = (time: keyof Both, branded: boolean): Measures => {
    const summed = (name: keyof Parts) => addCounts(parts[name][time].filter((row) => row.branded === branded));
    return measuresOf({ answers: summed('answers'), target: summed('target'), competitors: summed('competitors') });
  };
  const withChange = (branded: boolean): MeasuresWithChange => {
    const current = of('now', branded);
    return { ...current, change: changesOf(current, of('before', branded)) };
  };
  return { unbranded: withChange(false), branded: withChange(true) };
}

const NONE: Both = { now: [], before: [] };
const NOTHING: Apart = apartOf({ answers: NONE, target: NONE, competitors: NONE });

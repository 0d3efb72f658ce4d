// The attribution report of a brand (decisions 9).
import type { BrandStore } from '../brands/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { ProjectionStore, ReportRow, ReportStore } from './ports.ts';

export interface ReportDeps {
  brands: Pick<BrandStore, 'findBrand'>;
  projection: Pick<ProjectionStore, 'countPending'>;
  report: ReportStore;
  /** Projects at most this many records of each kind; returns how many there were. */
  project(limit: number): Promise<number>;
}

export interface ReportQuery {
  brandId: string;
  /** UTC days `YYYY-MM-DD`, both inclusive. */
  since?: string;
  until?: string;
}

export interface Report {
  rows: ReportRow[];
  totals: Totals;
  /** Records that are stored and not yet in the report. */
  pending: number;
}

/** Sums of the rows: a visitor counts once per day, channel and install, so a returning visitor counts again. */
export type Totals = Pick<ReportRow, 'visits' | 'visitors' | 'actions' | 'confirmed' | 'reversed'>;

/** How much of a backlog is processed before the report is read; more would delay the caller. */
const BATCHES = 50;
const BATCH_RECORDS = 1000;

/** Throws `DomainError` `not_found` for an unknown brand. */
export const readReport =
  ({ brands, projection, report, project }: ReportDeps) =>
  async (query: ReportQuery): Promise<Report> => {
    if (!(await brands.findBrand(query.brandId))) {
      throw new DomainError('not_found', { message: `no such brand: ${query.brandId}` });
    }
    for (let batch = 0; batch < BATCHES && (await project(BATCH_RECORDS)) > 0; batch++);
    const rows = await report.attributionReport(query);
    return { rows, totals: totalsOf(rows), pending: await projection.countPending() };
  };

/** The report's totals from what is projected so far. */
export const readTotals =
  ({ report }: Pick<ReportDeps, 'report'>) =>
  async (query: ReportQuery): Promise<Totals> =>
    totalsOf(await report.attributionReport(query));

export function totalsOf(rows: readonly ReportRow[]): Totals {
  const totals: Totals = { visits: 0, visitors: 0, actions: 0, confirmed: 0, reversed: 0 };
  for (const row of rows) {
    totals.visits += row.visits;
    totals.visitors += row.visitors;
    totals.actions += row.actions;
    totals.confirmed += row.confirmed;
    totals.reversed += row.reversed;
  }
  return totals;
}

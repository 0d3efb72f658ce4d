// Wrong claims in the answers of a period, each with the first step of its fix. Reading them is free.
import { type BrandFile, type BrandStore, factSchema, readProfile } from '../brands/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { fixFor } from './fixes/prescribe.ts';
import { daysOf } from './outdated/outdated-check.ts';
import { standingFact } from './outdated/standing-fact.ts';
import type { FindingStore, SeenFinding, SeenQuery, Severity } from './ports.ts';

export interface ListedFinding extends Omit<SeenFinding, 'fact'> {
  /** One line. */
  fix: string;
}

export interface SeenFindingsQuery extends Omit<SeenQuery, 'subjects'> {
  /** Including its SKUs. */
  productLine?: string | undefined;
  sku?: string | undefined;
}

export interface SeenFindingDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  findings: Pick<FindingStore, 'listSeen' | 'countOpenSeen'>;
  clock: Pick<Clock, 'now'>;
}

/** Open ones first, by severity. @throws DomainError `brand_not_found` */
export const listSeenFindings =
  (deps: SeenFindingDeps) =>
  async ({ limit, ...query }: SeenFindingsQuery & { limit: number }): Promise<ListedFinding[]> => {
    const { file } = await readProfile(deps)(query.brandId);
    const found = await deps.findings.listSeen({ ...storedQuery(query, file), limit });
    return found.map(({ fact, ...finding }) => ({
      ...finding,
      fix: fixLine({ ...finding, fact }, file, deps.clock.now()),
    }));
  };

/** By severity. @throws DomainError `brand_not_found` */
export const countOpenFindings =
  (deps: SeenFindingDeps) =>
  async (query: SeenFindingsQuery): Promise<Record<Severity, number>> => {
    const { file } = await readProfile(deps)(query.brandId);
    return { ...NONE, ...(await deps.findings.countOpenSeen(storedQuery(query, file))) };
  };

const NONE = { critical: 0, high: 0, medium: 0, low: 0 };

function storedQuery({ productLine, sku, ...query }: SeenFindingsQuery, file: BrandFile): SeenQuery {
  if (sku !== undefined) return { ...query, subjects: [sku] };
  if (productLine === undefined) return query;
  const skus = file.product_lines.find(({ name }) => name === productLine)?.skus ?? [];
  return { ...query, subjects: [productLine, ...skus.map(({ name }) => name)] };
}

const FACT_CHANGED = 'The verified fact has changed since. Scan again to compare answers with the new one.';

function fixLine(finding: SeenFinding, file: BrandFile, now: number): string {
  const { claimed, verified, sources } = finding;
  const fact = standingFact(factSchema.parse(JSON.parse(finding.fact)), file, daysOf(finding, now));
  if (!fact) return FACT_CHANGED;
  const { steps } = fixFor({ claimed, verified, fact }, file, sources);
  return steps[0]?.text ?? '';
}

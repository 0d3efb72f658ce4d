// `get_brand_overview`: measures with their change, open findings and what visits led to, of one period.
import { type ReportDeps, readTotals } from '../../attribution/index.ts';
import type { FindingStore } from '../../claims/index.ts';
import { type MeasuresWithChange, type OverviewDeps, periodOf, readOverview } from '../../visibility/index.ts';
import { READS, type Tool } from '../tool.ts';
import { expectPeriod, refOf } from './wire.ts';

export type OverviewToolDeps = OverviewDeps &
  Pick<ReportDeps, 'report'> & {
    findings: Pick<FindingStore, 'countOpenFindings'>;
  };

const NO_FINDINGS = { critical: 0, high: 0, medium: 0, low: 0 };

export function getBrandOverview(deps: OverviewToolDeps): Tool<'get_brand_overview'> {
  const overviewOf = readOverview(deps);
  // Workers project as records arrive; a reader of a figure waits for none of it.
  const totalsOf = readTotals(deps);
  return {
    ...READS,
    demo: true,
    async run({ brand: wanted, product_line: productLine, ...query }, { brandOf }) {
      expectPeriod(query);
      const brand = await brandOf(wanted);
      const period = periodOf(query, deps.clock.now());
      const [{ previous, unbranded, branded }, findings, totals] = await Promise.all([
        overviewOf({ ...query, ...period, productLine, brandId: brand.id, breakdown: false }),
        deps.findings.countOpenFindings(brand.id),
        totalsOf({ brandId: brand.id, ...period }),
      ]);
      return {
        brand: refOf(brand),
        period,
        previous_period: previous,
        ...figuresOf(unbranded),
        branded: figuresOf(branded),
        open_findings: { ...NO_FINDINGS, ...findings },
        attribution: totals,
      };
    },
  };
}

function figuresOf(figures: MeasuresWithChange) {
  const of = (name: keyof MeasuresWithChange['change']) => {
    const { value, numerator, denominator, interval, reason } = figures[name];
    return { value, numerator, sample_size: denominator, interval, reason, change: figures.change[name] };
  };
  return {
    answers: figures.answers,
    no_information: figures.noInformation,
    answers_without_search: figures.withoutSearch,
    mention_rate: of('mentionRate'),
    share_of_voice: of('shareOfVoice'),
    sentiment: of('sentiment'),
    average_position: of('averagePosition'),
    citation_share: of('citationShare'),
  };
}

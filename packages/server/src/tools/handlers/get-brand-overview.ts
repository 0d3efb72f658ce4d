// `get_brand_overview`: the requested sections about a brand over a period.
import { OVERVIEW_SECTIONS, type OverviewSection } from '@service/protocol/schemas';
import { type ReportDeps, readTotals } from '../../attribution/index.ts';
import { findProfilesOnce } from '../../brands/index.ts';
import { countOpenFindings, listSeenFindings, type SeenFindingDeps } from '../../claims/index.ts';
import {
  type OverviewDeps,
  type OverviewPart,
  overviewDocument,
  periodOf,
  readOverview,
  roundedDocument,
} from '../../visibility/index.ts';
import { READS, type Tool } from '../tool.ts';
import { refOf } from './brand-ref.ts';
import { listedFinding } from './listed-finding.ts';

export type OverviewToolDeps = OverviewDeps & Pick<ReportDeps, 'report'> & SeenFindingDeps;

const MAX_FINDINGS = 20;

/** The parts of the figures that a section needs. */
const PARTS: Readonly<Partial<Record<OverviewSection, OverviewPart>>> = {
  figures: 'figures',
  branded: 'figures',
  competitors: 'competitors',
  trend: 'trend',
};

export function getBrandOverview(deps: OverviewToolDeps): Tool<'get_brand_overview'> {
  // Workers project records as they arrive; readers never wait for them.
  const totalsOf = readTotals(deps);
  return {
    ...READS,
    demo: true,
    async run({ brand: wanted, product_line: productLine, sections = OVERVIEW_SECTIONS, ...given }, { brandOf }) {
      const sharing = { ...deps, brands: findProfilesOnce(deps.brands) };
      const period = periodOf(given, deps.clock.now());
      const brand = await brandOf(wanted);
      const query = { ...given, ...period, productLine, brandId: brand.id };
      const parts = [...new Set(sections.flatMap((section) => PARTS[section] ?? []))];
      const read = async <Value>(section: OverviewSection, value: () => Promise<Value>): Promise<Value | undefined> =>
        sections.includes(section) ? value() : undefined;
      const [overview, open, findings, totals] = await Promise.all([
        // Refuses an unknown product.
        readOverview(sharing)({ ...query, parts }),
        read('open_findings', () => countOpenFindings(sharing)(query)),
        read('findings', () => listSeenFindings(sharing)({ ...query, limit: MAX_FINDINGS })),
        read('attribution', () => totalsOf({ brandId: brand.id, ...period })),
      ]);
      const { figures, branded, competitors, trend } = overviewDocument(overview);
      return {
        brand: refOf(brand),
        period,
        previous_period: overview.previous,
        ...(sections.includes('figures') && figures),
        ...(sections.includes('branded') && { branded }),
        ...(open && { open_findings: open }),
        ...(findings && { findings: roundedDocument(findings.map(listedFinding)) }),
        ...(sections.includes('competitors') && { competitors }),
        ...(sections.includes('trend') && { trend }),
        ...(totals && { attribution: totals }),
      };
    },
  };
}

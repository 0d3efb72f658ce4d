// Every field of `get_brand_overview`, for filters in all pairs.
import { OVERVIEW_SECTIONS } from '@service/protocol/schemas';
import { expect, it, vi } from 'vitest';
import { pairsOf } from './pairs.ts';
import { daysBefore, periodOf } from './recount/days.ts';
import { findings, openOnes } from './recount/findings.ts';
import { competitors, figures, type OverviewQuery, trend } from './recount/overview.ts';
import { DISMISSED, type GoldenScene, REPORTED, TODAY } from './showcase-scene.ts';

interface Given extends Omit<OverviewQuery, 'period'> {
  since?: string;
  until?: string;
  sections?: readonly string[];
}

const ENGINES: Readonly<Record<string, string>> = { ChatGPT: 'openai', Google: 'gemini' };
const NO_REPORT = { visits: 0, visitors: 0, actions: 0, confirmed: 0, reversed: 0 };
const WHOLE = pairsOf({
  market: [undefined, 'US', 'UK', 'DE', 'JP'],
  engine: [undefined, 'openai', 'ChatGPT', 'Google', 'perplexity', 'bing'],
  product: [
    undefined,
    'line Fernhall Core',
    'line Fernhall Sun',
    'line Fernhall Connect',
    'FC-600',
    'FC-1200',
    'FS-200',
  ],
  // Periods that end today: sixty and sixty-one days, two weeks, two days, and more weeks than a trend has points.
  since: [undefined, '2026-09-30', '2026-09-29', '2026-11-14', '2026-11-27', '2025-01-01'],
  until: [undefined, '2026-11-27', '2026-11-28'],
  sections: [undefined, ...OVERVIEW_SECTIONS.map((section) => [section]), ['findings', 'competitors', 'figures']],
}).flatMap(usable);

/** A period that ends before it starts is refused. */
function usable({ product, ...given }: Record<string, unknown>): Given[] {
  const { since, until } = given;
  if (typeof since === 'string' && typeof until === 'string' && since > until) return [];
  if (typeof product !== 'string') return [given];
  const isLine = product.startsWith('line ');
  return [{ ...given, ...(isLine ? { product_line: product.slice(5) } : { sku: product }) }];
}

export function overviewGolden({ get, answers, sheet, ids, service }: GoldenScene): void {
  const findingIds = async () =>
    new Map((await service.stores.findings.listFindings(ids)).map(({ id, claimed }) => [claimed, id]));

  async function expected({ since, until, sections = OVERVIEW_SECTIONS, ...given }: Given) {
    const period = periodOf({ ...(since && { since }), ...(until && { until }) }, TODAY);
    const asked: OverviewQuery = { ...given, engine: ENGINES[given.engine ?? ''] ?? given.engine, period };
    const known = await findingIds();
    const wrong = findings(answers, asked, sheet, [DISMISSED]);
    const parts: Record<string, object> = {
      figures: figures(answers, asked, sheet, false),
      branded: { branded: figures(answers, asked, sheet, true) },
      open_findings: { open_findings: openOnes(wrong) },
      findings: { findings: wrong.map((one) => ({ id: known.get(one.claimed), ...one })) },
      competitors: { competitors: competitors(answers, asked, sheet) },
      trend: { trend: trend(answers, asked, sheet) },
      attribution: { attribution: period.until < TODAY ? NO_REPORT : REPORTED },
    };
    const head = { brand: { id: ids.brandId, name: 'Fernhall' }, period, previous_period: daysBefore(period) };
    return Object.assign(head, ...sections.map((section) => parts[section]));
  }

  it('includes the attribution of reported actions', async () => {
    await vi.waitFor(async () => {
      const { attribution } = await get('get_brand_overview', { brand: 'Fernhall', sections: ['attribution'] });
      expect(attribution).toEqual(REPORTED);
    }, 20_000);
  });

  it.each<Given>([
    { since: '2016-11-21' },
    { since: '1970-01-01', until: '1970-01-01' },
    { until: '1970-01-30' },
    { since: TODAY },
  ])('accepts a period at the limits of its range, for %j', async (given) => {
    expect(await get('get_brand_overview', { brand: 'Fernhall', ...given })).toEqual(await expected(given));
  });

  it('covers all pairs of filters', () => {
    expect(WHOLE.length).toBeGreaterThan(40);
  });

  it.each(WHOLE)('matches the stored answers, for %j', async (given) => {
    expect(await get('get_brand_overview', { brand: 'Fernhall', ...given })).toEqual(await expected(given));
  });
}

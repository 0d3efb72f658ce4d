// `report visibility`: how answer engines describe a brand, and which sources they cite (decisions 7).
import type { Command } from 'commander';
import {
  type DiscoverabilityQuery,
  figuresDocument,
  overviewDocument,
  placeDocument,
  readCitedDomains,
  readDiscoverability,
  readOverview,
  type SeparateFigures,
} from '../../visibility/index.ts';
import { brandIdOf } from '../brand-id.ts';
import { engineNameIn } from '../engine-name.ts';
import { expectPeriod, parseDay } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';
import { type VisibilityReport, visibilityText } from './visibility-text.ts';

interface VisibilityOptions extends Record<string, unknown> {
  brand: string;
  since?: string;
  until?: string;
  market?: string;
  engine?: string;
  all?: true;
}

export function declareVisibilityReport(report: Command, terminal: Terminal): void {
  withOptions(report.command('visibility'), ['store'])
    .description('report mention rate, share of voice, sentiment, position and citations, with changes')
    .requiredOption('--brand <brand>', 'the brand, by id, name, alias or domain')
    .option('--since <day>', 'from this UTC day (default: 30 days ago)', parseDay)
    .option('--until <day>', 'through this UTC day (default: today)', parseDay)
    .option('--market <market>', 'only this market')
    .option('--engine <engine>', 'only this engine')
    .option('--all', 'list every gap, not only the ten most frequent; JSON always has all')
    .action(async (options: VisibilityOptions) => printAnswer(terminal, await visibility(options)));
}

function visibility(options: VisibilityOptions): Promise<Answer> {
  const { brand, since, until, market, all = false } = options;
  expectPeriod(options);
  return withStores(options, async (deps) => {
    const brandId = await brandIdOf(deps, brand);
    const engine = await engineNameIn(deps, brandId, options.engine);
    const query = { brandId, since, until, market, engine };
    const [overview, { places }, domains] = await Promise.all([
      readOverview(deps)({ ...query, parts: ['figures', 'breakdown', 'competitors', 'trend'] }),
      readDiscoverability(deps)(query),
      readCitedDomains(deps)(query),
    ]);
    const otherMarkets = places.length === 0 ? await marketsWithAnswers(deps, query) : undefined;
    const report = { brandId, overview, places, domains, otherMarkets };
    return { document: documentOf(report), text: visibilityText(report, { all }) };
  });
}

const marketsWithAnswers = async (
  deps: Parameters<typeof readDiscoverability>[0],
  { market: _, ...query }: DiscoverabilityQuery,
): Promise<string[]> => {
  const { places } = await readDiscoverability(deps)(query);
  return [...new Set(places.map(({ market }) => market))].toSorted();
};

function documentOf({ brandId, overview, places }: VisibilityReport) {
  const { by, period, previous } = overview;
  const { competitors, trend } = overviewDocument(overview);
  return {
    brand_id: brandId,
    ...period,
    previous,
    ...apartDocument(overview),
    by_market: each(by.market),
    by_engine: each(by.engine),
    by_product_line: each(by.productLine),
    by_sku: each(by.sku),
    competitors,
    trend,
    discoverability: places.map(placeDocument),
  };
}

const each = (groups: Readonly<Record<string, SeparateFigures>>) =>
  Object.fromEntries(Object.entries(groups).map(([name, apart]) => [name, apartDocument(apart)]));

const apartDocument = ({ unbranded, branded }: SeparateFigures) => ({
  unbranded: figuresDocument(unbranded),
  branded: figuresDocument(branded),
});

// `report visibility`: how answer engines speak of a brand, and where they find it (decisions 7).
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { engineNames } from '../../ops/engine-settings.ts';
import {
  type Apart,
  type Change,
  type CompetitorFigures,
  type DiscoveredPlace,
  figuresDocument,
  knownEngine,
  type Measure,
  type MeasuresWithChange,
  type Overview,
  overviewDocument,
  placeDocument,
  readDiscoverability,
  readOverview,
  type TrendPoint,
} from '../../visibility/index.ts';
import { brandIdOf } from '../brand-id.ts';
import { UsageError } from '../exit-code.ts';
import { withOptions } from '../setting-options.ts';
import { table } from '../table.ts';
import { type Answer, say, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';

interface VisibilityOptions extends Record<string, unknown> {
  brand: string;
  since?: string;
  until?: string;
  market?: string;
  engine?: string;
}

export function declareVisibilityReport(report: Command, terminal: Terminal): void {
  withOptions(report.command('visibility'), ['store'])
    .description('mention rate, share of voice, sentiment, position and citations, with their change')
    .requiredOption('--brand <brand>', 'the brand, by id, name, alias or domain')
    .option('--since <day>', 'from this UTC day (default: 30 days)', parseDay)
    .option('--until <day>', 'up to and including this UTC day (default: today)', parseDay)
    .option('--market <market>', 'only this market')
    .option('--engine <engine>', 'only this engine')
    .action(async (options: VisibilityOptions) => say(terminal, await visibility(options)));
}

async function visibility(options: VisibilityOptions): Promise<Answer> {
  const { since, until, market, engine: wanted } = options;
  if (since !== undefined && until !== undefined && since > until)
    throw new UsageError('--since must not be after --until.');
  return withStores(options, async (deps) => {
    const brandId = await brandIdOf(deps, options.brand);
    const engines = engineNames(deps.settings.scans);
    const engine = wanted && (await knownEngine(deps)({ wanted, engines, brandId: async () => brandId }));
    const query = { brandId, since, until, market, engine };
    const [overview, { places }] = await Promise.all([
      readOverview(deps)({ ...query, parts: ['figures', 'breakdown', 'competitors', 'trend'] }),
      readDiscoverability(deps)(query),
    ]);
    return { document: documentOf(query.brandId, overview, places), text: textOf(overview, places) };
  });
}

function documentOf(brandId: string, overview: Overview, places: readonly DiscoveredPlace[]) {
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

const each = (groups: Readonly<Record<string, Apart>>) =>
  Object.fromEntries(Object.entries(groups).map(([name, apart]) => [name, apartDocument(apart)]));

const apartDocument = ({ unbranded, branded }: Apart) => ({
  unbranded: figuresDocument(unbranded),
  branded: figuresDocument(branded),
});

const MEASURES = [
  ['mention rate', 'mentionRate'],
  ['share of voice', 'shareOfVoice'],
  ['average position', 'averagePosition'],
  ['sentiment', 'sentiment'],
  ['citation share', 'citationShare'],
] as const;

function textOf({ period, by, competitors, trend, ...overview }: Overview, places: readonly DiscoveredPlace[]): string {
  const groups: [string, MeasuresWithChange][] = [
    ['all', overview.unbranded],
    ...[by.market, by.engine, by.productLine, by.sku].flatMap((group) =>
      Object.entries(group).map(([name, { unbranded }]): [string, MeasuresWithChange] => [name, unbranded]),
    ),
    ['prompts that name it', overview.branded],
  ];
  const rows = groups.map(([name, measures]) => [
    name,
    measures.answers,
    ...MEASURES.map(([, key]) => changed(measures[key], measures.change[key])),
  ]);
  const gaps = places.flatMap((place) =>
    place.gaps.map(
      ({ text, competitors: named, gaps: times, answers }) =>
        `  ${place.engine} in ${place.market}, ${times} of ${answers}: "${text}" names ${named.join(', ')}`,
    ),
  );
  return [
    `From ${period.since} to ${period.until}; * has changed beyond chance since the period before.`,
    table([['', 'answers', ...MEASURES.map(([title]) => title)], ...rows]),
    ...searchNote([overview.unbranded, overview.branded]),
    ...competitorLines(competitors),
    ...trendLines(trend),
    ...(gaps.length === 0 ? [] : ['', 'Prompts that answers fill with others only, the most frequent first:', ...gaps]),
  ].join('\n');
}

function competitorLines(competitors: readonly CompetitorFigures[]): string[] {
  if (competitors.length === 0) return [];
  const measures = MEASURES.filter(([, key]) => key !== 'sentiment' && key !== 'citationShare');
  const rows = competitors.map((figures) => [
    figures.name,
    changed(figures.mentionRate, figures.change.mentionRate),
    changed(figures.shareOfVoice, figures.change.shareOfVoice),
    changed(figures.averagePosition, figures.change.averagePosition),
  ]);
  return ['', table([['competitors', ...measures.map(([title]) => title)], ...rows])];
}

function trendLines(trend: readonly TrendPoint[]): string[] {
  if (trend.length === 0) return [];
  const rows = trend.map(({ since, measures }) => [
    since,
    measures.answers,
    ...MEASURES.map(([, key]) => shown(measures[key])),
  ]);
  return ['', table([['from', 'answers', ...MEASURES.map(([title]) => title)], ...rows])];
}

const changed = (measure: Measure, { significant }: Change): string => `${shown(measure)}${significant ? '*' : ''}`;

function searchNote(all: readonly MeasuresWithChange[]): string[] {
  const count = all.reduce((sum, { withoutSearch }) => sum + withoutSearch, 0);
  const answers = all.reduce((sum, measures) => sum + measures.answers, 0);
  return count === 0 ? [] : ['', `${count} of the ${answers} answers were made without a search of the web.`];
}

function shown(measure: Measure): string {
  if (measure.value === null) return '-';
  const { value, interval } = measure;
  return `${value.toFixed(2)} (${interval.low.toFixed(2)} to ${interval.high.toFixed(2)})`;
}

/** `YYYY-MM-DD`, and a day that there is. */
export function parseDay(text: string): string {
  if (z.iso.date().safeParse(text).success) return text;
  throw new InvalidArgumentError('It must be a day, such as 2026-01-31.');
}

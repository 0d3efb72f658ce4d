// `report visibility`: how answer engines speak of a brand, and where they find it (decisions 7).
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { VENDOR_ENGINES } from '../kernel/engine-names.ts';
import {
  type Apart,
  type DiscoveredPlace,
  knownEngine,
  type Measure,
  type MeasuresWithChange,
  type Overview,
  placeDocument,
  readDiscoverability,
  readOverview,
} from '../visibility/index.ts';
import { brandIdOf } from './brand-id.ts';
import { UsageError } from './exit-code.ts';
import { withOptions } from './setting-options.ts';
import { table } from './table.ts';
import { type Answer, say, type Terminal } from './terminal.ts';
import { withStores } from './with-stores.ts';

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
    .option('--since <day>', 'from this UTC day on (default: 30 days)', parseDay)
    .option('--until <day>', 'up to and with this UTC day (default: today)', parseDay)
    .option('--market <market>', 'of this market only')
    .option('--engine <engine>', 'of this engine only')
    .action(async (options: VisibilityOptions) => say(terminal, await visibility(options)));
}

async function visibility(options: VisibilityOptions): Promise<Answer> {
  const { since, until, market, engine: wanted } = options;
  if (since !== undefined && until !== undefined && since > until)
    throw new UsageError('--since must not be after --until.');
  return withStores(options, async (deps) => {
    const brandId = await brandIdOf(deps, options.brand);
    const engines = VENDOR_ENGINES;
    const engine = wanted && (await knownEngine(deps)({ wanted, engines, brandId: async () => brandId }));
    const query = { brandId, since, until, market, engine };
    const [overview, { places }] = await Promise.all([readOverview(deps)(query), readDiscoverability(deps)(query)]);
    return { document: documentOf(query.brandId, overview, places), text: textOf(overview, places) };
  });
}

const documentOf = (brandId: string, { by, ...overview }: Overview, places: readonly DiscoveredPlace[]) => ({
  brand_id: brandId,
  ...overview.period,
  previous: overview.previous,
  ...apartDocument(overview),
  by_market: each(by.market),
  by_engine: each(by.engine),
  by_product_line: each(by.productLine),
  by_sku: each(by.sku),
  discoverability: places.map(placeDocument),
});

const each = (groups: Readonly<Record<string, Apart>>) =>
  Object.fromEntries(Object.entries(groups).map(([name, apart]) => [name, apartDocument(apart)]));

const apartDocument = ({ unbranded, branded }: Apart) => ({
  unbranded: measuresDocument(unbranded),
  branded: measuresDocument(branded),
});

const measuresDocument = (measures: MeasuresWithChange) => ({
  answers: measures.answers,
  no_information: measures.noInformation,
  answers_without_search: measures.withoutSearch,
  mention_rate: { ...measures.mentionRate, change: measures.change.mentionRate },
  share_of_voice: { ...measures.shareOfVoice, change: measures.change.shareOfVoice },
  average_position: { ...measures.averagePosition, change: measures.change.averagePosition },
  sentiment: { ...measures.sentiment, change: measures.change.sentiment },
  sentiment_unknown: measures.sentimentUnknown,
  citation_share: { ...measures.citationShare, change: measures.change.citationShare },
});

const MEASURES = [
  ['mention rate', 'mentionRate'],
  ['share of voice', 'shareOfVoice'],
  ['average position', 'averagePosition'],
  ['sentiment', 'sentiment'],
  ['citation share', 'citationShare'],
] as const;

function textOf({ period, by, ...overview }: Overview, places: readonly DiscoveredPlace[]): string {
  const { since, until } = period;
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
    ...MEASURES.map(([, key]) => `${shown(measures[key])}${measures.change[key].significant ? '*' : ''}`),
  ]);
  const gaps = places.flatMap((place) =>
    place.gaps.map(
      ({ text, competitors, gaps: times, answers }) =>
        `  ${place.engine} in ${place.market}, ${times} of ${answers}: "${text}" names ${competitors.join(', ')}`,
    ),
  );
  return [
    `From ${since} to ${until}; * has changed beyond chance since the period before.`,
    table([['', 'answers', ...MEASURES.map(([title]) => title)], ...rows]),
    ...searchNote([overview.unbranded, overview.branded]),
    ...(gaps.length === 0 ? [] : ['', 'Prompts that answers fill with others only, the most frequent first:', ...gaps]),
  ].join('\n');
}

function searchNote(all: readonly MeasuresWithChange[]): string[] {
  const count = all.reduce((sum, { withoutSearch }) => sum + withoutSearch, 0);
  const answers = all.reduce((sum, measures) => sum + measures.answers, 0);
  return count === 0 ? [] : ['', `${count} of the ${answers} answers were made without a search of the web.`];
}

function shown(measure: Measure): string {
  if (measure.value === null) return '-';
  const { value, interval } = measure;
  const range = interval ? ` (${interval.low.toFixed(2)} to ${interval.high.toFixed(2)})` : '';
  return `${value.toFixed(2)}${range}`;
}

/** `YYYY-MM-DD`, and a day that there is. */
export function parseDay(text: string): string {
  if (z.iso.date().safeParse(text).success) return text;
  throw new InvalidArgumentError('It must be a day, such as 2026-01-31.');
}

// The visibility report for people.
import type {
  Change,
  CitedDomain,
  CompetitorFigures,
  DiscoveredPlace,
  Measure,
  MeasuresWithChange,
  Overview,
  TrendPoint,
} from '../../visibility/index.ts';
import { table } from '../table.ts';

const MEASURES = [
  ['mention rate', 'mentionRate'],
  ['share of voice', 'shareOfVoice'],
  ['average position', 'averagePosition'],
  ['sentiment', 'sentiment'],
  ['citation share', 'citationShare'],
] as const;

export interface VisibilityReport {
  brandId: string;
  /** The markets that have answers, if the requested ones have none. */
  otherMarkets?: readonly string[] | undefined;
  overview: Overview;
  places: readonly DiscoveredPlace[];
  domains: readonly CitedDomain[];
}

/** Lists ten gaps unless `all` is set: a brand with many prompts has hundreds. */
export function visibilityText(report: VisibilityReport, { all }: { all: boolean }): string {
  const { overview, places, domains } = report;
  const { period, competitors, trend } = overview;
  if (overview.unbranded.answers + overview.branded.answers === 0) return nothingText(report);
  return [
    `From ${period.since} to ${period.until}. * marks a significant change from the period before.`,
    measureTable(overview),
    ...searchNote([overview.unbranded, overview.branded]),
    ...competitorLines(competitors),
    ...trendLines(trend),
    ...domainLines(domains),
    ...gapLines(places, all),
  ].join('\n');
}

function measureTable({ by, ...overview }: Overview): string {
  const groups: [string, MeasuresWithChange][] = [
    ['all', overview.unbranded],
    ...[by.market, by.engine, by.productLine, by.sku].flatMap((group) =>
      Object.entries(group).map(([name, { unbranded }]): [string, MeasuresWithChange] => [name, unbranded]),
    ),
    ['prompts that name the brand', overview.branded],
  ];
  const rows = groups.map(([name, measures]) => [
    name,
    measures.answers,
    ...MEASURES.map(([, key]) => changed(measures[key], measures.change[key])),
  ]);
  return table([['', 'answers', ...MEASURES.map(([title]) => title)], ...rows]);
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
  return count === 0 ? [] : ['', `${count} of the ${answers} answers were given without a web search.`];
}

function shown(measure: Measure): string {
  if (measure.value === null) return '-';
  const { value, interval } = measure;
  return `${decimal(value)} (${decimal(interval.low)} to ${decimal(interval.high)})`;
}

/** Never "-0.00": a small negative value is rounded to zero. */
const decimal = (value: number): string => (Math.round(value * 100) === 0 ? '0.00' : value.toFixed(2));

function nothingText({ overview: { period }, otherMarkets = [] }: VisibilityReport): string {
  const none = `No answers from ${period.since} to ${period.until}.`;
  return otherMarkets.length === 0 ? none : `${none} Markets with answers: ${otherMarkets.join(', ')}.`;
}

function domainLines(domains: readonly CitedDomain[]): string[] {
  if (domains.length === 0) return [];
  const rows = domains.map(({ domain, own, citations, engine, market }) => [
    own ? `${domain} (yours)` : domain,
    citations,
    `${engine} in ${market}`,
  ]);
  return ['', table([['cited domains', 'citations', 'most by'], ...rows])];
}

const FIRST_GAPS = 10;

function gapLines(places: readonly DiscoveredPlace[], all: boolean): string[] {
  const gaps = places
    .flatMap(({ engine, market, gaps: ofPlace }) => ofPlace.map((gap) => ({ ...gap, engine, market })))
    .toSorted((a, b) => b.gaps - a.gaps);
  if (gaps.length === 0) return [];
  const listed = all ? gaps : gaps.slice(0, FIRST_GAPS);
  const rest = gaps.length - listed.length;
  return [
    '',
    'Prompts whose answers name only competitors, most frequent first:',
    ...listed.map(
      ({ engine, market, gaps: times, answers, text, competitors }) =>
        `  ${engine} in ${market}, ${times} of ${answers} answers: "${text}" names ${competitors.join(', ')}`,
    ),
    ...(rest === 0 ? [] : [`  ${rest} more: --all`]),
  ];
}

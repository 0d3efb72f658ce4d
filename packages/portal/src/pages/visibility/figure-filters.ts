// The filters of figures in the URL, and in the form that the API accepts. Pure.

import { type PeriodSearch, periodIn } from '../../components/period/period.ts';

export const MEASURES = ['mention_rate', 'share_of_voice', 'sentiment', 'average_position', 'citation_share'] as const;
export type MeasureId = (typeof MEASURES)[number];

/** Default values are omitted from the URL. */
export interface FigureFilters extends PeriodSearch {
  market?: string;
  engine?: string;
  /** At most one of the two. */
  line?: string;
  sku?: string;
  /** Prompts that name the brand, instead of those that do not. */
  branded?: boolean;
}

export interface VisibilitySearch extends FigureFilters {
  /** The measure of the chart and the heat map. */
  measure?: MeasureId;
}

const MAX_TEXT = 200;

type Search = Record<string, unknown>;

/** The router would read a number in the URL as a number: `sku=100` must stay a string. */
export function textIn(search: Search, name: string): string | undefined {
  const value = search[name];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= MAX_TEXT ? text : undefined;
}

/** Accepts any URL; unknown filters are dropped. */
export function filtersIn(search: Search): FigureFilters {
  const filters: FigureFilters = periodIn(search);
  const [market, engine, line, sku] = ['market', 'engine', 'line', 'sku'].map((name) => textIn(search, name));
  if (market !== undefined) filters.market = market;
  if (engine !== undefined) filters.engine = engine;
  if (line !== undefined) filters.line = line;
  else if (sku !== undefined) filters.sku = sku;
  if (search.branded === true) filters.branded = true;
  return filters;
}

export function visibilitySearch(search: Search): VisibilitySearch {
  const measure = MEASURES.find((one) => one === search.measure && one !== MEASURES[0]);
  const filters = filtersIn(search);
  return measure === undefined ? filters : { ...filters, measure };
}

// The filters of figures in the address bar, and in the form that the API accepts. Pure.

export const MEASURES = ['mention_rate', 'share_of_voice', 'sentiment', 'average_position', 'citation_share'] as const;
export type MeasureId = (typeof MEASURES)[number];

/** Default values are omitted from the address. */
export interface FigureFilters {
  /** The last so many days; 30 if neither it nor `since` is given. */
  days?: number;
  /** UTC days, both included. */
  since?: string;
  until?: string;
  market?: string;
  engine?: string;
  /** At most one of the two. */
  line?: string;
  sku?: string;
  /** Prompts that name the brand, instead of those that do not. */
  branded?: boolean;
}

export interface VisibilitySearch extends FigureFilters {
  /** Of the chart and the heat map. */
  measure?: MeasureId;
}

export const PRESETS = [7, 30, 90] as const;
export const DEFAULT_DAYS = 30;
const MAX_TEXT = 200;
const DAY_MS = 86_400_000;

type Search = Record<string, unknown>;

/** A number in an address is a number: `sku=100` means the text. */
export function textIn(search: Search, name: string): string | undefined {
  const value = search[name];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= MAX_TEXT ? text : undefined;
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Accepts any address; unknown filters are dropped. */
export function filtersIn(search: Search): FigureFilters {
  const filters: FigureFilters = {};
  const [since, until] = [textIn(search, 'since'), textIn(search, 'until')];
  if (isDay(since) && isDay(until) && since <= until) Object.assign(filters, { since, until });
  else if (PRESETS.some((days) => days === search.days && days !== DEFAULT_DAYS)) filters.days = Number(search.days);
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

export interface Period {
  since: string;
  until: string;
}

/** @param now milliseconds since 1970 */
export function periodOf({ days = DEFAULT_DAYS, since, until }: FigureFilters, now: number): Period {
  if (since !== undefined && until !== undefined) return { since, until };
  return { since: dayOf(now - (days - 1) * DAY_MS), until: dayOf(now) };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

// Which answers a list shows, as stated in the URL. Pure.
import { type FigureFilters, filtersIn, type MeasureId, textIn } from '../visibility/figure-filters.ts';

const SUBJECTS = [
  'brand',
  'no_brand',
  'brand_or_competitor',
  'brand_sentiment',
  'product_line',
  'sku',
  'competitor',
  'domain',
  'page',
  'own_citation',
  'gap',
] as const;
export type SubjectKind = (typeof SUBJECTS)[number];
const NAMED: ReadonlySet<string> = new Set(['product_line', 'sku', 'competitor', 'domain', 'page']);

/** The filters of the figure that led here; `line` and `sku` have become the subject. */
export interface AnswerSearch extends Omit<FigureFilters, 'line' | 'sku' | 'branded'> {
  /** If absent: both kinds of prompts. */
  branded?: boolean;
  prompt?: string;
  /** The mentioned or cited subject. */
  subject?: SubjectKind;
  name?: string;
}

export function answerSearch(search: Record<string, unknown>): AnswerSearch {
  const { line: _line, sku: _sku, ...filters } = filtersIn(search);
  const found: AnswerSearch = filters;
  if (typeof search.branded === 'boolean') found.branded = search.branded;
  const prompt = textIn(search, 'prompt');
  if (prompt !== undefined) found.prompt = prompt;
  const subject = SUBJECTS.find((one) => one === search.subject);
  const name = typeof search.name === 'string' && search.name.length <= 2000 ? search.name : textIn(search, 'name');
  if (subject === undefined || (NAMED.has(subject) && name === undefined)) return found;
  found.subject = subject;
  if (NAMED.has(subject) && name !== undefined) found.name = name;
  return found;
}

/** Replaced by the product that the page shows. */
const OF_BRAND: readonly SubjectKind[] = ['brand', 'brand_or_competitor', 'brand_sentiment'];

/** The answers behind a figure of the page with these filters. @param more what the figure is about */
export function answersBehind(
  { line, sku, branded = false, ...filters }: FigureFilters,
  more: AnswerSearch = {},
): AnswerSearch {
  const product: AnswerSearch =
    line === undefined
      ? sku === undefined
        ? {}
        : { subject: 'sku', name: sku }
      : { subject: 'product_line', name: line };
  const { since: _since, until: _until, days: _days, ...places } = filters;
  // A single day replaces the page's period.
  const period = more.since === undefined ? filters : places;
  const isOfBrand = OF_BRAND.some((subject) => subject === more.subject);
  const own = isOfBrand && product.subject !== undefined ? { ...more, ...product } : more;
  return { ...period, branded, ...own };
}

const SUBJECT_OF_MEASURE: Partial<Record<MeasureId, SubjectKind>> = {
  citation_share: 'own_citation',
  share_of_voice: 'brand_or_competitor',
  sentiment: 'brand_sentiment',
};

/** The answers that the value of a measure counts. */
export const subjectOf = (measure: MeasureId): SubjectKind => SUBJECT_OF_MEASURE[measure] ?? 'brand';

// `get_brand_overview` over single answers: figures, branded, competitors and trend.
import type { BrandSheet } from './brand-sheet.ts';
import { type Days, dayAfter, daysBefore, isIn, lengthOf, wholeWeeks } from './days.ts';
import {
  changed,
  knowsNothing,
  type MeasureName,
  measured,
  type Sample,
  type Subject,
  told,
  tonesOf,
  total,
} from './measures.ts';
import type { Seen } from './stored-answers.ts';

export interface Place {
  market?: string | undefined;
  engine?: string | undefined;
}

export interface Product {
  product_line?: string | undefined;
  sku?: string | undefined;
}

export interface OverviewQuery extends Place, Product {
  period: Days;
}

export const isAt =
  ({ market, engine }: Place) =>
  (one: { market: string; engine: string }): boolean =>
    (market === undefined || one.market === market) && (engine === undefined || one.engine === engine);

/** The names that count as the requested subject. */
export function namesOf({ product_line: line, sku }: Product, sheet: BrandSheet): Set<string> {
  if (sku !== undefined) return new Set([sku]);
  const lines = sheet.product_lines.filter(({ name }) => line === undefined || name === line);
  const things = lines.flatMap(({ name, skus }) => [name, ...skus]);
  return new Set(line === undefined ? [sheet.name, ...things] : things);
}

const subjectOf = (asked: Product, sheet: BrandSheet): Subject => {
  const names = namesOf(asked, sheet);
  return { names, voice: names, isCompetitor: false, places: 1 + sheet.competitors.length };
};

interface Both {
  now: Sample;
  before: Sample;
}

function samples(all: readonly Seen[], asked: OverviewQuery, branded: boolean): Both {
  const alike = all.filter((seen) => seen.branded === branded && isAt(asked)(seen));
  const of = (days: Days): Sample => {
    const weeks = wholeWeeks(days);
    return { answers: alike.filter(({ day }) => isIn(days, day)), weeks: alike.filter(({ day }) => isIn(weeks, day)) };
  };
  return { now: of(asked.period), before: of(daysBefore(asked.period)) };
}

const withChange = (name: MeasureName, { now, before }: Both, subject: Subject) => {
  const current = measured(name, now, subject);
  return { ...current, change: changed(current, measured(name, before, subject)) };
};

const isProduct = ({ product_line, sku }: Product): boolean => product_line !== undefined || sku !== undefined;

export function figures(all: readonly Seen[], asked: OverviewQuery, sheet: BrandSheet, branded: boolean) {
  const subject = subjectOf(asked, sheet);
  const both = samples(all, asked, branded);
  const { answers } = both.now;
  const of = (name: MeasureName) => withChange(name, both, subject);
  return told({
    answers: answers.length,
    no_information: answers.filter((seen) => knowsNothing(seen, subject)).length,
    answers_without_search: answers.filter(({ searched }) => searched === false).length,
    mention_rate: of('mention_rate'),
    share_of_voice: of('share_of_voice'),
    sentiment: of('sentiment'),
    sentiment_unknown: total(answers.map((seen) => tonesOf(seen, subject).unknown)),
    average_position: of('average_position'),
    ...(!isProduct(asked) && { citation_share: of('citation_share') }),
  });
}

export function competitors(all: readonly Seen[], asked: OverviewQuery, sheet: BrandSheet) {
  const both = samples(all, asked, false);
  const base = subjectOf(asked, sheet);
  const each = sheet.competitors.map(({ name }) => {
    const subject: Subject = { ...base, names: new Set([name]), isCompetitor: true };
    const of = (measure: MeasureName) => withChange(measure, both, subject);
    return {
      name,
      mention_rate: of('mention_rate'),
      share_of_voice: of('share_of_voice'),
      average_position: of('average_position'),
    };
  });
  return told(each.toSorted((a, b) => (b.share_of_voice.value ?? 0) - (a.share_of_voice.value ?? 0)));
}

/** The correlation of answers is that of the whole period. */
export function trend(all: readonly Seen[], asked: OverviewQuery, sheet: BrandSheet) {
  const { now } = samples(all, asked, false);
  const subject = subjectOf(asked, sheet);
  return told(
    stepsOf(asked.period).flatMap((days) => {
      const sample = { ...now, answers: now.answers.filter(({ day }) => isIn(days, day)) };
      if (sample.answers.length === 0) return [];
      const of = (name: MeasureName) => {
        const { value, sample_size, interval } = measured(name, sample, subject);
        return { value, sample_size, interval };
      };
      return [
        {
          ...days,
          answers: sample.answers.length,
          mention_rate: of('mention_rate'),
          share_of_voice: of('share_of_voice'),
          sentiment: of('sentiment'),
          average_position: of('average_position'),
          ...(!isProduct(asked) && { citation_share: of('citation_share') }),
        },
      ];
    }),
  );
}

const MOST = 60;

/** Days, or weeks if there would be more than sixty days, or groups of weeks if there would be too many weeks. */
function stepsOf(period: Days): Days[] {
  const steps = [1, ...Array.from({ length: 60 }, (_, i) => 7 * (i + 1))];
  const step = steps.find((days) => Math.ceil(lengthOf(period) / days) <= MOST) ?? 1;
  const list: Days[] = [];
  for (let since = period.since; since <= period.until; since = dayAfter(since, step)) {
    const last = dayAfter(since, step - 1);
    list.push({ since, until: [last, period.until].toSorted()[0] ?? last });
  }
  return list;
}

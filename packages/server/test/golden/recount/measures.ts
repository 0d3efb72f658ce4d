// The measures of decisions 7 over single answers, reimplemented: the product computes them from rollups.
import {
  type Cell,
  type Estimated,
  type Range,
  rangeOfChange,
  rangeOfMean,
  rangeOfRate,
  sizeInEffect,
} from './intervals.ts';
import type { Named, Seen } from './stored-answers.ts';

/** The subject of the figures. */
export interface Subject {
  /** Names that count as the subject. */
  names: ReadonlySet<string>;
  /**
   * The subject of share of voice, compared with competitors: the brand, a line or a SKU. The subject itself, unless it
   * is a competitor.
   */
  voice: ReadonlySet<string>;
  isCompetitor: boolean;
  /** Entries that an answer can rank. */
  places: number;
}

/** Answers of a period, and all answers of the weeks that contain it. */
export interface Sample {
  answers: readonly Seen[];
  weeks: readonly Seen[];
}

export const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

const spoken = ({ names }: Seen): Named[] => names.filter(({ silent }) => !silent);
const isOf = (names: ReadonlySet<string>, seen: Seen): boolean => spoken(seen).some(({ name }) => names.has(name));
export const rivalsIn = (seen: Seen): string[] => [
  ...new Set(spoken(seen).flatMap(({ entity, name }) => (entity === 'competitor' ? [name] : []))),
];

export const mentions = (seen: Seen, { names }: Pick<Subject, 'names'>): boolean => isOf(names, seen);

export function knowsNothing({ names: all }: Seen, { names }: Pick<Subject, 'names'>): boolean {
  const own = all.filter(({ name }) => names.has(name));
  return own.length > 0 && own.every(({ silent }) => silent);
}

/** Each competitor counts as one entry, and so does the brand with all its products. */
export function rankOf(seen: Seen, { names, isCompetitor }: Pick<Subject, 'names' | 'isCompetitor'>): number | null {
  const all = spoken(seen);
  const first = all.findIndex(({ name }) => names.has(name));
  if (first < 0) return null;
  const ahead = all.slice(0, first).map(({ entity, name }) => (entity === 'competitor' ? name : 'the brand'));
  return 1 + new Set(ahead.filter((place) => isCompetitor || place !== 'the brand')).size;
}

/** One per sentence: the mean of its known sentiments. */
export function tonesOf(seen: Seen, { names }: Pick<Subject, 'names'>): { known: number[]; unknown: number } {
  const own = spoken(seen).filter(({ name }) => names.has(name));
  const sentences = [...Map.groupBy(own, ({ sentence }) => sentence).values()];
  const known = sentences.flatMap((all) => {
    const told = all.flatMap(({ tone }) => (tone === null ? [] : [tone]));
    return told.length === 0 ? [] : [total(told) / told.length];
  });
  return { known, unknown: sentences.length - known.length };
}

/** The contribution of an answer to a measure. */
interface Share extends Cell {
  /** Sum of the squares of single values; of means only. */
  squares: number;
}

interface Kind {
  reason: string;
  of(seen: Seen, subject: Subject): Share;
  /** Of a mean. */
  scale?(subject: Subject): Range;
}

const KINDS = {
  mention_rate: {
    reason: 'no_answers',
    of: (seen, subject) => ({ y: mentions(seen, subject) ? 1 : 0, x: 1, squares: 0 }),
  },
  share_of_voice: {
    reason: 'nothing_mentioned',
    of: (seen, subject) => ({
      y: mentions(seen, subject) ? 1 : 0,
      x: rivalsIn(seen).length + (isOf(subject.voice, seen) ? 1 : 0),
      squares: 0,
    }),
  },
  average_position: {
    reason: 'no_mentions',
    of(seen, subject) {
      const rank = rankOf(seen, subject);
      return { y: rank ?? 0, x: rank === null ? 0 : 1, squares: (rank ?? 0) ** 2 };
    },
    scale: ({ places }) => ({ low: 1, high: places }),
  },
  sentiment: {
    reason: 'no_known_sentiment',
    of(seen, subject) {
      const { known } = tonesOf(seen, subject);
      return { y: total(known), x: known.length, squares: total(known.map((tone) => tone ** 2)) };
    },
    scale: () => ({ low: -1, high: 1 }),
  },
  citation_share: {
    reason: 'no_citations',
    of: ({ cited }) => ({ y: cited.filter(({ own }) => own).length, x: cited.length, squares: 0 }),
  },
} satisfies Record<string, Kind>;

export type MeasureName = keyof typeof KINDS;

export interface Measured {
  value: number | null;
  numerator: number;
  sample_size: number;
  interval: Range | null;
  reason: string | null;
}

export function measured(name: MeasureName, { answers, weeks }: Sample, subject: Subject): Measured {
  const kind: Kind = KINDS[name];
  const all = answers.map((seen) => kind.of(seen, subject));
  const [y, x, squares] = [
    total(all.map((one) => one.y)),
    total(all.map((one) => one.x)),
    total(all.map((one) => one.squares)),
  ];
  if (x === 0) return { value: null, numerator: 0, sample_size: 0, interval: null, reason: kind.reason };
  const cells = cellsOf(kind, weeks, subject);
  const value = y / x;
  const scale = kind.scale?.(subject);
  const interval = scale
    ? rangeOfMean(value, squares / x, sizeInEffect(x, squares / x - value ** 2, cells), scale)
    : rangeOfRate(value, sizeInEffect(x, usualVariance(cells, value), cells));
  return { value, numerator: y, sample_size: x, interval, reason: null };
}

const cellsOf = (kind: Kind, weeks: readonly Seen[], subject: Subject): Cell[] =>
  [...Map.groupBy(weeks, ({ prompt_id }) => prompt_id).values()].map((answers) => {
    const all = answers.map((seen) => kind.of(seen, subject));
    return { y: total(all.map(({ y }) => y)), x: total(all.map(({ x }) => x)) };
  });

function usualVariance(cells: readonly Cell[], value: number): number {
  const x = total(cells.map((cell) => cell.x));
  const usual = x > 0 ? total(cells.map(({ y }) => y)) / x : value;
  return usual * (1 - usual);
}

export function changed(now: Measured, before: Measured) {
  const nothing = { difference: null, interval: null, significant: false };
  if (!isEstimated(now)) return { ...nothing, reason: 'no_value_now' };
  if (!isEstimated(before)) return { ...nothing, reason: 'no_value_before' };
  const interval = rangeOfChange(now, before);
  return {
    difference: now.value - before.value,
    interval,
    significant: interval.low * interval.high > 0,
    reason: null,
  };
}

const isEstimated = (one: Measured): one is Measured & Estimated => one.value !== null && one.interval !== null;

/** Four decimals, or four digits for a number above 1. */
export function told<Value>(document: Value): Value;
export function told(document: unknown): unknown {
  if (typeof document === 'number') return toldNumber(document);
  if (Array.isArray(document)) return document.map((one) => told<unknown>(one));
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, told<unknown>(value)]));
}

function toldNumber(value: number): number {
  if (Number.isInteger(value)) return value;
  const short = Math.abs(value) < 1 ? value.toFixed(4) : value.toPrecision(4);
  return Number(short) === 0 ? 0 : Number(short);
}

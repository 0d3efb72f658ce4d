// Weeks, and the blocks of eight weeks that a long period is made of. Pure.

const WEEK = 7;
const BLOCK = 8 * WEEK;
/** Day 0, 1970-01-01, was a Thursday: its week began three days before. */
const SINCE_MONDAY = 3;

/** The number of the UTC day of the week's Monday. */
export const weekOf = (day: number): number => day - ((day + SINCE_MONDAY) % WEEK);

/** The number of the UTC day of the block's first Monday. */
export const blockOf = (week: number): number => week - ((week + SINCE_MONDAY) % BLOCK);

export interface WeeksAndBlocks {
  weeks: number[];
  blocks: number[];
}

/** The blocks within the weeks from the first to the last, and the weeks that are in none of these. */
export function tileWeeks(first: number, last: number): WeeksAndBlocks {
  const begin = blockOf(first) === first ? first : blockOf(first) + BLOCK;
  const end = blockOf(last + WEEK);
  if (end <= begin) return { weeks: steps(first, last + WEEK, WEEK), blocks: [] };
  return {
    weeks: [...steps(first, begin, WEEK), ...steps(end, last + WEEK, WEEK)],
    blocks: steps(begin, end, BLOCK),
  };
}

/** Without `end`. */
const steps = (begin: number, end: number, step: number): number[] =>
  Array.from({ length: (end - begin) / step }, (_, i) => begin + i * step);

// Counts, and the ratios derived from them.

export interface Counts {
  /** Of everything found. */
  right: number;
  found: number;
  labeled: number;
}

export interface Scores {
  precision: number;
  recall: number;
  f1: number;
}

/** With nothing found, nothing is wrong. */
export const share = (part: number, whole: number): number =>
  whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;

export const scoresOf = ({ right, found, labeled }: Counts): Scores => ({
  precision: share(right, found),
  recall: share(right, labeled),
  f1: share(2 * right, found + labeled),
});

export const noCounts = (): Counts => ({ right: 0, found: 0, labeled: 0 });

export function addCounts(sum: Counts, more: Counts): void {
  sum.right += more.right;
  sum.found += more.found;
  sum.labeled += more.labeled;
}

export interface Matches<Found, Labeled> {
  pairs: [Found, Labeled][];
  wrong: Found[];
  missed: Labeled[];
}

/** Each found item is matched with at most one labeled item. */
export function matchPairs<Found, Labeled>(
  found: readonly Found[],
  labeled: readonly Labeled[],
  isMatch: (one: Found, other: Labeled) => boolean,
): Matches<Found, Labeled> {
  const missed = [...labeled];
  const pairs: [Found, Labeled][] = [];
  const wrong = found.filter((one) => {
    const at = missed.findIndex((other) => isMatch(one, other));
    const [other] = at < 0 ? [] : missed.splice(at, 1);
    if (other !== undefined) pairs.push([one, other]);
    return other === undefined;
  });
  return { pairs, wrong, missed };
}

export const countsOf = ({ pairs, wrong, missed }: Matches<unknown, unknown>): Counts => ({
  right: pairs.length,
  found: pairs.length + wrong.length,
  labeled: pairs.length + missed.length,
});

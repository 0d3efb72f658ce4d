// Counts, and the ratios derived from them.

export interface Counts {
  /** Of everything found. */
  right: number;
  found: number;
  labelled: number;
}

export interface Scores {
  precision: number;
  recall: number;
  f1: number;
}

/** With nothing found, nothing is wrong. */
export const share = (part: number, whole: number): number =>
  whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;

export const scoresOf = ({ right, found, labelled }: Counts): Scores => ({
  precision: share(right, found),
  recall: share(right, labelled),
  f1: share(2 * right, found + labelled),
});

export const noCounts = (): Counts => ({ right: 0, found: 0, labelled: 0 });

export function addCounts(sum: Counts, more: Counts): void {
  sum.right += more.right;
  sum.found += more.found;
  sum.labelled += more.labelled;
}

export interface Matches<Found, Labelled> {
  pairs: [Found, Labelled][];
  wrong: Found[];
  missed: Labelled[];
}

/** Each found item is matched with at most one labelled item. */
export function matchPairs<Found, Labelled>(
  found: readonly Found[],
  labelled: readonly Labelled[],
  isMatch: (one: Found, other: Labelled) => boolean,
): Matches<Found, Labelled> {
  const missed = [...labelled];
  const pairs: [Found, Labelled][] = [];
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
  labelled: pairs.length + missed.length,
});

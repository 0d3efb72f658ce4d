// Compares found items with expected ones.

export interface Counts {
  right: number;
  wrong: number;
  missed: number;
}

export interface Comparison {
  text: string;
  expected: string[];
  found: string[];
}

/** Each found item matches at most one expected item. */
export function compareSets<Sample>(
  samples: readonly Sample[],
  onFault: (line: string) => void,
  compare: (sample: Sample) => Comparison,
): Counts {
  const counts: Counts = { right: 0, wrong: 0, missed: 0 };
  for (const sample of samples) {
    const { text, expected, found } = compare(sample);
    const open = [...expected];
    const wrong = found.filter((thing) => {
      const at = open.indexOf(thing);
      if (at >= 0) open.splice(at, 1);
      return at < 0;
    });
    counts.right += expected.length - open.length;
    counts.wrong += wrong.length;
    counts.missed += open.length;
    if (wrong.length + open.length > 0)
      onFault(`${JSON.stringify(text)}\n   wrong: ${wrong.join('; ')}\n  missed: ${open.join('; ')}`);
  }
  return counts;
}

// Combinations of arguments that cover every pair of values in few calls.

export type Choices = Readonly<Record<string, readonly unknown[]>>;

/** `undefined` among the values omits the argument. */
export function pairsOf(choices: Choices): Record<string, unknown>[] {
  const names = Object.keys(choices);
  const left = new Set(pairsIn(choices, names));
  const calls: Record<string, unknown>[] = [];
  while (left.size > 0) {
    const call: Record<string, number> = {};
    for (const name of names) call[name] = bestOf(choices, name, call, left);
    for (const pair of pairsWithin(call)) left.delete(pair);
    calls.push(argumentsOf(choices, call));
  }
  return calls;
}

const keyOf = (a: string, i: number, b: string, j: number): string =>
  a < b ? `${a}=${i} ${b}=${j}` : `${b}=${j} ${a}=${i}`;

const pairsIn = (choices: Choices, names: readonly string[]): string[] =>
  names.flatMap((a, at) =>
    names
      .slice(at + 1)
      .flatMap((b) => (choices[a] ?? []).flatMap((_, i) => (choices[b] ?? []).map((__, j) => keyOf(a, i, b, j)))),
  );

function pairsWithin(call: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(call);
  return entries.flatMap(([a, i], at) => entries.slice(at + 1).map(([b, j]) => keyOf(a, i, b, j)));
}

/**
 * The value with the most uncovered pairs; if the values chosen so far leave none, one with other uncovered pairs.
 */
function bestOf(
  choices: Choices,
  name: string,
  call: Readonly<Record<string, number>>,
  left: ReadonlySet<string>,
): number {
  const worth = (i: number): number => {
    const now = Object.entries(call).filter(([other, j]) => left.has(keyOf(name, i, other, j))).length;
    const later = [...left].filter((pair) => pair.split(' ').includes(`${name}=${i}`)).length;
    return now * 1000 + later;
  };
  const ranked = (choices[name] ?? []).map((_, i) => i).toSorted((a, b) => worth(b) - worth(a));
  return ranked[0] ?? 0;
}

const argumentsOf = (choices: Choices, call: Readonly<Record<string, number>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(call)
      .map(([name, i]) => [name, choices[name]?.[i]] as const)
      .filter(([, value]) => value !== undefined),
  );

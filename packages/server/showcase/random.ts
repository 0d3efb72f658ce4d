// Deterministic random choices, seeded by words.

export interface SeededRandom {
  /** From 0 (inclusive) to 1 (exclusive). */
  roll(): number;
  pick<Value>(from: readonly Value[]): Value;
  /** A random selection of this size, in random order. */
  some<Value>(from: readonly Value[], count: number): Value[];
}

export function randomFor(...words: readonly (string | number)[]): SeededRandom {
  let state = seedOf(words.join(' '));
  // mulberry32
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    pick(from) {
      const value = from[Math.floor(roll() * from.length)];
      if (value === undefined) throw new Error('there is nothing to pick from');
      return value;
    },
    some(from, count) {
      const left = [...from];
      const taken = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(roll() * left.length), 1));
      return taken;
    },
  };
}

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

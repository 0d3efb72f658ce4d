// Wildcards in subjects of NATS: "*" stands for one token, and ">" at the end for one or more.

/** Whether `wide` matches every subject that `narrow` matches. */
export function coversSubject(wide: string, narrow: string): boolean {
  const tokens = narrow.split('.');
  const expected = wide.split('.');
  if (expected.at(-1) !== '>') return tokens.length === expected.length && tokens.every(isCovered);
  return tokens.length >= expected.length && tokens.slice(0, expected.length - 1).every(isCovered);

  function isCovered(token: string, i: number): boolean {
    return token === expected[i] || (expected[i] === '*' && token !== '>');
  }
}

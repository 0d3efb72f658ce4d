// Rounds numbers for output. Pure.

const DECIMALS = 4;

/** At most four significant fraction digits: more would suggest false precision. */
export function rounded(value: number): number {
  // Fast path: most numbers in a document are counts.
  if (Number.isInteger(value)) return value + 0;
  const whole = Math.trunc(Math.abs(value));
  const decimals = whole === 0 ? DECIMALS : Math.max(0, DECIMALS - String(whole).length);
  // No negative zero.
  return Number(value.toFixed(decimals)) + 0;
}

/** A copy of the document with each number rounded. */
export function roundedDocument<Document>(document: Document): Document;
export function roundedDocument(document: unknown): unknown {
  if (typeof document === 'number') return rounded(document);
  if (Array.isArray(document)) return document.map((part) => roundedDocument<unknown>(part));
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(Object.entries(document).map(([name, part]) => [name, roundedDocument<unknown>(part)]));
}

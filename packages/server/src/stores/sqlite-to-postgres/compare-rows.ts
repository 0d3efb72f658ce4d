// Compares and encodes rows and keys of both engines.
import { z } from 'zod';

export type Value = number | string | Uint8Array | null;
export type Row = readonly Value[];

/** Texts are compared by their bytes, as in both stores. */
export function compareKeys(a: Row, b: Row): number {
  for (const [i, value] of a.entries()) {
    const order = compare(value, b[i] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : Buffer.compare(bytesOf(a), bytesOf(b));

const bytesOf = (value: Value): Uint8Array => (value instanceof Uint8Array ? value : Buffer.from(String(value)));

/** The same text for the same values of either engine. */
export const encodeRow = (row: Row): string =>
  JSON.stringify(
    row.map((value) => (value instanceof Uint8Array ? { hex: Buffer.from(value).toString('hex') } : value)),
  );

const keySchema = z.array(z.union([z.number(), z.string(), z.object({ hex: z.string() })]));

export const decodeKey = (text: string): Row =>
  keySchema.parse(JSON.parse(text)).map((part) => (typeof part === 'object' ? Buffer.from(part.hex, 'hex') : part));

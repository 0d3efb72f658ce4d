// Places in the two logs of the live view, as the API writes them: `RECORD-REFUSAL`. A page that begins at a place
// contains the rows with lower numbers. Pure.
import type { Row } from './row.ts';

/** Right after the newest of the rows; `null` if there are none. */
export function placeAfter(rows: readonly Row[]): string | null {
  if (rows.length === 0) return null;
  let [record, refusal] = [0, 0];
  for (const { kind, id } of rows) {
    const number = Number(id.slice(id.indexOf('-') + 1));
    if (kind === 'refusal') refusal = Math.max(refusal, number);
    else record = Math.max(record, number);
  }
  return `${record + 1}-${refusal + 1}`;
}

export function laterPlace(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  const [[record = 0, refusal = 0], [otherRecord = 0, otherRefusal = 0]] = [numbersOf(a), numbersOf(b)];
  return `${Math.max(record, otherRecord)}-${Math.max(refusal, otherRefusal)}`;
}

const numbersOf = (place: string): number[] => place.split('-').map(Number);

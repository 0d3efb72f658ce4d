// A list of records: plain lines for scripts, columns with a header for a person at a terminal.
import { table } from './table.ts';
import type { Answer } from './terminal.ts';

type Cell = string | number;

interface Listing {
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** One line each, in the order of `rows`. */
  lines: readonly string[];
  /** Instead of an empty list. */
  none: string;
}

export const listing = ({ header, rows, lines, none }: Listing): Pick<Answer, 'text' | 'screen'> =>
  lines.length === 0 ? { text: none } : { text: lines.join('\n'), screen: table([header, ...rows]) };

// Tables of similar pages and faults: the quick run has every fifth row, `npm run test:all` and CI have all.

import { rounds } from './test-depth.ts';

/** The tag of rows that the quick run leaves out (playwright.config.ts). */
export const FULL_ONLY = '@full';

const EACH = 5;

const PROCESS_ROWS = rounds({ quick: 3, full: 1 });

/** For `it.each` over rows that each start a process or measure time: every third in the quick run. */
export const rowsOfDepth = <Row>(rows: readonly Row[]): Row[] => rows.filter((_, at) => at % PROCESS_ROWS === 0);

/** Returns the details of a table's next row, for `test(title, details, body)`. */
export function tableRows(): () => { tag: string[] } {
  let row = -1;
  return () => {
    row += 1;
    return { tag: row % EACH === 0 ? [] : [FULL_ONLY] };
  };
}

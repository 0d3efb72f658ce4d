// Tables of similar pages and faults: the quick run has every fifth row, `npm run test:all` and CI have all.

/** The tag of rows that the quick run leaves out (playwright.config.ts). */
export const FULL_ONLY = '@full';

const EACH = 5;

/** Returns the details of a table's next row, for `test(title, details, body)`. */
export function tableRows(): () => { tag: string[] } {
  let row = -1;
  return () => {
    row += 1;
    return { tag: row % EACH === 0 ? [] : [FULL_ONLY] };
  };
}

// Records as CSV (RFC 4180) for spreadsheets and terminals.

/**
 * What spreadsheets treat as the start of a formula, including full-width forms and after white space that some trim;
 * anyone on the web may send such a `source`. Some separate cells by `;` or a tab, depending on the user's language, and
 * then a quoted cell ends there or at a line break too.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s\p{Cc}"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
const STARTS_WITH_BREAK = /^[\t\r\n]/;
/** Other than the tab and line breaks, which a quoted cell may contain. */
const CONTROL = /(?![\t\r\n])\p{Cc}/gu;

/**
 * A line with its line break. An apostrophe keeps spreadsheets from running text as a formula, and control characters
 * are escaped, as in `\u{1b}`; NDJSON has the plain text.
 */
export const csvLine = (cells: readonly (string | null | undefined)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: string | null | undefined): string {
  const inert = inertText(value ?? '').replaceAll(CONTROL, escapedControl);
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

function inertText(text: string): string {
  const inert = text.replaceAll(FORMULA, "'");
  return STARTS_WITH_BREAK.test(inert) ? `'${inert}` : inert;
}

const escapedControl = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

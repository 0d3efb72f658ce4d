// Records as CSV (RFC 4180) for spreadsheets.

/**
 * Characters that spreadsheets treat as the start of a formula, including full-width forms and after white space that
 * some trim; anyone on the web may send such a `source`.
 */
const FORMULA = /^(?:[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

/** A line with its line break. An apostrophe keeps spreadsheets from running text as a formula; NDJSON has the plain text. */
export const csvLine = (cells: readonly (string | null | undefined)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: string | null | undefined): string {
  const text = value ?? '';
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

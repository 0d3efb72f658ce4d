// A quote with the text around it, as a page highlights it. Pure.

const AROUND = 400;

export interface QuoteInText {
  before: string;
  quote: string;
  after: string;
}

/**
 * Cut at spaces where there are any, and never inside a character. Without context if the text has been deleted or
 * changed.
 */
export function quoteInText(
  text: string | undefined,
  { quote, start, end }: { quote: string; start: number; end: number },
): QuoteInText {
  if (text === undefined || text.slice(start, end) !== quote) return { before: '', quote, after: '' };
  return { before: endOf(text.slice(0, start)), quote, after: beginningOf(text.slice(end)) };
}

function endOf(text: string): string {
  if (text.length <= AROUND) return text;
  const part = text.slice(-AROUND);
  const space = part.search(/\s/);
  return `…${space === -1 ? part.replace(/^[\udc00-\udfff]/, '') : part.slice(space + 1)}`;
}

function beginningOf(text: string): string {
  if (text.length <= AROUND) return text;
  const part = text.slice(0, AROUND);
  const space = part.search(/\s\S*$/);
  return `${space <= 0 ? part.replace(/[\ud800-\udbff]$/, '') : part.slice(0, space)}…`;
}

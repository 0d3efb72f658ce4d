// An answer as statements: sentences, list items and table cells, each with what it speaks of. Pure.
import type { Language } from '../brands/index.ts';
import { linesOf, type Mention, type MentionFinder, type Span, splitSentences } from '../visibility/index.ts';
import { cellsOf, isTableRow, isTableRule } from './tables.ts';

export interface Statement {
  /** What is quoted for a claim found in it. */
  quote: Span;
  /** Where values are looked for: a table's cell is less than its row. */
  body: Span;
  /** Names inside the body, in order. */
  names: Mention[];
  /** What headings, table heads or the sentence before speak of, where the body names nothing. */
  inherited: Mention | undefined;
  /** Words of headings and table heads that say what a value is. */
  context: string;
}

interface Level {
  indent: number;
  names: Mention[];
}

/** `#` is the highest; a line in bold stands below all headings. */
const HEADING = -10;
const BOLD = -2;
const LEAD_IN = -1;

export function statementsOf(text: string, find: MentionFinder, language: Language): Statement[] {
  const mentions = find(text);
  const within = ({ start, end }: Span) => mentions.filter((name) => name.start >= start && name.end <= end);
  const statements: Statement[] = [];
  const levels: Level[] = [];
  let head: Span[] | undefined;
  for (const line of linesOf(text)) {
    const raw = text.slice(line.start, line.end);
    if (isTableRow(raw)) {
      if (head === undefined) head = cellsOf(text, line);
      else if (!isTableRule(raw)) statements.push(...rowStatements(text, line, head, within, levels));
      continue;
    }
    head = undefined;
    const indent = indentOf(raw);
    while (levels.length > 0 && (levels.at(-1)?.indent ?? HEADING) >= indent) levels.pop();
    const inherited = levels.at(-1)?.names[0];
    const names = within(line);
    statements.push(...lineStatements(splitSentences(raw, language), line.start, within, inherited));
    if (names.length > 0 && opensLevel(raw, indent)) levels.push({ indent, names });
  }
  return statements;
}

const BULLET = /^(\s*)(?:[-*•・]|\d{1,2}[.)])\s/u;

/** Headings are above all lines, plain lines above list items, and these below one another by their indent. */
function indentOf(raw: string): number {
  const marks = /^\s*(#{1,6})\s/.exec(raw)?.[1];
  if (marks !== undefined) return HEADING + marks.length;
  if (/^\s*\*\*[^*]+\*\*[:：]?\s*$/u.test(raw)) return BOLD;
  const bullet = BULLET.exec(raw);
  return bullet ? (bullet[1]?.length ?? 0) : LEAD_IN;
}

const opensLevel = (raw: string, indent: number): boolean => indent !== LEAD_IN || /[:：]\s*$/u.test(raw);

/** A sentence that names nothing goes on about what the one before it named ("It costs ..."). */
function lineStatements(
  sentences: readonly Span[],
  offset: number,
  within: (span: Span) => Mention[],
  inherited: Mention | undefined,
): Statement[] {
  let subject = inherited;
  return sentences.map(({ start, end }) => {
    const span = { start: start + offset, end: end + offset };
    const names = within(span);
    // What the sentence before spoke of counts only where this one names nothing.
    const statement = {
      quote: span,
      body: span,
      names,
      inherited: names.length > 0 ? inherited : subject,
      context: '',
    };
    if (names.length > 0) subject = soleSubject(names);
    return statement;
  });
}

/** The one thing that all names are or belong to, the most special name first; none where a competitor is among several. */
function soleSubject(names: readonly Mention[]): Mention | undefined {
  if (new Set(names.map(({ name }) => name)).size === 1) return names[0];
  if (names.some(({ entity }) => entity === 'competitor')) return undefined;
  return names.findLast(({ entity }) => entity !== 'brand');
}

/** A cell speaks of what its row's head names, else of what its column's head names. */
function rowStatements(
  text: string,
  line: Span,
  head: readonly Span[],
  within: (span: Span) => Mention[],
  levels: readonly Level[],
): Statement[] {
  const cells = cellsOf(text, line);
  const [label] = cells;
  if (!label) return [];
  const raw = text.slice(line.start, line.end);
  const quote = { start: line.start + raw.length - raw.trimStart().length, end: line.start + raw.trimEnd().length };
  return cells.slice(1).map((body, index) => {
    const column = head[index + 1];
    const inherited = within(label)[0] ?? (column && within(column)[0]) ?? levels.at(-1)?.names[0];
    const context = [label, ...(column ? [column] : [])].map(({ start, end }) => text.slice(start, end)).join(' | ');
    return { quote, body, names: within(body), inherited, context };
  });
}

// Splits an answer into statements: sentences, list items and table cells, each with the subject that it inherits if it
// names none. Pure.
import type { BrandFile, Language } from '../../brands/index.ts';
import { type Mention, type Span, sentencesOfLine } from '../../visibility/index.ts';
import { soleSubject } from '../fact-scope.ts';
import { cellsOf, isTableRow, isTableRule } from './tables.ts';
import { type Token, tokensOf } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The subject; `isSure` if the text allows no other reading. */
export interface Focus {
  subject: Mention | undefined;
  isSure: boolean;
}

export interface Statement {
  /** The quote for a claim found in it. */
  quote: Span;
  /** The range to search for values; for a table this is a cell, not the whole row. */
  body: Span;
  tokens: readonly Token[];
  carried: Focus;
  /** The only thing that the whole answer names: a sentence about a company refers to it. */
  sole: Mention | undefined;
  /** Everything belonging to the brand that the answer names, without duplicates. */
  own: readonly Mention[];
  /** Headers of the row and column, or of the section: they may describe a value. */
  heads: readonly Token[];
  isCell: boolean;
}

interface Level {
  indent: number;
  focus: Focus;
  tokens: readonly Token[];
}

export interface Reader {
  text: string;
  brand: BrandFile;
  language: Language;
  vocabulary: Vocabulary;
  /** In order. */
  mentions: readonly Mention[];
}

/** `#` ranks highest; a bold line ranks below all headings, an introduction above all list items. */
const HEADING = -10;
const BOLD = -2;
const LEAD_IN = -1;
const NOBODY: Focus = { subject: undefined, isSure: false };

export function statementsOf(reader: Reader): Statement[] {
  const within = finderWithin(reader.mentions);
  const read = (span: Span): Token[] => tokensOf(reader.text, span, within(span), reader.vocabulary);
  const lines = linesOf(reader, within);
  const named = namedGroups(lines);
  const statements: Read[] = [];
  const levels: Level[] = [];
  const sole = soleSubject(reader.brand, reader.mentions);
  let focus = NOBODY;
  let table: Table | undefined;
  for (const line of lines) {
    if (line.isRow) {
      const about = levels.findLast((level) => level.focus.subject)?.focus ?? focus;
      if (table === undefined) table = openTable(reader.text, line, read, about);
      else if (!isTableRule(line.raw)) statements.push(...rowStatements(reader, line, table, read));
      continue;
    }
    table = undefined;
    while (levels.length > 0 && (levels.at(-1)?.indent ?? HEADING) >= line.indent) levels.pop();
    const parent = levels.at(-1);
    const carried = carriedInto(line, parent, focus, named);
    const opened = openLine(reader, line, read, { carried, parent });
    statements.push(...opened.statements);
    if (isOpening(line)) levels.push({ indent: line.indent, focus: opened.focus, tokens: opened.tokens });
    if (line.indent < 0) focus = opened.focus;
  }
  const own = [...new Map(reader.mentions.map((one) => [one.name, one])).values()].filter(
    ({ entity }) => entity !== 'competitor',
  );
  return statements.map((statement) => ({ ...statement, sole, own }));
}

interface Line extends Span {
  raw: string;
  indent: number;
  isRow: boolean;
  /** It starts with a name, like a heading or an item in a list of products. */
  isNamed: boolean;
  /** Consecutive lines of one kind: headings of a level, items of a list. */
  group: string;
}

/** Blank lines carry no subject. */
function linesOf({ text }: Reader, within: (span: Span) => Mention[]): Line[] {
  let block = 0;
  return [...text.matchAll(/[^\n\r]+/g)].map(({ 0: raw, index }) => {
    const line = { start: index, end: index + raw.length };
    const indent = indentOf(raw);
    const isRow = isTableRow(raw);
    if (indent < 0 || isRow) block++;
    const isLabelled = indent === LEAD_IN && LABEL.test(raw);
    const content = line.start + (/^[\s\d.)#*_•・+●◦\-【「『"]*/u.exec(raw.slice(0, 60))?.[0].length ?? 0);
    const first = within({ start: line.start, end: Math.min(line.end, content + LONGEST_LABEL) })[0];
    return {
      ...line,
      raw,
      indent,
      isRow,
      // "Name: Acme" is a fact about Acme, and so are the lines after it.
      isNamed: first !== undefined && first.start - content <= 12 && !/[:：]/u.test(text.slice(content, first.start)),
      group: isLabelled ? 'labelled' : indent < 0 ? `heading ${indent}` : `list ${block} ${indent}`,
    };
  });
}

const LONGEST_LABEL = 80;

/** Groups in which some line starts with a name: any line in the group that does not is about something else. */
const namedGroups = (lines: readonly Line[]): Set<string> =>
  new Set(
    lines
      .filter(({ isNamed, isRow, group }) => isNamed && !isRow && group !== `heading ${LEAD_IN}`)
      .map(({ group }) => group),
  );

/** Headings, items, and introductions that end with a colon. */
const isOpening = ({ indent, raw }: Line): boolean => indent !== LEAD_IN || /[:：]\s*[*_]*\s*$/u.test(raw);

/** The subject that a line inherits if it names none. */
function carriedInto(line: Line, parent: Level | undefined, focus: Focus, named: ReadonlySet<string>): Focus {
  const isAmongNamed = !line.isNamed && named.has(line.group);
  if (line.indent >= 0) {
    const above = parent?.focus.subject ? parent.focus : focus;
    return isAmongNamed ? NOBODY : above;
  }
  if (line.indent !== LEAD_IN) {
    const above = parent ? parent.focus : focus;
    return isAmongNamed ? { ...(parent?.focus ?? NOBODY), isSure: false } : above;
  }
  const above = focus.subject || !parent ? focus : parent.focus;
  return isAmongNamed ? { ...above, isSure: false } : above;
}

type Read = Omit<Statement, 'sole' | 'own'>;

interface Opened {
  statements: Read[];
  focus: Focus;
  tokens: readonly Token[];
}

/** Splits a line into sentences. A bold label ("**Price.** It costs ...") applies to all of them. */
function openLine(
  reader: Reader,
  line: Line,
  read: (span: Span) => Token[],
  { carried, parent }: { carried: Focus; parent: Level | undefined },
): Opened {
  const isHeading = line.indent < 0 && line.indent !== LEAD_IN;
  const sentences = (isHeading ? [line] : sentencesOfLine(reader.text, line, reader.language)).filter(isReadable);
  const shown = LABEL.exec(line.raw);
  const label = shown && line.indent >= LEAD_IN ? read({ start: line.start, end: line.start + shown[0].length }) : [];
  const heads = [...label, ...(parent?.tokens ?? [])];
  let running = carried;
  let first: Focus | undefined;
  const statements = sentences.map((sentence): Read => {
    const tokens = read({ start: sentence.start + bulletOf(line, sentence), end: sentence.end });
    const statement = { quote: sentence, body: sentence, tokens, carried: running, heads, isCell: false };
    running = nextFocus(reader, tokens, running);
    first ??= running;
    return statement;
  });
  const isList = line.indent >= 0;
  const all = statements.length === 1 || isHeading ? (statements[0]?.tokens ?? []) : label;
  // A competitor's name makes the next sentence doubtful, but not the next paragraph.
  const last = running.subject?.name === carried.subject?.name ? carried : running;
  return { statements, focus: isList ? (first ?? carried) : last, tokens: all };
}

/** No sentence or cell written for readers is longer, but anyone can submit a longer one. */
const LONGEST_SENTENCE = 3000;
const MOST_CELLS = 40;

const isReadable = ({ start, end }: Span): boolean => end - start <= LONGEST_SENTENCE;

/** The marker of an item or a heading is not part of its text. */
const bulletOf = (line: Line, sentence: Span): number =>
  sentence.start > line.start + 20
    ? 0
    : (/^(?:\s*(?:[-*•・+●◦]|\d{1,2}[.)]|#{1,6})\s+)/u.exec(line.raw.slice(sentence.start - line.start))?.[0].length ??
      0);

const LABEL =
  /^\s{0,20}(?:(?:[-•・+●◦]|\*(?!\*)|\d{1,2}[.)])\s{1,4})?(?:\*{1,3}|_{1,2})(?=[^\s*_])[^*_]{1,60}[*_]{1,3}/u;

/** The mentions inside a span; spans may come in any order, and each lookup is a binary search. */
function finderWithin(mentions: readonly Mention[]): (span: Span) => Mention[] {
  return ({ start, end }) => {
    let [low, high] = [0, mentions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((mentions[middle]?.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    const found: Mention[] = [];
    for (let at = low; at < mentions.length; at++) {
      const mention = mentions[at];
      if (!mention || mention.end > end) break;
      found.push(mention);
    }
    return found;
  };
}

const BULLET = /^(\s*)(?:[-*•・+●◦]|\d{1,2}[.)])\s/u;

/** Headings rank above all lines, plain lines above list items, and list items by their indent. */
function indentOf(raw: string): number {
  const marks = /^\s*(#{1,6})\s/.exec(raw)?.[1];
  if (marks !== undefined) return HEADING + marks.length;
  if (
    /^\s{0,20}(?:\d{1,2}[.)]\s{1,4})?(?:\*\*[^*]{1,120}\*\*|【[^】]{1,60}】|■[^。]{1,60})[:：]?\s{0,10}$/u.test(raw) &&
    !/^\s*[-*•]\s/.test(raw)
  )
    return BOLD;
  const bullet = BULLET.exec(raw);
  return bullet ? (bullet[1]?.length ?? 0) : LEAD_IN;
}

/** The name in a heading, otherwise the subject of its section. */
function headFocus(reader: Reader, tokens: readonly Token[], carried: Focus): Focus {
  const named = tokens.flatMap(({ mention }) => (mention ? [mention] : []));
  return named.length > 0 ? (soleOf(reader, named) ?? NOBODY) : carried;
}

function soleOf({ brand }: Reader, named: readonly Mention[]): Focus | undefined {
  const subject = soleSubject(brand, named);
  return subject && { subject, isSure: true };
}

/** The subject of the following sentence, if that names none. */
function nextFocus(reader: Reader, tokens: readonly Token[], before: Focus): Focus {
  const named = tokens.flatMap(({ mention }, at) => (mention ? [{ mention, isCompared: isCompared(tokens, at) }] : []));
  if (named.length === 0) {
    const isForeign = reader.language === 'en' && tokens.some(isForeignName);
    return isForeign ? { ...before, isSure: false } : before;
  }
  if (before.subject && tokens.every((_, at) => isInPassing(tokens, at, before.subject)))
    return { subject: before.subject, isSure: false };
  const sole = soleOf(
    reader,
    named.map(({ mention }) => mention),
  );
  // "The next version of the X is to be shown": the following text may be about that version.
  if (sole) return { ...sole, isSure: !tokens.some(({ kinds, text }) => kinds.has('future') || NEXT.test(text)) };
  const main = named.filter(({ isCompared: compared }) => !compared).map(({ mention }) => mention);
  const first = soleOf(reader, main) ?? { subject: main[0], isSure: false };
  return { subject: first.subject, isSure: first.isSure && main.length > 0 };
}

/** "was bought by Rival", 「Rivalに差を付けられ」: a name that is not the subject. */
function isInPassing(tokens: readonly Token[], at: number, subject: Mention | undefined): boolean {
  const { mention, isOwner } = tokens[at] ?? {};
  if (!mention || mention.name === subject?.name) return mention === undefined;
  const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (mention.entity === 'brand' && subject?.entity !== 'competitor')
    return isOwner === true || after === 'の' || BY.test(before);
  return mention.entity === 'competitor' && (BY.test(before) || /^(?:に|より|よりも|から|へ)$/u.test(after));
}

const BY = /^(?:by|from|against|von|durch|gegen|gegenüber)$/iu;

const NEXT =
  /^(?:next|successor|prototype|concept|Nachfolger\p{L}*|Prototyp\p{L}*|nächste[nrs]?|kommende[nrs]?|次期|後継機?|次世代|試作機?)$/iu;

/** "Unlike Rival and the Other": the name is only a comparison. Japanese marks this after the name. */
export function isCompared(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.kinds.has('than') && /[\p{Script=Hiragana}]/u.test(tokens[at + 1]?.text ?? '')) return true;
  for (let j = at - 1; j >= 0 && at - j < 6; j--) {
    const token = tokens[j];
    if (token?.kinds.has('than')) return !/[\p{Script=Hiragana}]/u.test(token.text);
    if (
      !token?.mention &&
      !token?.kinds.has('determiner') &&
      !token?.kinds.has('and') &&
      !token?.kinds.has('adjective')
    )
      return false;
  }
  return false;
}

const isForeignName = ({ isUnknown, text }: Token, at: number): boolean =>
  at > 0 && isUnknown && /^\p{Lu}\p{Ll}+/u.test(text);

interface Table {
  heads: Token[][];
  focus: Focus;
  /** Its rows start with product names. */
  isOfProducts: boolean;
}

const openTable = (text: string, line: Span, read: (span: Span) => Token[], focus: Focus): Table => ({
  heads: cellsOf(text, line).filter(isReadable).slice(0, MOST_CELLS).map(read),
  focus,
  isOfProducts: false,
});

/** A cell is about what its row header names, otherwise its column header, otherwise the table. */
function rowStatements(reader: Reader, line: Span, table: Table, read: (span: Span) => Token[]): Read[] {
  const { text } = reader;
  const cells = cellsOf(text, line).filter(isReadable).slice(0, MOST_CELLS);
  const [label] = cells;
  if (!label) return [];
  const raw = text.slice(line.start, line.end);
  const quote = { start: line.start + raw.length - raw.trimStart().length, end: line.start + raw.trimEnd().length };
  const row = read(label);
  table.isOfProducts ||= hasName(row);
  return cells.map((body, index) => {
    const column = table.heads[index] ?? [];
    const carried = cellFocus(reader, { row, column, table });
    const heads = index === 0 ? [] : [...column, ...row];
    return { quote, body, tokens: index === 0 ? [] : read(body), carried, heads, isCell: true };
  });
}

/**
 * A row that names a product; otherwise a column that does; otherwise the subject of the table, if its rows name
 * nothing.
 */
function cellFocus(reader: Reader, { row, column, table }: { row: Token[]; column: Token[]; table: Table }): Focus {
  if (hasName(row)) return headFocus(reader, row, NOBODY);
  if (table.heads.slice(1).some(hasName)) return hasName(column) ? headFocus(reader, column, NOBODY) : NOBODY;
  const isKnown = row.some(
    (token) => !token.isUnknown && token.type !== 'mark' && token.type !== 'amount' && saysSomething(token),
  );
  return table.isOfProducts || !isKnown ? { ...NOBODY } : table.focus;
}

/** A row header that names an attribute or audience; any other may be a product itself. */
const saysSomething = ({ attributes, plan, partner, period, market, kinds }: Token): boolean =>
  attributes !== undefined ||
  plan !== undefined ||
  partner !== undefined ||
  period !== undefined ||
  market !== undefined ||
  kinds.has('priceNoun') ||
  kinds.has('founder') ||
  kinds.has('joining');

const hasName = (tokens: readonly Token[]): boolean => tokens.some(({ mention }) => mention !== undefined);

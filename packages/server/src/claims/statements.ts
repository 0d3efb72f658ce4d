// An answer as statements: sentences, list items and cells of tables, each with what it goes on about where it names
// nothing itself. Pure.
import type { BrandFile, Language } from '../brands/index.ts';
import { type Mention, type Span, splitSentences } from '../visibility/index.ts';
import { soleSubject } from './fact-scope.ts';
import { cellsOf, isTableRow, isTableRule } from './tables.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is spoken of; `isSure` where no reading of the text could mean something else. */
export interface Focus {
  subject: Mention | undefined;
  isSure: boolean;
}

export interface Statement {
  /** What is quoted for a claim found in it. */
  quote: Span;
  /** Where values are looked for: a table's cell is less than its row. */
  body: Span;
  tokens: readonly Token[];
  carried: Focus;
  /** Heads of the row and the column, else of the section: they may say what a value is. */
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

/** `#` is the highest; a line in bold stands below all headings, an introduction above all items. */
const HEADING = -10;
const BOLD = -2;
const LEAD_IN = -1;
const NOBODY: Focus = { subject: undefined, isSure: false };

export function statementsOf(reader: Reader): Statement[] {
  const { text } = reader;
  const within = finderWithin(reader.mentions);
  const read = (span: Span): Token[] => tokensOf(text, span, within(span), reader.vocabulary);
  const statements: Statement[] = [];
  const levels: Level[] = [];
  let focus = NOBODY;
  let table: Table | undefined;
  for (const line of linesIn(text)) {
    const raw = text.slice(line.start, line.end);
    if (isTableRow(raw)) {
      if (table === undefined)
        table = openTable(text, line, read, levels.at(-1)?.focus.subject ? (levels.at(-1)?.focus ?? focus) : focus);
      else if (!isTableRule(raw)) statements.push(...rowStatements(reader, line, table, read));
      continue;
    }
    table = undefined;
    const indent = indentOf(raw);
    while (levels.length > 0 && (levels.at(-1)?.indent ?? HEADING) >= indent) levels.pop();
    const parent = levels.at(-1);
    const isOpening = indent !== LEAD_IN || /[:：]\s*[*_]*\s*$/u.test(raw);
    const above = parent === undefined ? focus : indent >= 0 || parent.focus.subject ? parent.focus : focus;
    const carried = indent === LEAD_IN && focus.subject ? (isAbout(focus, parent) ? focus : above) : above;
    const sentences = sentencesOf(reader, line);
    let running = carried;
    for (const sentence of sentences) {
      const tokens = read(sentence);
      const heads = parent?.tokens ?? [];
      statements.push({ quote: sentence, body: sentence, tokens, carried: running, heads, isCell: false });
      running = nextFocus(reader, tokens, running);
    }
    const own = isOpening ? openedFocus(reader, read(line), carried) : running;
    if (isOpening)
      levels.push({ indent, focus: own, tokens: indent <= BOLD || sentences.length === 1 ? read(line) : [] });
    if (indent < 0) focus = own;
  }
  return statements;
}

const isAbout = (_focus: Focus, parent: Level | undefined): boolean =>
  parent === undefined || parent.focus.subject === undefined || parent.indent < 0;

/** Blank lines hold nothing. */
function linesIn(text: string): Span[] {
  return [...text.matchAll(/[^\n\r]+/g)].map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
}

/** Those inside a span; asked for spans in any order, each in the time of a search. */
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

function sentencesOf({ text, language }: Reader, line: Span): Span[] {
  return splitSentences(text.slice(line.start, line.end), language).map(({ start, end }) => ({
    start: start + line.start,
    end: end + line.start,
  }));
}

const BULLET = /^(\s*)(?:[-*•・+●◦]|\d{1,2}[.)])\s/u;

/** Headings are above all lines, plain lines above list items, and these below one another by their indent. */
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

/** Words that a section's heading may have and still be about what the section above is about. */
const NEUTRAL =
  /^(?:key|features?|specs?|specifications?|details?|overview|verdict|pros|cons|summary|facts?|bottom|line|pricing|plans?|price|costs?|integrations?|ecosystem|who|what|why|how|it|is|for|should|buy|strengths?|weaknesses|highlights?|performance|quick|at|a|glance|about|company|background|advantages|disadvantages|drawbacks|availability|technical|data|value|money|worth|final|thoughts|recommendation|conclusion|preis|preise|kosten|tarife|technische|daten|funktionen|merkmale|vorteile|nachteile|fazit|überblick|übersicht|stärken|schwächen|eigenschaften|unternehmen|hintergrund|ausstattung|integrationen|schnittstellen|wichtigste|auf|einen|blick|im|detail|empfehlung)$/iu;
const NEUTRAL_JA =
  /^[\s#*]*(?:[■◆●【]*)(?:主な)?(?:特徴|機能|価格|料金|料金プラン|スペック|仕様|概要|まとめ|連携|メリット|デメリット|基本情報|会社概要|強み|弱み|注意点|ポイント|長所|短所|性能|主要スペック|おすすめ|結論|製品概要|料金体系|価格と仕様|外部連携)(?:[】:：]*)\s*$/u;

/** What a heading, an introduction or an item opens: its own names, else what it stands in. */
function openedFocus(reader: Reader, tokens: readonly Token[], carried: Focus): Focus {
  const named = tokens.flatMap(({ mention }) => (mention ? [mention] : []));
  if (named.length > 0) return soleOf(reader, named) ?? NOBODY;
  const first = tokens[0];
  const shown = first ? reader.text.slice(first.start, tokens.at(-1)?.end) : '';
  const isNeutral =
    NEUTRAL_JA.test(shown) ||
    tokens.every(({ isUnknown, type, text }) => type === 'mark' || !isUnknown || NEUTRAL.test(text));
  return isNeutral ? carried : { ...carried, isSure: false };
}

function soleOf({ brand }: Reader, named: readonly Mention[]): Focus | undefined {
  const subject = soleSubject(brand, named);
  return subject && { subject, isSure: true };
}

/** What the sentence after this one speaks of, where it names nothing. */
function nextFocus(reader: Reader, tokens: readonly Token[], before: Focus): Focus {
  const named = tokens.flatMap(({ mention }, at) => (mention ? [{ mention, isCompared: isCompared(tokens, at) }] : []));
  if (named.length === 0) {
    const isForeign = reader.language === 'en' && tokens.some(isForeignName);
    return isForeign ? { ...before, isSure: false } : before;
  }
  const sole = soleOf(
    reader,
    named.map(({ mention }) => mention),
  );
  if (sole) return sole;
  const main = named.filter(({ isCompared: compared }) => !compared).map(({ mention }) => mention);
  const first = soleOf(reader, main) ?? { subject: main[0], isSure: false };
  return { subject: first.subject, isSure: first.isSure && main.length > 0 };
}

/** "Unlike Rival and the Other": a name that something is compared with. Japanese says so after the name. */
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
}

const openTable = (text: string, line: Span, read: (span: Span) => Token[], focus: Focus): Table => ({
  heads: cellsOf(text, line).map(read),
  focus,
});

/** A cell speaks of what its row's head names, else of what its column's head names, else of what the table is about. */
function rowStatements(reader: Reader, line: Span, table: Table, read: (span: Span) => Token[]): Statement[] {
  const { text } = reader;
  const cells = cellsOf(text, line);
  const [label] = cells;
  if (!label) return [];
  const raw = text.slice(line.start, line.end);
  const quote = { start: line.start + raw.length - raw.trimStart().length, end: line.start + raw.trimEnd().length };
  const row = read(label);
  const someColumnNames = table.heads.slice(1).some(hasName);
  return cells.map((body, index) => {
    const column = table.heads[index] ?? [];
    const carried = hasName(row)
      ? openedFocus(reader, row, NOBODY)
      : someColumnNames
        ? hasName(column)
          ? openedFocus(reader, column, NOBODY)
          : NOBODY
        : openedFocus(reader, row, table.focus);
    const heads = index === 0 ? [] : [...column, ...row];
    return { quote, body, tokens: index === 0 ? [] : read(body), carried, heads, isCell: true };
  });
}

const hasName = (tokens: readonly Token[]): boolean => tokens.some(({ mention }) => mention !== undefined);

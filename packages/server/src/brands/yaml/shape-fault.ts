// Rejects text that is too large, is nested too deeply, has too long a list or too many errors, before any value is
// built. Pure.
import { type CST, Lexer, Parser } from 'yaml';
import { MAX_FILE_BYTES, MAX_LIST_ENTRIES, MAX_TOKENS, TOO_COMPLEX, TOO_LARGE } from '../brand-file-limits.ts';

/** Levels; a brand file needs eight. */
const MAX_DEPTH = 32;
/** Each costs as much as hundreds of keys; a brand file needs none. */
const MAX_DIRECTIVES = 10;
/** Of one kind. The parser creates an `Error` for each, which takes longer than reading hundreds of characters. */
const MAX_ERRORS = 50;

export interface ShapeFault {
  /** UTF-16 units of the text. */
  offset: number;
  message: string;
}

/** The first problem, if any. Takes linear time and no recursion. */
export function shapeFault(content: string): ShapeFault | undefined {
  if (Buffer.byteLength(content) > MAX_FILE_BYTES) return { offset: 0, message: TOO_LARGE };
  return tokenFault(content) ?? listFault(content);
}

const TOO_MANY_DIRECTIVES = `has more than ${MAX_DIRECTIVES} directives, which are lines that begin with %`;
const TOO_MANY_ESCAPES = `has more than ${MAX_ERRORS} invalid escape sequences in double quotes`;
const TOO_MANY_ERRORS = `has more than ${MAX_ERRORS} characters or lines where YAML does not allow them`;
const TOO_DEEP = `is nested more than ${MAX_DEPTH} levels deep`;
const OPENS: ReadonlySet<string> = new Set(['[', '{']);
const CLOSES: ReadonlySet<string> = new Set([']', '}']);
/** The lexer's mark before a scalar without quotes. */
const SCALAR = '\u001f';
/** Lexer tokens that represent no text. */
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', SCALAR]);

/** An escape sequence of YAML 1.2, or a backslash and what follows it. */
const ESCAPE =
  /\\(?:[0abefnrtvNLP_ "/\\\t\n]|\r\n|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4}|([\s\S]?))/g;

function countBadEscapes(token: string): number {
  let count = 0;
  for (const [, bad] of token.matchAll(ESCAPE)) if (bad !== undefined) count++;
  return count;
}

/** Counts tokens, brackets, and lists nested on one line (`- - -`): the parser would recurse for each. */
function tokenFault(content: string): ShapeFault | undefined {
  let offset = 0;
  let brackets = 0;
  let dashes = 0;
  let tokens = 0;
  let directives = 0;
  let isUnquoted = false;
  let escapes = 0;
  for (const token of new Lexer().lex(content)) {
    if (++tokens > MAX_TOKENS) return { offset, message: TOO_COMPLEX };
    if (token.startsWith('%') && ++directives > MAX_DIRECTIVES) return { offset, message: TOO_MANY_DIRECTIVES };
    if (token.startsWith('"') && !isUnquoted) escapes += countBadEscapes(token);
    if (escapes > MAX_ERRORS) return { offset, message: TOO_MANY_ESCAPES };
    isUnquoted = token === SCALAR;
    if (OPENS.has(token)) brackets++;
    if (CLOSES.has(token)) brackets = Math.max(0, brackets - 1);
    if (token === '-' || token === '?' || token === ':') dashes++;
    else if (token.trim() !== '') dashes = 0;
    if (brackets > MAX_DEPTH || dashes > MAX_DEPTH) return { offset, message: TOO_DEEP };
    if (!MARKS.has(token)) offset += token.length;
  }
  return undefined;
}

interface Level {
  token: CST.Token;
  depth: number;
}

function listFault(content: string): ShapeFault | undefined {
  const tokens = [...new Parser().parse(content)];
  const extra = tokens.filter(({ type }) => type === 'error')[MAX_ERRORS];
  if (extra) return { offset: extra.offset, message: TOO_MANY_ERRORS };
  const left: Level[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let level = left.pop(); level; level = left.pop()) {
    const { token, depth } = level;
    if (depth > MAX_DEPTH * 2) return { offset: token.offset, message: TOO_DEEP };
    if (token.type === 'document' && token.value) left.push({ token: token.value, depth: depth + 1 });
    if (!('items' in token)) continue;
    if (token.items.length > MAX_LIST_ENTRIES)
      return { offset: token.offset, message: `a list must have at most ${MAX_LIST_ENTRIES} entries` };
    for (const { key, value } of token.items) {
      if (key) left.push({ token: key, depth: depth + 1 });
      if (value) left.push({ token: value, depth: depth + 1 });
    }
  }
  return undefined;
}

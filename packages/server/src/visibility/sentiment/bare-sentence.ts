// A sentence without markup and with each name replaced by one character. Pure.
import type { Mention } from '../names/mentions.ts';
import type { Span } from './sentences.ts';

/** Represents a name; from Unicode's private use area. */
export const NAME = '\uE000';

export interface BareSentence {
  text: string;
  /** Positions in `text`, one per mention, in order. */
  names: number[];
  mentions: readonly Mention[];
}

/** Emphasis, code, citation markers, and the targets of links. */
const MARKUP = /\*{1,3}|_{2}|`|\[\d{1,3}\]|\(?\[[^\]\n]{1,80}\]\([^)\n]{1,300}\)\)?|\uE000/gu;

export function bareSentence(text: string, { start, end }: Span, mentions: readonly Mention[]): BareSentence {
  let bare = '';
  const names: number[] = [];
  let at = start;
  for (const mention of mentions) {
    bare += text.slice(at, mention.start).replace(MARKUP, '');
    names.push(bare.length);
    bare += NAME;
    at = mention.end;
  }
  return { text: bare + text.slice(at, Math.max(at, end)).replace(MARKUP, ''), names, mentions };
}

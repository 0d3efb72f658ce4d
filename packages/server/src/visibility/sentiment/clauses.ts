// Which part of a sentence is about which name: "Tavio feels clunky, but Lumora is smooth". One pass. Pure.
import type { Language } from '../../brands/index.ts';
import type { BareSentence } from './bare-sentence.ts';
import { SENTIMENT_GRAMMAR } from './sentiment-data.ts';

export interface Part {
  start: number;
  end: number;
  /** 2 after "but", since the last statement is the main one; less than 1 after "although". */
  weight: number;
}

export interface Clause {
  /** The parts of the text about the names, in order. */
  parts: Part[];
  /** Indexes of the sentence's names. */
  names: number[];
}

const TURN = 2;
const CONCESSION = 0.5;

/** A part without a name belongs to the name before it, otherwise to the one after it. */
export function clausesOf(sentence: BareSentence, language: Language): Clause[] {
  const clauses: Clause[] = [];
  let waiting: Part[] = [];
  for (const { names, ...part } of namedParts(sentence, language)) {
    const current = clauses.at(-1);
    if (names.length > 0) {
      clauses.push({ parts: [...waiting, part], names });
      waiting = [];
    } else if (current) current.parts.push(part);
    else waiting.push(part);
  }
  return clauses;
}

interface NamedPart extends Part {
  names: number[];
}

/** Split at contrasts; a part that is little more than a name joins the next one (a list). */
function namedParts({ text, names }: BareSentence, language: Language): NamedPart[] {
  const { contrast, turn, concession } = SENTIMENT_GRAMMAR[language];
  const weightOf = (mark: string): number => (turn.test(mark) ? TURN : concession.test(mark) ? CONCESSION : 1);
  const cuts = [...text.matchAll(contrast)].map(({ 0: mark, index }) => ({
    at: index + (mark.length === 1 ? 1 : 0),
    weight: weightOf(mark),
  }));
  const parts: NamedPart[] = [];
  let name = 0;
  let bare: NamedPart | undefined;
  let weight = 1;
  let start = 0;
  for (const cut of [...cuts, { at: text.length, weight: 1 }]) {
    const part: NamedPart = bare ?? { start, end: cut.at, weight, names: [] };
    part.end = cut.at;
    for (; (names[name] ?? Number.POSITIVE_INFINITY) < cut.at; name++) part.names.push(name);
    const isList = part.names.length > 0 && isBare(text.slice(start, cut.at), language);
    bare = isList && cut.at < text.length ? part : undefined;
    if (!bare) parts.push(part);
    // "but, ": the comma belongs to the word.
    weight = weight !== 1 && cut.weight === 1 && cut.at - start <= FEW_LETTERS.en ? weight : cut.weight;
    start = cut.at;
  }
  return parts;
}

/** At most a conjunction; in Japanese a single letter means more. */
const FEW_LETTERS: Readonly<Record<Language, number>> = { en: 4, de: 4, ja: 1 };

const isBare = (part: string, language: Language): boolean =>
  part.length < 40 && part.replace(/[^\p{L}]/gu, '').length <= FEW_LETTERS[language];

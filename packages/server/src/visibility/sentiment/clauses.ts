// Which part of a sentence speaks of which name: "Tavio feels clunky, but Lumora is smooth". One pass. Pure.
import type { Language } from '../../brands/index.ts';
import type { BareSentence } from './bare-sentence.ts';
import { SENTIMENT_GRAMMAR } from './sentiment-data.ts';

export interface Part {
  start: number;
  end: number;
  /** Behind "but" 2, since what is said last is what is meant; behind "although" less than 1. */
  weight: number;
}

export interface Clause {
  /** The parts of text that speak of the names, in order. */
  parts: Part[];
  /** Indexes of the sentence's names. */
  names: number[];
}

const TURN = 2;
const CONCESSION = 0.5;

/** A part without a name goes with the name before it, else with the one after it. */
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

/** Cut at contrasts; a part that is a name and hardly more goes with the next one (a list). */
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
    // "but, ": the comma ends no more than the word.
    weight = weight !== 1 && cut.weight === 1 && cut.at - start <= FEW_LETTERS.en ? weight : cut.weight;
    start = cut.at;
  }
  return parts;
}

/** A joining word at most; a letter of Japanese says more. */
const FEW_LETTERS: Readonly<Record<Language, number>> = { en: 4, de: 4, ja: 1 };

const isBare = (part: string, language: Language): boolean =>
  part.length < 40 && part.replace(/[^\p{L}]/gu, '').length <= FEW_LETTERS[language];

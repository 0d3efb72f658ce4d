// Which part of a sentence speaks of which name: "Tavio feels clunky, but Lumora is smooth". One pass. Pure.
import type { Language } from '../../brands/index.ts';
import type { BareSentence } from './bare-sentence.ts';
import { SENTIMENT_GRAMMAR } from './sentiment-data.ts';

export interface Stretch {
  start: number;
  end: number;
  /** Behind "but" 2, since what is said last is what is meant; behind "although" less than 1. */
  weight: number;
}

export interface Clause {
  /** The stretches of text that speak of the names, in order. */
  stretches: Stretch[];
  /** Indexes of the sentence's names. */
  names: number[];
}

const TURN = 2;
const CONCESSION = 0.5;

/** A stretch without a name goes with the name before it, else with the one after it. */
export function clausesOf(sentence: BareSentence, language: Language): Clause[] {
  const clauses: Clause[] = [];
  let waiting: Stretch[] = [];
  for (const { names, ...stretch } of namedStretches(sentence, language)) {
    const current = clauses.at(-1);
    if (names.length > 0) {
      clauses.push({ stretches: [...waiting, stretch], names });
      waiting = [];
    } else if (current) current.stretches.push(stretch);
    else waiting.push(stretch);
  }
  return clauses;
}

interface NamedStretch extends Stretch {
  names: number[];
}

/** Cut at contrasts; a stretch that is a name and hardly more goes with the next one (a list). */
function namedStretches({ text, names }: BareSentence, language: Language): NamedStretch[] {
  const { contrast, turn, concession } = SENTIMENT_GRAMMAR[language];
  const weightOf = (mark: string): number => (turn.test(mark) ? TURN : concession.test(mark) ? CONCESSION : 1);
  const cuts = [...text.matchAll(contrast)].map(({ 0: mark, index }) => ({
    at: index + (mark.length === 1 ? 1 : 0),
    weight: weightOf(mark),
  }));
  const stretches: NamedStretch[] = [];
  let name = 0;
  let bare: NamedStretch | undefined;
  let weight = 1;
  let start = 0;
  for (const cut of [...cuts, { at: text.length, weight: 1 }]) {
    const stretch: NamedStretch = bare ?? { start, end: cut.at, weight, names: [] };
    stretch.end = cut.at;
    for (; (names[name] ?? Number.POSITIVE_INFINITY) < cut.at; name++) stretch.names.push(name);
    const isList = stretch.names.length > 0 && isBare(text.slice(start, cut.at), language);
    bare = isList && cut.at < text.length ? stretch : undefined;
    if (!bare) stretches.push(stretch);
    // "but, ": the comma ends no more than the word.
    weight = weight !== 1 && cut.weight === 1 && cut.at - start <= FEW_LETTERS.en ? weight : cut.weight;
    start = cut.at;
  }
  return stretches;
}

/** A joining word at most; a letter of Japanese says more. */
const FEW_LETTERS: Readonly<Record<Language, number>> = { en: 4, de: 4, ja: 1 };

const isBare = (stretch: string, language: Language): boolean =>
  stretch.length < 40 && stretch.replace(/[^\p{L}]/gu, '').length <= FEW_LETTERS[language];

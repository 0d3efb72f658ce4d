// Finds the verified facts that a question asks for: those about its subject, of the kind its words ask about. Pure.
import type { BrandFile, Fact, Language, Market } from '../brands/index.ts';
import { createMentionFinder } from '../visibility/index.ts';
import { descendants, holdsOn, isOfMarket, lineage } from './fact-scope.ts';
import { ASKED_ATTRIBUTES, ASKED_KINDS, QUESTION_MARKS } from './question-data.ts';

export interface AskedQuestion {
  text: string;
  language: Language;
  /** All if omitted. */
  market: Market | undefined;
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
}

export const isQuestion = ({ text, language }: Pick<AskedQuestion, 'text' | 'language'>): boolean =>
  QUESTION_MARKS[language].test(text.trim());

/** One question without its mark, which would otherwise be read as a statement: "does it weigh 20 kg". */
export const isQuestionOnly = ({ text, language }: Pick<AskedQuestion, 'text' | 'language'>): boolean =>
  language === 'en' && /^\s*(?:does|did)\s(?:[^.?!]|\.(?=\d))*[.?!]?\s*$/iu.test(text);

/** The question rephrased as a statement: "Does it weigh 20 kg?" can then be compared like any other sentence. */
export function toStatement({ text, language }: Pick<AskedQuestion, 'text' | 'language'>): string {
  const told = text
    .replace(/[?？]/gu, '.')
    .replace(/か(?=[。.]|\s*$)/gu, '')
    .trim();
  // "Does it weigh 20 kg" contains a question word, which a statement does not.
  return language === 'en' ? told.replace(/^(?:do|does|did)\s+/iu, '') : told;
}

/** If no word indicates the kind, all facts about the subject. */
export function factsAsked(file: BrandFile, question: AskedQuestion): Fact[] {
  const { text, market, day } = question;
  const valid = file.facts.filter((fact) => holdsOn(fact, day) && (market === undefined || isOfMarket(fact, market)));
  const own = ofNamed(file, question, valid);
  const asked = own.filter((fact) => asksFor(text, fact));
  // The subject itself has no such fact; the brand as a whole may have one.
  const wider = asked.length > 0 ? asked : valid.filter((fact) => asksFor(text, fact));
  return wider.length > 0 ? wider : own;
}

function ofNamed(file: BrandFile, { text, language }: AskedQuestion, facts: readonly Fact[]): Fact[] {
  const named = createMentionFinder(file, language)(text).filter(({ entity }) => entity !== 'competitor');
  const things = named.filter(({ entity }) => entity !== 'brand').map(({ name }) => name);
  if (things.length === 0) return [...facts];
  const meant = new Set(
    things.flatMap((name) => [...lineage(file, name).filter((one) => one !== file.name), ...descendants(file, name)]),
  );
  const own = facts.filter(({ subject = file.name }) => meant.has(subject));
  return own.length > 0 ? own : facts.filter(({ subject = file.name }) => subject === file.name);
}

function asksFor(text: string, fact: Fact): boolean {
  if (fact.kind === 'integration')
    return includes(text, [fact.with, ...fact.labels]) || ASKED_KINDS.integration.test(text);
  if (fact.kind !== 'spec') return ASKED_KINDS[fact.kind].test(text);
  return includes(text, [fact.attribute, ...fact.labels]) || (ASKED_ATTRIBUTES[fact.attribute]?.test(text) ?? false);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const includes = (text: string, words: readonly string[]): boolean =>
  words.some((word) => fold(text).includes(fold(word)));

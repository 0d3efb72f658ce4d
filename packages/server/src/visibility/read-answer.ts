// Reads an answer: the names it mentions, their sentiment, and wrong claims. Pure, apart from cached names.
import type { BrandFile, Language } from '../brands/index.ts';
import type { RunQueued } from '../kernel/yielding-queue.ts';
import { createMentionFinder, type Mention, type MentionFinder } from './names/mentions.ts';
import type { AnswerReader, ReadingRequest, ReadWrongClaims, Sentiment, WrongClaim } from './reading-ports.ts';
import { sentimentsByLexicon } from './sentiment/sentiment.ts';

/** In three pieces, so that a shared thread can do other work between them. */
export interface ReadingSteps {
  mentions(request: ReadingRequest): readonly Mention[];
  sentiments(request: ReadingRequest, mentions: readonly Mention[]): Sentiment[];
  wrongClaims(request: ReadingRequest): WrongClaim[];
}

export function createReadingSteps(readWrongClaims: ReadWrongClaims): ReadingSteps {
  const finders = new WeakMap<BrandFile, Map<Language, MentionFinder>>();
  const finderFor = ({ brand, language }: ReadingRequest): MentionFinder => {
    const known = finders.get(brand) ?? new Map<Language, MentionFinder>();
    finders.set(brand, known);
    const finder = known.get(language) ?? createMentionFinder(brand, language);
    known.set(language, finder);
    return finder;
  };
  return {
    mentions: (request) => finderFor(request)(request.text),
    sentiments: ({ text, language }, mentions) => sentimentsByLexicon(text, mentions, language),
    wrongClaims: (request) => readWrongClaims({ ...request, findMentions: finderFor(request) }),
  };
}

/** On the calling thread, with one turn of the event loop per piece. */
export function createYieldingReader(readWrongClaims: ReadWrongClaims, inTurn: RunQueued): AnswerReader {
  const steps = createReadingSteps(readWrongClaims);
  return {
    async read(request) {
      const mentions = await inTurn(() => steps.mentions(request));
      const sentiments = await inTurn(() => steps.sentiments(request, mentions));
      return { mentions, sentiments, wrong: await inTurn(() => steps.wrongClaims(request)) };
    },
  };
}

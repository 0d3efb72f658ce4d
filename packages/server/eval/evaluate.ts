// Runs the rules over the corpus and sums up the results.
import { LANGUAGES, type Language } from '../src/brands/index.ts';
import type { LabeledAnswer } from './answers.ts';
import { PARTS, type Part, readPart } from './corpus-files.ts';
import { type AnswerResult, measureAnswer } from './measure-answer.ts';
import { measurePeer } from './measure-sentiment.ts';
import { PEERS } from './npm-lexicons.ts';
import { addCounts, type Counts, noCounts, type Scores, scoresOf, share } from './scores.ts';

export type ByLanguage<Value> = Record<Language, Value>;
export type Results = Record<Part, ByLanguage<AnswerResult[]>>;

export interface ClaimScores extends Scores {
  contradicted_precision: number;
  wrong_recall: number;
}

export interface SentimentScores {
  accuracy: number;
  /** Of mentions labeled positive or negative, those read as the opposite. */
  wrong_sign: number;
}

export interface Evaluation {
  mentions: ByLanguage<Scores>;
  claims: ByLanguage<ClaimScores>;
  sentiment: ByLanguage<SentimentScores>;
}

export const byLanguage = <Value>(make: (language: Language) => Value): ByLanguage<Value> => ({
  en: make('en'),
  de: make('de'),
  ja: make('ja'),
});

export function measureCorpus(): Results {
  const read = (part: Part) => byLanguage((language) => readPart(language, part).map(measureAnswer));
  return { dev: read('dev'), heldout: read('heldout') };
}

const MEASURED = ['mentions', 'claims', 'contradicted', 'sentiment', 'signs'] as const;
export type Measured = (typeof MEASURED)[number];
export type Totals = Record<Measured, Counts>;

export function totalsOf(results: readonly AnswerResult[]): Totals {
  const totals: Totals = {
    mentions: noCounts(),
    claims: noCounts(),
    contradicted: noCounts(),
    sentiment: noCounts(),
    signs: noCounts(),
  };
  for (const result of results) for (const one of MEASURED) addCounts(totals[one], result[one]);
  return totals;
}

export function evaluate(resultsOf: (language: Language) => readonly AnswerResult[]): Evaluation {
  const totals = byLanguage((language) => totalsOf(resultsOf(language)));
  return {
    mentions: byLanguage((language) => scoresOf(totals[language].mentions)),
    claims: byLanguage((language) => {
      const { precision, recall } = scoresOf(totals[language].contradicted);
      return { ...scoresOf(totals[language].claims), contradicted_precision: precision, wrong_recall: recall };
    }),
    sentiment: byLanguage((language) => {
      const { sentiment, signs } = totals[language];
      return {
        accuracy: share(sentiment.right, sentiment.labeled),
        wrong_sign: signs.labeled === 0 ? 0 : share(signs.labeled - signs.right, signs.labeled),
      };
    }),
  };
}

/** Counts behind the main figures, as `right of all`. */
export function countsBehind(results: readonly AnswerResult[]): Record<string, string> {
  const { contradicted, claims } = totalsOf(results);
  return {
    'findings that are true': `${contradicted.right} of ${contradicted.found}`,
    'wrong claims found': `${contradicted.right} of ${contradicted.labeled}`,
    'claims labeled': String(claims.labeled),
  };
}

/** The measured values of one language, by name. */
export const figuresOf = ({ mentions, claims, sentiment }: Evaluation, language: Language): Record<string, number> => ({
  'contradicted: precision': claims[language].contradicted_precision,
  'wrong claims: recall': claims[language].wrong_recall,
  'claims: F1': claims[language].f1,
  'mentions: F1': mentions[language].f1,
  'sentiment: accuracy': sentiment[language].accuracy,
  'sentiment: wrong sign': sentiment[language].wrong_sign,
});

export interface PeerScore {
  name: string;
  accuracy: Partial<ByLanguage<number>>;
}

/** Over both parts, for each language that the peer has words for. */
export const evaluatePeers = (): PeerScore[] =>
  PEERS.map((peer) => ({
    name: peer.name,
    accuracy: Object.fromEntries(
      peer.languages.map((language) => {
        const total = noCounts();
        for (const answer of everyAnswer(language)) addCounts(total, measurePeer(peer, answer));
        return [language, share(total.right, total.labeled)];
      }),
    ),
  }));

const everyAnswer = (language: Language): LabeledAnswer[] => PARTS.flatMap((part) => readPart(language, part));

export interface TagMisses {
  answers: number;
  falseFindings: number;
  missedWrong: number;
  otherClaims: number;
  mentions: number;
  sentiment: number;
}

/** Misses of answers with a given tag, as counts: no text of the held-out part is shown. */
export function missesByTag(results: readonly AnswerResult[]): Map<string, TagMisses> {
  const tags = new Set(results.flatMap(({ answer }) => answer.tags));
  const misses = (tag: string): TagMisses => {
    const tagged = results.filter(({ answer }) => answer.tags.includes(tag));
    const { mentions, claims, contradicted, sentiment } = totalsOf(tagged);
    const [falseFindings, missedWrong] = [missedIn(contradicted, 'found'), missedIn(contradicted, 'labeled')];
    return {
      answers: tagged.length,
      falseFindings,
      missedWrong,
      otherClaims: missedIn(claims, 'found') + missedIn(claims, 'labeled') - falseFindings - missedWrong,
      mentions: missedIn(mentions, 'found') + missedIn(mentions, 'labeled'),
      sentiment: missedIn(sentiment, 'labeled'),
    };
  };
  return new Map([...tags].toSorted().map((tag) => [tag, misses(tag)]));
}

const missedIn = (counts: Counts, of: 'found' | 'labeled'): number => counts[of] - counts.right;

export const answersIn = (results: Results, part: Part): number =>
  LANGUAGES.reduce((sum, language) => sum + results[part][language].length, 0);

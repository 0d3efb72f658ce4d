// Runs the rules over the corpora and counts.
import { LANGUAGES, type Language } from '../src/brands/index.ts';
import { readCorpus, type Sample, SPLITS, type Split, type Task } from './corpus.ts';
import { measureClaims } from './measure-claims.ts';
import { measureMentions } from './measure-mentions.ts';
import { accuracyOfPeer, PEERS } from './measure-peers.ts';
import { measureSentiment } from './measure-sentiment.ts';
import { accuracyOf, type Scores, scoresOf } from './scores.ts';

export type Part = 'all' | Split;
type ByLanguage<Value> = Record<Language, Value>;

export interface Evaluation {
  mentions: ByLanguage<Scores>;
  claims: ByLanguage<Scores>;
  sentiment: ByLanguage<{ accuracy: number }>;
  sentences: Record<Task, number>;
}

const samplesOf = (task: Task, language: Language, part: Part): Sample[] =>
  SPLITS.filter((split) => part === 'all' || split === part).flatMap((split) => readCorpus(task, language, split));

const byLanguage = <Value>(make: (language: Language) => Value): ByLanguage<Value> => ({
  en: make('en'),
  de: make('de'),
  ja: make('ja'),
});

export function evaluate(part: Part, onFault: (line: string) => void): Evaluation {
  const count = (task: Task) => LANGUAGES.reduce((sum, language) => sum + samplesOf(task, language, part).length, 0);
  return {
    mentions: byLanguage((language) => scoresOf(measureMentions(samplesOf('mentions', language, part), onFault))),
    claims: byLanguage((language) => scoresOf(measureClaims(samplesOf('claims', language, part), onFault))),
    sentiment: byLanguage((language) => ({
      accuracy: accuracyOf(measureSentiment(samplesOf('sentiment', language, part), onFault)),
    })),
    sentences: { mentions: count('mentions'), claims: count('claims'), sentiment: count('sentiment') },
  };
}

/** Of each language that the peer has words for. */
export const evaluatePeers = (part: Part): { name: string; accuracy: Partial<ByLanguage<number>> }[] =>
  PEERS.map((peer) => ({
    name: peer.name,
    accuracy: Object.fromEntries(
      peer.languages.map((language) => [language, accuracyOfPeer(peer, samplesOf('sentiment', language, part))]),
    ),
  }));

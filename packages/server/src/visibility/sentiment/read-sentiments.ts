// Sentiments of an answer's mentions: from the judge if there is one and it answers, otherwise from the lexicon.
import type { Language } from '../../brands/index.ts';
import type { Mention } from '../names/mentions.ts';
import type { Judge, Sentiment } from '../reading-ports.ts';
import { sentimentsByLexicon } from './sentiment.ts';

export interface ReadSentiment {
  sentiment: Sentiment;
  /** `lexicon`, the judge's own, or `no_information` if the answer says that it found nothing. */
  method: string;
}

export interface ReadSentimentsDeps {
  judge?: Judge | undefined;
  /** Called with the reason why the judge gave no answer. */
  onJudgeFailed?: (error: unknown) => void;
}

export interface ReadSentimentsInput {
  text: string;
  mentions: readonly Mention[];
  language: Language;
  /** The lexicon's sentiments, if they are already known. */
  byLexicon?: readonly Sentiment[];
  signal?: AbortSignal;
}

/** One per mention, in order. A failing judge never makes it reject. */
export const readSentiments =
  (deps: ReadSentimentsDeps) =>
  async (input: ReadSentimentsInput): Promise<ReadSentiment[]> => {
    const { text, mentions, language } = input;
    const asked = mentions.filter(({ noInformation }) => !noInformation);
    const judged = await askJudge(deps, { ...input, mentions: asked });
    const byLexicon = input.byLexicon ?? sentimentsByLexicon(text, mentions, language);
    return mentions.map((mention, index): ReadSentiment => {
      if (mention.noInformation) return { sentiment: 'unknown', method: 'no_information' };
      const sentiment = judged?.[asked.indexOf(mention)];
      if (deps.judge && sentiment !== undefined) return { sentiment, method: deps.judge.method };
      return { sentiment: byLexicon[index] ?? 'unknown', method: 'lexicon' };
    });
  };

async function askJudge(
  { judge, onJudgeFailed }: ReadSentimentsDeps,
  { text, mentions, language, signal }: ReadSentimentsInput,
): Promise<Sentiment[] | undefined> {
  if (!judge || mentions.length === 0) return undefined;
  try {
    return await judge.judge({ text, language, mentions }, signal);
  } catch (error) {
    onJudgeFailed?.(error);
    return undefined;
  }
}

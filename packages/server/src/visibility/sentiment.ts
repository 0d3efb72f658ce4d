// Sentiment of each mention by the lexicon: the offline fallback where no judge is set (decisions 7). Pure.
import type { Language } from '../brands/index.ts';
import { clausesOf } from './clauses.ts';
import { type Tone, tonesOf } from './lexicon.ts';
import type { Mention } from './mentions.ts';
import type { Sentiment } from './ports.ts';
import { sentenceAt, splitSentences } from './sentences.ts';
import { SENTIMENT_GRAMMAR } from './sentiment-data.ts';

/** Whoever asks has not said what they think. */
const QUESTION = /[?？]\s*["'”»」』)*_]*\s*$|ですか。?$/u;

/** One for each mention, in their order; `unknown` where the answer says that it found nothing. */
export function sentimentsByLexicon(text: string, mentions: readonly Mention[], language: Language): Sentiment[] {
  const sentences = splitSentences(text, language);
  return mentions.map((mention) => {
    if (mention.noInformation) return 'unknown';
    const sentence = sentenceAt(sentences, mention.start);
    if (QUESTION.test(text.slice(sentence.start, sentence.end))) return 'unknown';
    const inside = mentions.filter(({ start }) => start >= sentence.start && start < sentence.end);
    const clause = clausesOf(text, sentence, inside, language).find(({ names }) => names.includes(mention));
    const sums = (clause?.spans ?? [sentence]).map(({ start, end }) =>
      total(tonesOf(withoutNames(text, start, end, inside), language)),
    );
    // "Cheap, but unreliable": where stretches weigh the same, the last one is what is meant.
    const sum = sums.reduce((all, one) => all + one, 0) || (sums.findLast((one) => one !== 0) ?? 0);
    const loses = inside.length > 1 && losesComparison(text, mention, language);
    return wordFor(loses ? -sum : sum);
  });
}

const total = (tones: readonly Tone[]): number => tones.reduce((sum, { value }) => sum + value, 0);

const wordFor = (sum: number): Sentiment => (sum === 0 ? 'neutral' : sum > 0 ? 'positive' : 'negative');

/** A name such as "Brightpath" or "Best Buy" praises nobody. */
function withoutNames(text: string, start: number, end: number, names: readonly Mention[]): string {
  let clause = text.slice(start, end);
  for (const name of names) {
    if (name.start < start || name.end > end) continue;
    const at = name.start - start;
    clause = clause.slice(0, at) + 'x'.repeat(name.end - name.start) + clause.slice(name.end - start);
  }
  return clause;
}

function losesComparison(text: string, { start, end }: Mention, language: Language): boolean {
  const { worseBefore, worseAfter } = SENTIMENT_GRAMMAR[language];
  return (
    worseBefore.test(text.slice(Math.max(0, start - 40), start)) ||
    (worseAfter?.test(text.slice(end, end + 8)) ?? false)
  );
}

// Sentiment of each mention by the lexicon: the offline fallback where no judge is set (decisions 7). Linear in the text. Pure.
import type { Language } from '../brands/index.ts';
import { type BareSentence, bareSentence } from './bare-sentence.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { tonesOf } from './lexicon.ts';
import type { Mention } from './mentions.ts';
import { type OutlineLine, outlineOf } from './outline.ts';
import type { Sentiment } from './ports.ts';
import { type Span, splitSentences } from './sentences.ts';
import { OUTLINES, SENTIMENT_GRAMMAR } from './sentiment-data.ts';
import { losesComparison, stanceOn } from './stance.ts';

interface Read extends Span {
  bare: BareSentence;
  /** Index of the first of its mentions. */
  first: number;
  line: number;
}

/** One for each mention, in their order; `unknown` where the answer says that it found nothing, or only asks. */
export function sentimentsByLexicon(text: string, mentions: readonly Mention[], language: Language): Sentiment[] {
  const lines = outlineOf(text, mentions, language);
  const sentences = readSentences(text, mentions, lines, language);
  const values = new Array<number | undefined>(mentions.length).fill(0);
  for (const sentence of sentences) {
    const line = lines[sentence.line];
    const own = sentence.bare.mentions.length === 0 ? [] : valuesIn(sentence.bare, line, language);
    for (const [index, value] of own.entries()) values[sentence.first + index] = value;
  }
  sayMore(values, sentences, lines, language);
  return mentions.map(({ noInformation }, index) => (noInformation ? 'unknown' : wordFor(values[index])));
}

const wordFor = (value: number | undefined): Sentiment => {
  if (value === undefined) return 'unknown';
  return value === 0 ? 'neutral' : value > 0 ? 'positive' : 'negative';
};

function readSentences(
  text: string,
  mentions: readonly Mention[],
  lines: readonly OutlineLine[],
  language: Language,
): Read[] {
  let next = 0;
  let line = 0;
  return splitSentences(text, language).map((sentence) => {
    const first = next;
    while ((mentions[next]?.start ?? Number.POSITIVE_INFINITY) < sentence.end) next++;
    while ((lines[line + 1]?.start ?? Number.POSITIVE_INFINITY) <= sentence.start) line++;
    return { ...sentence, bare: bareSentence(text, sentence, mentions.slice(first, next)), first, line };
  });
}

/** Undefined where the sentence only asks. */
function valuesIn(sentence: BareSentence, line: OutlineLine | undefined, language: Language): (number | undefined)[] {
  const asks = SENTIMENT_GRAMMAR[language].question.test(sentence.text.slice(-12));
  if (asks) return sentence.names.map(() => (line?.isTitle ? 0 : undefined));
  const values: number[] = new Array(sentence.names.length).fill(0);
  for (const clause of clausesOf(sentence, language)) {
    const tone = clauseTone(sentence.text, clause, language);
    for (const index of clause.names) {
      const name = sentence.names[index] ?? 0;
      const stance = stanceOn(sentence.text, name, language);
      const loses = sentence.names.length > 1 && losesComparison(sentence.text, name, language);
      values[index] = stance || (loses ? -tone : tone);
    }
  }
  return values;
}

/** "Cheap, but unreliable": what follows "but" counts twice, and where all weighs the same, the last is what is meant. */
function clauseTone(text: string, { stretches }: Clause, language: Language): number {
  const tones = stretches.map(({ start, end, isTurn }) => toneOf(text.slice(start, end), language) * (isTurn ? 2 : 1));
  return tones.reduce((all, one) => all + one, 0) || (tones.findLast((one) => one !== 0) ?? 0);
}

const toneOf = (text: string, language: Language): number =>
  tonesOf(text, language).reduce((sum, { value }) => sum + value, 0);

/** What other sentences say of a name that theirs says nothing of. */
function sayMore(
  values: (number | undefined)[],
  sentences: readonly Read[],
  lines: readonly OutlineLine[],
  language: Language,
): void {
  let about: { mention: number; line: number; isOpen: boolean } | undefined;
  const more = new Map<number, number>();
  for (const { bare, first, line } of sentences) {
    const { lead, isTitle, isItem, section } = lines[line] ?? {};
    const isLead = lead !== undefined && lead >= first && lead < first + bare.mentions.length;
    if (isLead) about = { mention: lead, line, isOpen: isTitle === true };
    else if (bare.mentions.length > 0) about = { mention: first + bare.mentions.length - 1, line, isOpen: false };
    else if (isTitle) about = undefined;
    else if (
      about &&
      (about.isOpen ||
        (about.line === line && (lines[line]?.lead === about.mention || OUTLINES[language].goesOn.test(bare.text))))
    )
      more.set(about.mention, (more.get(about.mention) ?? 0) + toneOf(bare.text, language));
    if (bare.mentions.length > 0 && isItem && (section === 'blame' || section === 'praise'))
      for (let at = first; at < first + bare.mentions.length; at++) more.set(at, section === 'blame' ? -1 : 1);
  }
  for (const [mention, value] of more) if (values[mention] === 0) values[mention] = value;
}

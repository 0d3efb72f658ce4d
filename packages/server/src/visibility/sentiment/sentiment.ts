// Sentiment of each mention by lexicon: the offline fallback if no judge is configured (decisions 7). Linear in the
// text. Pure.
import type { Language } from '../../brands/index.ts';
import type { Mention } from '../names/mentions.ts';
import type { Sentiment } from '../reading-ports.ts';
import { type BareSentence, bareSentence } from './bare-sentence.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { tonesOf } from './lexicon.ts';
import { type OutlineLine, outlineOf } from './outline.ts';
import { type Span, splitSentences } from './sentences.ts';
import { OUTLINES, SENTIMENT_GRAMMAR } from './sentiment-data.ts';
import { comparedIn, contrastedNames, losesComparison, verdictOn } from './stance.ts';

interface Read extends Span {
  bare: BareSentence;
  /** Index of the first of its mentions. */
  first: number;
  line: number;
}

/** One per mention, in order; `unknown` if the answer says that it found nothing, or only asks. */
export function sentimentsByLexicon(text: string, mentions: readonly Mention[], language: Language): Sentiment[] {
  const lines = outlineOf(text, mentions, language);
  const sentences = readSentences(text, mentions, lines, language);
  const values = new Array<number | undefined>(mentions.length).fill(0);
  for (const sentence of sentences) {
    const line = lines[sentence.line];
    const isMute = sentence.bare.mentions.length === 0 || !SAYS_SOMETHING.test(sentence.bare.text);
    const own = isMute ? [] : valuesIn(sentence.bare, line, language);
    for (const [index, value] of own.entries()) values[sentence.first + index] = value;
  }
  sayMore(values, sentences, lines, language);
  return mentions.map(({ noInformation }, index) => (noInformation ? 'unknown' : wordFor(values[index])));
}

/** A letter, an emoji or a question mark besides the names. */
const SAYS_SOMETHING = /\p{L}|[?？]|[^\0-\u2fff\uE000]/u;

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

/** Undefined if the sentence only asks a question. */
function valuesIn(sentence: BareSentence, line: OutlineLine | undefined, language: Language): (number | undefined)[] {
  const asks = SENTIMENT_GRAMMAR[language].question.test(sentence.text.slice(-12));
  if (asks) return sentence.names.map(() => (line?.isTitle ? 0 : undefined));
  const values: number[] = new Array(sentence.names.length).fill(0);
  for (const clause of clausesOf(sentence, language)) {
    const tone = clauseTone(sentence.text, clause, language);
    for (const index of clause.names) {
      const name = sentence.names[index] ?? 0;
      const stance = verdictOn(sentence.text, name, language);
      const loses = sentence.names.length > 1 && losesComparison(sentence.text, name, language);
      values[index] = stance || (loses ? -tone : tone);
    }
  }
  const all = values.reduce((sum, value) => sum + value, 0);
  for (const index of contrastedNames(sentence, language)) values[index] ||= -Math.sign(all);
  for (const [index, value] of comparedIn(sentence, language)) values[index] = value;
  return values;
}

/** "Cheap, but unreliable": the part after "but" counts twice; if both weigh the same, the last one wins. */
function clauseTone(text: string, { parts }: Clause, language: Language): number {
  const tones = parts.flatMap(({ start, end, weight }) =>
    tonesOf(text.slice(start, end), language).map(({ value }) => value * weight),
  );
  return tones.reduce((all, one) => all + one, 0) || (tones.at(-1) ?? 0);
}

const toneOf = (text: string, language: Language): number =>
  tonesOf(text, language).reduce((sum, { value }) => sum + value, 0);

/** Sentiment from other sentences, for a name whose own sentence has none. */
function sayMore(
  values: (number | undefined)[],
  sentences: readonly Read[],
  lines: readonly OutlineLine[],
  language: Language,
): void {
  let about: Topic | undefined;
  const more = new Map<number, number>();
  for (const { bare, first, line: at } of sentences) {
    const line = lines[at];
    const isLead = line?.lead !== undefined && line.lead >= first && line.lead < first + bare.mentions.length;
    if (bare.mentions.length > 0) {
      // A section that repeats the name covers it there.
      if (about?.isOpen && bare.mentions.some(({ name }) => name === about?.name)) more.delete(about.mention);
      const mention = isLead ? (line?.lead ?? first) : first + bare.mentions.length - 1;
      const name = bare.mentions[mention - first]?.name ?? '';
      about = {
        mention,
        name,
        line: at,
        isLead: isLead || line?.isItem === true,
        isOpen: isLead && line?.isEntry === true,
      };
    } else if (line?.isTitle) about = undefined;
    else if (about && goesOn(about, at, bare.text, language))
      more.set(about.mention, (more.get(about.mention) ?? 0) + toneOf(bare.text, language));
    if (line?.section === 'advice' && !line.isTitle && !line.isItem)
      for (let each = first; each < first + bare.mentions.length; each++) if (!more.has(each)) more.set(each, 1);
    if (line?.isItem && (line.section === 'blame' || line.section === 'praise'))
      for (let each = first; each < first + bare.mentions.length; each++)
        more.set(each, line.section === 'blame' ? -1 : 1);
  }
  for (const [mention, value] of more) if (values[mention] === 0) values[mention] = value;
}

interface Topic {
  mention: number;
  name: string;
  line: number;
  isLead: boolean;
  /** The text under it is about it too. */
  isOpen: boolean;
}

const goesOn = ({ isOpen, isLead, line }: Topic, at: number, text: string, language: Language): boolean =>
  isOpen || (line === at && (isLead || OUTLINES[language].goesOn.test(text)));

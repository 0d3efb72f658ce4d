// An answer in a list: a summary of its contents. Pure.
import { answerHead } from '../answer-document.ts';
import type { AnswerSubject, StoredAnswer } from '../ports.ts';
import { excerptOf } from './excerpt.ts';

/** @param promptText the texts of the brand's prompts, by id */
export function listedAnswer(
  answer: StoredAnswer,
  subject: AnswerSubject | undefined,
  promptText: ReadonlyMap<string, string>,
) {
  const { prompt_id: id, scan_id: _scan, ...head } = answerHead(answer);
  const prompt = { id, text: promptText.get(id) ?? null };
  const { content } = answer;
  if (content === null) return { ...head, prompt, excerpt: null, names: [], citations: 0, wrong_claims: 0 };
  const { mentions, citations, claims } = content.reading;
  const names = new Map(mentions.map(({ name, entity }) => [name, entity !== 'competitor']));
  return {
    ...head,
    prompt,
    excerpt: excerptOf(content.text, placeOf(content, subject)),
    names: [...names].map(([name, own]) => ({ name, own })),
    citations: citations.length,
    wrong_claims: claims.length,
  };
}

/** The position of the subject in the text, or else of the brand. */
function placeOf({ text, reading }: NonNullable<StoredAnswer['content']>, subject: AnswerSubject | undefined) {
  const { mentions } = reading;
  const isCited = subject?.kind === 'domain' || subject?.kind === 'page';
  if (isCited && text.includes(subject.name)) return text.indexOf(subject.name);
  const name = subject !== undefined && 'name' in subject ? subject.name : undefined;
  const own = mentions.find((mention) => mention.name === name) ?? mentions.find((one) => one.entity !== 'competitor');
  return (own ?? mentions[0])?.start;
}

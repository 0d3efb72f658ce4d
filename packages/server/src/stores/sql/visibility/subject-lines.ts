// The names and pages in an answer, as lines of text in `listed_answers`: a list is filtered without reading answers.
// Pure.
import type { AnswerRecord, AnswerSubject } from '../../../visibility/ports.ts';

/** Longer URLs are counted by their domain only. */
const MAX_PAGE_LENGTH = 500;

/** In JSON no name contains the line break that separates them. */
export const subjectLine = (subject: AnswerSubject): string =>
  `\n${JSON.stringify('name' in subject ? [subject.kind, subject.name] : [subject.kind])}\n`;

/** The beginning of the line of each competitor. */
export const COMPETITOR_LINES = '\n["competitor",';

/** The answer names the brand, but no sentence about it has a known sentiment. */
export const NO_SENTIMENT_LINE = '\n["no_sentiment"]\n';

export function subjectLines({ figures, domains, sources, result }: AnswerRecord): string {
  const subjects = new Set<string>();
  const add = (subject: AnswerSubject) => subjects.add(subjectLine(subject));
  for (const { kind, entity, answers, tones } of figures) {
    if (answers === 0 || kind === 'answers' || kind === 'competitors') continue;
    if (kind === 'brand' && tones === 0) subjects.add(NO_SENTIMENT_LINE);
    add(kind === 'brand' ? { kind } : { kind, name: entity });
  }
  for (const { domain } of domains) add({ kind: 'domain', name: domain });
  for (const url of ownPages(sources)) add({ kind: 'page', name: url });
  if (result.ownCitations > 0) add({ kind: 'own_citation' });
  if (isGap(result)) add({ kind: 'gap' });
  return [...subjects].join('');
}

export const isGap = ({ mentioned, competitors }: AnswerRecord['result']): boolean =>
  !mentioned && competitors.length > 0;

/** Without duplicates. */
export const ownPages = (sources: AnswerRecord['sources']): string[] => [
  ...new Set(sources.filter(({ own, url }) => own && url.length <= MAX_PAGE_LENGTH).map(({ url }) => url)),
];

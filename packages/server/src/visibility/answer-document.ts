// A stored answer as tools and commands return it: its text, and the positions of everything found in it. Offsets are
// UTF-16 units.

import { shownCitations } from './citations/shown-citations.ts';
import type { StoredAnswer } from './ports.ts';

export interface AnswerContext {
  /** Only those of the brand. */
  ownDomains: readonly string[];
  /** Ids of findings by the keys of wrong claims. */
  findingIds: ReadonlyMap<string, string>;
}

export const answerDocument = (answer: StoredAnswer, context: AnswerContext) => ({
  ...answerHead(answer),
  ...(answer.content ? contentDocument(answer.content, context) : ERASED),
});

/** Everything about the answer except its text. */
export const answerHead = (answer: StoredAnswer) => ({
  id: answer.id,
  prompt_id: answer.promptId,
  scan_id: answer.scanId,
  engine: answer.engine,
  model: answer.model,
  market: answer.market,
  language: answer.language,
  asked_at: new Date(answer.askedAt).toISOString(),
});

const ERASED = { text: null, mentions: [], citations: [], claims: [] };

type Content = NonNullable<StoredAnswer['content']>;

const contentDocument = (content: Content, { ownDomains, findingIds }: AnswerContext) => ({
  text: content.text,
  mentions: content.reading.mentions.map(({ entity, name, start, end, sentiment, method }) => ({
    entity,
    name,
    start,
    end,
    sentiment,
    method,
  })),
  citations: shownCitations(content, ownDomains),
  claims: content.reading.claims.map(({ key, kind, claimed, verified, severity, start, end }) => ({
    finding_id: findingIds.get(key) ?? null,
    kind,
    quote: content.text.slice(start, end),
    claimed,
    verified,
    severity,
    start,
    end,
  })),
});

export const claimKeysOf = ({ content }: StoredAnswer): string[] => content?.reading.claims.map(({ key }) => key) ?? [];

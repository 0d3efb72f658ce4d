// What other features may use of visibility.
export { type Citation, citationSchema, citationsOf, foldUrl, type GivenCitation } from './citations.ts';
export { type ListedPrompt, type ListPromptsDeps, listPrompts } from './list-prompts.ts';
export type { Change, Measure, Measures } from './measures.ts';
export { createMentionFinder, type Entity, type EntityKind, type Mention, type MentionFinder } from './mentions.ts';
export type { Observation, ObservedMention, Target } from './observation.ts';
export { periodOf } from './period.ts';
export { placeDocument } from './place-document.ts';
export {
  type AnswerCitation,
  type AnswerInput,
  type AnswerRecord,
  type AnswerRecorder,
  type AnswerStore,
  type ClaimsRequest,
  type FigureStore,
  type Judge,
  type JudgeRequest,
  type PlacedDomain,
  type PromptResult,
  type ReadWrongClaims,
  type ScanRef,
  SEVERITIES,
  type Sentiment,
  type Severity,
  type WrongClaim,
} from './ports.ts';
export {
  type Discoverability,
  type DiscoverabilityQuery,
  type DiscoveredPlace,
  readDiscoverability,
} from './read-discoverability.ts';
export {
  type Apart,
  type MeasuresWithChange,
  type Overview,
  type OverviewDeps,
  type OverviewQuery,
  readOverview,
} from './read-overview.ts';
export { type ReadSentiment, readSentiments } from './read-sentiments.ts';
export { createAnswerRecorder, type RecorderDeps } from './record-answer.ts';
export { type Span, splitSentences } from './sentences.ts';
export { sentimentsByLexicon } from './sentiment.ts';
export type { Targets } from './targets.ts';

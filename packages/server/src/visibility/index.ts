// Public API of visibility.
export { answerDocument, answerHead, claimKeysOf } from './answer-document.ts';
export { type Citation, citationSchema, citationsOf, type EngineCitation, foldUrl } from './citations/citations.ts';
export { knownEngine } from './known-engine.ts';
export { type ListedPrompt, type ListPromptsDeps, listPrompts } from './list-prompts.ts';
export type { Change, Measure, Measures } from './measures/measures.ts';
export { periodOf } from './measures/period.ts';
export { roundedDocument } from './measures/rounded.ts';
export type { MeasuresWithChange } from './measures/summed-measures.ts';
export {
  createMentionFinder,
  type Entity,
  type EntityKind,
  type Mention,
  type MentionFinder,
} from './names/mentions.ts';
export type { Observation, ObservedMention, Target } from './observation.ts';
export { figuresDocument, overviewDocument } from './overview-document.ts';
export { placeDocument } from './place-document.ts';
export type {
  AnswerInput,
  AnswerRecord,
  AnswerRecorder,
  AnswerStore,
  AnswerSubject,
  FigureStore,
  PlacedDomain,
  PromptResult,
  ScanRef,
  StoredAnswer,
  StoredAnswerReader,
} from './ports.ts';
export { createReadingSteps } from './read-answer.ts';
export type { CompetitorFigures } from './read-competitors.ts';
export {
  type Discoverability,
  type DiscoverabilityQuery,
  type DiscoveredPlace,
  readDiscoverability,
} from './read-discoverability.ts';
export {
  type Overview,
  type OverviewDeps,
  type OverviewPart,
  type OverviewQuery,
  readOverview,
  type SeparateFigures,
} from './read-overview.ts';
export { type ComparedMeasure, readScanComparison, type ScanComparison } from './read-scan-comparison.ts';
export type { TrendPoint } from './read-trend.ts';
export {
  type AnswerCitation,
  type AnswerReader,
  type AnswerReading,
  type ClaimsRequest,
  type Judge,
  type JudgeRequest,
  type ReadingRequest,
  type ReadWrongClaims,
  SEVERITIES,
  type Sentiment,
  type Severity,
  type WrongClaim,
} from './reading-ports.ts';
export { createAnswerRecorder, type RecorderDeps } from './record-answer.ts';
export { type FigureAnswersDeps, listFigureAnswers } from './report/list-figure-answers.ts';
export { listedAnswer } from './report/listed-answer.ts';
export { type ChoicesDeps, readChoices } from './report/read-choices.ts';
export { type CitedDomain, readCitedDomains } from './report/read-cited-domains.ts';
export { type MeasuredPlace, readPlaces } from './report/read-places.ts';
export { type RankedGap, readSources } from './report/read-sources.ts';
export { type ReadSentiment, readSentiments } from './sentiment/read-sentiments.ts';
export { type Span, sentencesOfLine, splitSentences } from './sentiment/sentences.ts';
export { sentimentsByLexicon } from './sentiment/sentiment.ts';
export type { Targets } from './targets.ts';

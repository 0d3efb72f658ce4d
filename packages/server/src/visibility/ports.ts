// The ports of visibility, and its interface for scans.
import type { Language, Market } from '../brands/index.ts';
import type { DomainEventBodies } from '../kernel/domain-events.ts';
import type { Citation } from './citations/citations.ts';
import type { EntityKind } from './names/mentions.ts';
import type { AnswerCitation, Sentiment, WrongClaim } from './reading-ports.ts';

export type { Language, Market } from '../brands/index.ts';
export {
  type DoubtedClaim,
  type Judge,
  type JudgeRequest,
  SENTIMENTS,
  SEVERITIES,
  type Severity,
  type WrongClaim,
} from './reading-ports.ts';

/** One engine's reply to one prompt in one market in one scan (decisions 7). */
export interface AnswerInput {
  tenantId: string;
  brandId: string;
  scanId: string;
  promptId: string;
  market: Market;
  language: Language;
  engine: string;
  model: string;
  text: string;
  citations: readonly AnswerCitation[];
  /** Milliseconds since 1970. */
  askedAt: number;
  /** Millionths of a US dollar. */
  costMicros?: number | undefined;
  /** Whether the engine searched the web; absent if unknown. */
  searched?: boolean | undefined;
  /** Whether the prompt names the brand; if omitted, taken from the brand's prompt with this id. */
  branded?: boolean | undefined;
}

export interface ScanRef {
  tenantId: string;
  brandId: string;
  scanId: string;
}

/** Receives the answers of scans. */
export interface AnswerRecorder {
  /**
   * Reads an answer and stores it with its figures and findings in one transaction. `recorded` is false if scan,
   * prompt, engine and market already have an answer; nothing changes then. @throws DomainError `not_found` for a brand
   * that the tenant does not have
   */
  recordAnswer(input: AnswerInput): Promise<{ recorded: boolean }>;
  /** The same for several answers about one brand, in one transaction. */
  recordAnswers(inputs: readonly AnswerInput[]): Promise<{ recorded: boolean }[]>;
  /** After the last answer of a scan: closes the findings that it no longer shows. Safe to repeat. */
  finishScan(scan: ScanRef): Promise<void>;
}

/**
 * The subjects of figures: all answers, those with the brand, those with any competitor, and those with one product
 * line, SKU or competitor.
 */
export type FigureKind = 'answers' | 'brand' | 'competitors' | 'product_line' | 'sku' | 'competitor';

/** A mean of up to ten sentiments per sentence is a whole number of these parts, so that sums are order-independent. */
export const TONE_UNIT = 2520;

/** Whole numbers, so that sums do not depend on the order. */
export interface Counts {
  /** All answers, or answers with a mention. */
  answers: number;
  noInformation: number;
  /** Those of `answers` known to be given without a web search. */
  unsearched: number;
  /** Sums of first ranks and of their squares. */
  ranks: number;
  rankSquares: number;
  /** Sentences whose sentiment is known, and sums of it in parts of `TONE_UNIT`. */
  tones: number;
  toneSum: number;
  toneSquares: number;
  tonesUnknown: number;
  citations: number;
  ownCitations: number;
}

export const NO_COUNTS: Readonly<Counts> = {
  answers: 0,
  noInformation: 0,
  unsearched: 0,
  ranks: 0,
  rankSquares: 0,
  tones: 0,
  toneSum: 0,
  toneSquares: 0,
  tonesUnknown: 0,
  citations: 0,
  ownCitations: 0,
};

export interface Figure extends Counts {
  kind: FigureKind;
  /** Name of a line, SKU or competitor; otherwise empty. */
  entity: string;
}

export interface CitedDomain {
  domain: string;
  own: boolean;
  citations: number;
}

/** The result of the newest answer to a prompt. */
export interface PromptResult {
  /** `null` if the answer no longer exists. */
  answerId: string | null;
  promptId: string;
  engine: string;
  market: string;
  scanId: string;
  askedAt: number;
  model: string;
  branded: boolean;
  mentioned: boolean;
  noInformation: boolean;
  /** Whether the engine searched the web; `null` if unknown. */
  searched: boolean | null;
  rank: number | null;
  /** -1..1. */
  sentiment: number | null;
  citations: number;
  ownCitations: number;
  competitors: string[];
}

/** An answer with everything that is stored for it. */
export interface AnswerRecord {
  id: string;
  answer: AnswerInput;
  /** Number of the UTC day since 1970. */
  day: number;
  branded: boolean;
  /** The analysis of it, as JSON. */
  reading: string;
  figures: Figure[];
  domains: CitedDomain[];
  result: PromptResult;
  sources: Citation[];
  wrong: WrongClaim[];
}

/** Of a scan's answers to prompts that do not name the brand. */
export interface ScanFigures {
  answers: number;
  /** Answers that mention the brand. */
  mentions: number;
  /** The answers that mention the brand, and for each competitor those that mention it. */
  voices: number;
  lastAskedAt: number;
}

/**
 * The events to report about a scan and the previous one. @param weeks the correlation of answers to one prompt, in the
 * weeks that contain both scans
 */
export type CompareScans = (
  now: ScanFigures,
  before: ScanFigures | undefined,
  weeks: PromptSpreads | undefined,
) => DomainEventBodies['visibility.changed'][];

export interface AnswerStore {
  /**
   * Writes everything in one transaction, for one brand. False if the scan already has the answer; then nothing is
   * written.
   */
  recordAnswers(records: readonly AnswerRecord[]): Promise<boolean[]>;
  /** Closes findings and writes events about changes, once per scan. */
  finishScan(scan: ScanRef, at: number, compare: CompareScans): Promise<void>;
  /** Deletes the texts of up to `limit` answers requested before a time; their figures stay. Returns how many. */
  eraseAnswers(before: number, limit: number): Promise<number>;
  /** When the oldest answer that still has its text was requested. */
  oldestAnswer(): Promise<number | undefined>;
}

export interface FigureQuery {
  brandId: string;
  kind: FigureKind;
  /** Some subjects of the kind; only these are read. All if omitted. */
  entity?: string | readonly string[] | undefined;
  /** UTC days, both included. */
  since: string;
  until: string;
  market?: string | undefined;
  engine?: string | undefined;
  groupBy?: FigureGroup | undefined;
}

export type FigureGroup = 'market' | 'engine' | 'day' | 'entity' | 'place';

export interface SummedFigures extends Counts {
  branded: boolean;
  /** The grouping; a `place` is engine and market separated by a space. Empty without a group. */
  group: string;
}

export const MEASURE_NAMES = ['mentionRate', 'shareOfVoice', 'averagePosition', 'sentiment', 'citationShare'] as const;
export type MeasureName = (typeof MEASURE_NAMES)[number];

/** For a figure `y / x`: sums over prompts of their answers' totals. */
export interface PromptSums {
  /** Prompts with an `x`. */
  prompts: number;
  y: number;
  x: number;
  yy: number;
  yx: number;
  xx: number;
}

export type PromptSpreads = Record<MeasureName, PromptSums>;

export interface SpreadQuery {
  brandId: string;
  /** Measured together with the brand. */
  named?: readonly NamedEntities[] | undefined;
  /** Read from the weeks that contain them, Monday to Sunday, and from those in between. */
  periods: readonly { since: string; until: string }[];
  market?: string | undefined;
  /** Both kinds of prompts if omitted. */
  branded?: boolean | undefined;
  /** Individually; all together if omitted. */
  engines?: readonly string[] | undefined;
  groupBy?: 'market' | 'engine' | undefined;
}

/** A competitor's share of voice is measured among the brand and all its competitors. */
export interface NamedEntities {
  kind: 'product_line' | 'sku' | 'competitor';
  entities: readonly string[];
  /** If set, only prompts of this kind are read. */
  branded?: boolean | undefined;
}

export interface GroupSpreads {
  /** Its index in the query's list. */
  period: number;
  kind: 'brand' | NamedEntities['kind'];
  branded: boolean;
  /** The grouping; empty without a group. */
  group: string;
  /** Empty for the brand. */
  entity: string;
  spreads: PromptSpreads;
}

export interface DomainQuery extends Pick<FigureQuery, 'brandId' | 'since' | 'until' | 'market' | 'engine'> {
  /** Prompts that name the brand, or those that do not; both if omitted. */
  branded?: boolean | undefined;
  /** The number of domains, or of pages. */
  limit: number;
}

export interface SummedDomain {
  domain: string;
  own: boolean;
  citations: number;
  answers: number;
}

export interface CitedPage {
  url: string;
  answers: number;
}

export interface PlacedDomain {
  engine: string;
  market: string;
  domain: string;
  own: boolean;
  citations: number;
  answers: number;
}

/** Reads only rollups, never answers. */
export interface FigureStore {
  sumFigures(query: FigureQuery): Promise<SummedFigures[]>;
  /**
   * One snapshot, in the order of the queries: a single statement, since each additional one costs as much as its sums.
   */
  sumEach(queries: readonly FigureQuery[]): Promise<SummedFigures[][]>;
  /** Of those that have answers; a scan without answers is absent. */
  scanFigures(brandId: string, scanIds: readonly string[]): Promise<ReadonlyMap<string, ScanFigures>>;
  /** How the answers to different prompts differ; the basis of intervals. */
  spreads(query: SpreadQuery): Promise<GroupSpreads[]>;
  /** For each engine and market, the most cited first; `limit` applies to each. */
  topDomains(query: DomainQuery): Promise<PlacedDomain[]>;
  /** Of all engines and markets together; those in the most answers first. */
  summedDomains(query: DomainQuery): Promise<SummedDomain[]>;
  /** Pages of the brand's own domains, those in the most answers first. */
  ownPages(query: DomainQuery): Promise<CitedPage[]>;
  promptResults(query: { brandId: string; market?: string | undefined }): Promise<PromptResult[]>;
  /** By engine and market, the most frequent first. */
  promptGaps(query: GapQuery): Promise<PromptGap[]>;
}

export type GapQuery = Pick<FigureQuery, 'brandId' | 'since' | 'until' | 'market' | 'engine'>;

/** A prompt that does not name the brand, and whose answers name only competitors. */
export interface PromptGap {
  promptId: string;
  engine: string;
  market: string;
  /** All answers of the period. */
  answers: number;
  /** Those that name competitors but not the brand; at least one. */
  gaps: number;
  /** These two are from the newest of them. */
  answerId: string | null;
  competitors: string[];
}

/** The analysis of an answer at the time it arrived. */
export interface StoredReading {
  mentions: { entity: EntityKind; name: string; start: number; end: number; sentiment: Sentiment; method: string }[];
  citations: Citation[];
  /** Wrong claims. */
  claims: (Pick<WrongClaim, 'key' | 'kind' | 'claimed' | 'verified' | 'severity'> & { start: number; end: number })[];
}

/** A stored answer. */
export interface StoredAnswer {
  id: string;
  brandId: string;
  scanId: string;
  promptId: string;
  market: string;
  engine: string;
  language: string;
  model: string;
  askedAt: number;
  /** `null` after its retention has ended. */
  content: { text: string; citations: AnswerCitation[]; reading: StoredReading } | null;
}

/** Which answers are behind a figure: those that mention something, or cite something. */
export type AnswerSubject =
  | { kind: 'brand' }
  /** Answers that do not name the brand. */
  | { kind: 'no_brand' }
  /** The brand, a competitor, or both. */
  | { kind: 'brand_or_competitor' }
  /** The brand, with a known sentiment. */
  | { kind: 'brand_sentiment' }
  | { kind: 'product_line' | 'sku' | 'competitor' | 'domain' | 'page'; name: string }
  /** Any page of the brand. */
  | { kind: 'own_citation' }
  /** Competitors, and not the brand. */
  | { kind: 'gap' };

export interface AnswerFilter {
  brandId: string;
  /** UTC days, both included. */
  since?: string | undefined;
  until?: string | undefined;
  promptId?: string | undefined;
  engine?: string | undefined;
  market?: string | undefined;
  branded?: boolean | undefined;
  subject?: AnswerSubject | undefined;
}

/** The position of an answer in a list. */
export interface AnswerPlace {
  askedAt: number;
  id: string;
}

export interface StoredAnswerQuery extends AnswerFilter {
  limit: number;
  /** The last answer of the previous page. */
  after?: AnswerPlace | undefined;
}

export type AnswerPlaceInScan = Pick<StoredAnswer, 'scanId' | 'promptId' | 'engine' | 'market'>;

export interface StoredAnswerReader {
  findAnswer(id: string): Promise<StoredAnswer | undefined>;
  /** The answer of a scan to one prompt. */
  findAnswerAt(place: AnswerPlaceInScan): Promise<StoredAnswer | undefined>;
  /** Newest first. Reads days that have such answers only, so a rare subject is found as fast as a frequent one. */
  listAnswers(query: StoredAnswerQuery): Promise<StoredAnswer[]>;
  /** How many answers a list has in all; `undefined` if only reading all of them would determine it. */
  countAnswers(filter: AnswerFilter): Promise<number | undefined>;
  /** In the order in which they were recorded. `since`: requested at or after this time. */
  exportAnswers(query: { brandId?: string | undefined; since?: number | undefined }): AsyncIterable<StoredAnswer>;
}

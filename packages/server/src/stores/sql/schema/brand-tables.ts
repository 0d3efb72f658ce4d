// Brand data tables as the query builder sees them, the same for both engines. Migrations create them.
import type { ChangeCause, ClaimKind, DismissReason, FindingState, Severity } from '../../../claims/ports.ts';
import type { FigureKind } from '../../../visibility/ports.ts';

export interface BrandTables {
  brand_domains: BrandDomainTable;
  brand_profiles: BrandProfileTable;
  brand_answers: BrandAnswerTable;
  answers: AnswerTable;
  visibility_daily: VisibilityDailyTable;
  visibility_totals: VisibilityTotalTable;
  citation_daily: CitationDailyTable;
  prompt_weeks: PromptWeekTable;
  prompt_entity_weeks: PromptEntityWeekTable;
  prompt_blocks: PromptBlockTable;
  prompt_entity_blocks: PromptEntityBlockTable;
  prompt_results: PromptResultTable;
  prompt_gaps: PromptGapTable;
  listed_answers: ListedAnswerTable;
  own_page_daily: OwnPageDailyTable;
  scan_figures: ScanFiguresTable;
  findings: FindingTable;
  finding_daily: FindingDailyTable;
  finding_places: FindingPlaceTable;
  finding_sources: FindingSourceTable;
  finding_changes: FindingChangeTable;
}

interface BrandDomainTable {
  brand_id: string;
  position: number;
  domain: string;
}

interface BrandProfileTable {
  brand_id: string;
  /** The imported brand file as JSON. */
  document: string;
  imported_at: number;
}

/** One row per brand. Writers of its answers write this row first, which serializes them. */
interface BrandAnswerTable {
  brand_id: string;
  answers: number;
}

export interface AnswerTable {
  id: string;
  brand_id: string;
  scan_id: string;
  prompt_id: string;
  market: string;
  engine: string;
  language: string;
  model: string;
  asked_at: number;
  cost_micros: number | null;
  /** 0 or 1; `null` if unknown. */
  searched: number | null;
  /** `null` once retention has deleted it, like the two below. */
  text: string | null;
  /** A list as JSON. */
  citations: string | null;
  /** The matches in the text, as JSON. */
  reading: string | null;
}

export interface VisibilityDailyTable {
  brand_id: string;
  kind: FigureKind;
  /** Name of a line, a SKU or a competitor; empty for the other kinds. */
  entity: string;
  /** Number of the UTC day since 1970. */
  day: number;
  market: string;
  engine: string;
  /** 0 or 1. */
  branded: number;
  answers: number;
  no_information: number;
  unsearched: number;
  ranks: number;
  rank_squares: number;
  tones: number;
  tone_sum: number;
  tone_squares: number;
  tones_unknown: number;
  citations: number;
  own_citations: number;
}

/** Totals of all markets and engines: the most frequent queries read few rows. */
export type VisibilityTotalTable = Omit<VisibilityDailyTable, 'market' | 'engine'>;

interface PromptWeek {
  brand_id: string;
  /** Number of the UTC day since 1970 of its Monday. */
  week: number;
  market: string;
  /** Empty: all engines together. */
  engine: string;
  prompt_id: string;
  /** 0 or 1. */
  branded: number;
  ranks: number;
  tones: number;
  tone_sum: number;
}

/** Totals of the answers to a prompt in a week. */
export interface PromptWeekTable extends PromptWeek {
  answers: number;
  mentions: number;
  /** For all competitors. */
  voices: number;
  citations: number;
  own_citations: number;
}

/** The same for each product line, SKU and competitor. */
export interface PromptEntityWeekTable extends PromptWeek {
  kind: FigureKind;
  entity: string;
  mentions: number;
}

/** Weeks added up, eight to a block: the UTC day of its first Monday, as a number of days since 1970. */
export type PromptBlockTable = Omit<PromptWeekTable, 'week'> & { block: number };
export type PromptEntityBlockTable = Omit<PromptEntityWeekTable, 'week'> & { block: number };

interface CitationDailyTable {
  brand_id: string;
  day: number;
  market: string;
  engine: string;
  domain: string;
  /** 0 or 1, like the next one. */
  own: number;
  branded: number;
  citations: number;
  answers: number;
}

export interface PromptResultTable {
  brand_id: string;
  prompt_id: string;
  engine: string;
  market: string;
  scan_id: string;
  asked_at: number;
  model: string;
  /** 0 or 1, like the next two. */
  branded: number;
  mentioned: number;
  no_information: number;
  /** 0 or 1; `null` if unknown. */
  searched: number | null;
  rank: number | null;
  /** In units of `TONE_UNIT`. */
  tone: number | null;
  citations: number;
  own_citations: number;
  /** A list as JSON. */
  competitors: string;
  /** `null` if the answer was deleted. */
  answer_id: string | null;
}

/** Answers of a day, engine and market to a prompt that does not name the brand. */
export interface PromptGapTable {
  brand_id: string;
  engine: string;
  market: string;
  prompt_id: string;
  day: number;
  answers: number;
  /** Answers that name competitors and not the brand. */
  gaps: number;
  /** These three belong to the newest of them. */
  answer_id: string | null;
  asked_at: number | null;
  /** A list as JSON. */
  competitors: string | null;
}

/** An answer's position in lists, and the names it mentions and pages it cites. It outlives the answer's text. */
export interface ListedAnswerTable {
  brand_id: string;
  asked_at: number;
  answer_id: string;
  prompt_id: string;
  engine: string;
  market: string;
  branded: number;
  /** See `subject-lines.ts`. */
  subjects: string;
}

/** Answers of a day, engine and market that cite a page of the brand's own domains. */
export interface OwnPageDailyTable {
  brand_id: string;
  day: number;
  market: string;
  engine: string;
  url: string;
  branded: number;
  answers: number;
}

/** Unbranded answers of a scan. */
interface ScanFiguresTable {
  brand_id: string;
  scan_id: string;
  answers: number;
  mentions: number;
  /** For the brand and its competitors. */
  voices: number;
  last_asked_at: number;
  finished_at: number | null;
}

export interface FindingTable {
  id: string;
  brand_id: string;
  /** Identifies a wrong claim. */
  key: string;
  kind: ClaimKind;
  subject: string;
  claimed: string;
  verified: string;
  severity: Severity;
  state: FindingState;
  changed_at: number;
  first_seen_at: number;
  last_seen_at: number;
  /** The newest answer that shows it. */
  scan_id: string;
  prompt_id: string;
  engine: string;
  market: string;
  quote: string;
  quote_start: number;
  quote_end: number;
  /** The verified fact as JSON. */
  fact: string;
  /** When its fix was first requested. */
  prescribed_at: number | null;
}

interface FindingDailyTable {
  finding_id: string;
  day: number;
  market: string;
  engine: string;
  answers: number;
}

interface FindingPlaceTable {
  finding_id: string;
  prompt_id: string;
  engine: string;
  market: string;
  scan_id: string;
  asked_at: number;
}

interface FindingSourceTable {
  finding_id: string;
  url: string;
  domain: string;
  /** 0 or 1. */
  own: number;
  answers: number;
}

interface FindingChangeTable {
  finding_id: string;
  /** From 1, without gaps. */
  number: number;
  at: number;
  state: FindingState;
  cause: ChangeCause;
  reason: DismissReason | null;
  note: string | null;
  /** The user who changed it in the portal. */
  user_id: string | null;
}

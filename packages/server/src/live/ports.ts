// The ports of the live view: accepted records in the order in which they were stored, and refused calls.
import type { LiveFault } from '@service/protocol/portal';
import type { ReceiptOutcome, ServerEventStatus } from '@service/protocol/schemas';
import type { Issue } from '../kernel/domain-error.ts';

export const RECORD_KINDS = ['visit', 'action', 'event'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * A position in both logs. Each log numbers its rows in the order in which they become visible, over all processes: no
 * row up to such a position appears later.
 */
export interface LivePosition {
  record: number;
  refusal: number;
}

interface StoredRecord {
  number: number;
  brandId: string;
  installId: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  receiptId: string;
}

export interface LiveVisit extends StoredRecord {
  kind: 'visit';
  deliveryId: string;
  page: string;
  source: string | null;
  referrer: string | null;
}

export interface LiveAction extends StoredRecord {
  kind: 'action';
  deliveryId: string;
}

export interface LiveEvent extends StoredRecord {
  kind: 'event';
  connectionId: string;
  webhookId: string;
  eventId: string;
  handle: string;
  /** As it was sent. */
  occurredAt: string;
  subjectType: string;
  status: ServerEventStatus;
}

/** Without the visitor and the subject: the live view shows no personal data. */
export type LiveRecord = LiveVisit | LiveAction | LiveEvent;

/** A visit to which another record was credited. */
export interface CreditedVisit {
  number: number;
  receivedAt: number;
  page: string;
  source: string | null;
  referrer: string | null;
}

/** The projection's result for a record. */
export interface Credit {
  channel: string;
  /** Of events. */
  outcome: ReceiptOutcome | null;
  /** The visit credited with an action or event; `null` if there was none, or it has been deleted since. */
  visit: CreditedVisit | null;
}

export interface RecordDetail {
  record: LiveRecord;
  /** `null`: not projected yet. */
  credit: Credit | null;
}

export const REFUSED_ENDPOINTS = [
  'session',
  'events',
  'link',
  'redeem',
  'server_event',
  'preconfigured_event',
  'receipt',
] as const;
export type RefusedEndpoint = (typeof REFUSED_ENDPOINTS)[number];

/** How a call was authorized; never the credential itself. */
export const CREDENTIAL_KINDS = ['none', 'bearer', 'signature', 'other'] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** From the delivery ID or webhook ID header. */
export const DELIVERY_ID_STATES = ['missing', 'uuid', 'other'] as const;
export type DeliveryIdState = (typeof DELIVERY_ID_STATES)[number];

/** The stored record of a refused call. It contains no personal data. */
export interface RefusedCall {
  /** Milliseconds since 1970. */
  at: number;
  endpoint: RefusedEndpoint;
  method: string;
  status: number;
  code: string;
  /** Why, in more detail than the code. */
  fault: LiveFault;
  /** Our own message. */
  reason: string;
  issues: Issue[];
  /** Well-formed, or `null`. */
  origin: string | null;
  contentType: string | null;
  credential: CredentialKind;
  deliveryId: DeliveryIdState;
  /** How many refusals it represents; more than 1 if they came too fast to store each. */
  count: number;
}

/** @see LiveStore.storeRefusals */
export interface NewRefusal extends RefusedCall {
  brandId: string;
  /** `installs.number`; `null` if the call named no install of ours. */
  install: number | null;
}

export interface KeptRefusal extends RefusedCall {
  number: number;
  brandId: string;
  /** The public ID; `null` if the call named no install of ours. */
  installId: string | null;
}

/** Which rows of a brand. Numbers are exclusive at the start and inclusive at the end. */
export interface RowsOfBrand {
  brandId: string;
  installId?: string | undefined;
  upTo: number;
  limit: number;
}

export interface RecentRefusals extends RowsOfBrand {
  since: number;
  endpoints?: readonly RefusedEndpoint[] | undefined;
}

export interface RowsBetween {
  brandIds: readonly string[];
  after: number;
  upTo: number;
  /** If there are more, the newest (of each kind). */
  limit: number;
}

export interface RefusalLimits {
  /** Milliseconds since 1970: older refusals are deleted. */
  before: number;
  /** How many are kept, the newest first, per install and per brand without an install. */
  perInstall: number;
}

export interface LiveStore {
  /** The current ends of both logs. */
  endOfLogs(): Promise<LivePosition>;
  /** Newest first. Searches only the last few hundred thousand records of all brands. */
  recentRecords(query: RowsOfBrand & { kind?: RecordKind | undefined }): Promise<LiveRecord[]>;
  /** Oldest first. */
  recordsBetween(query: RowsBetween): Promise<LiveRecord[]>;
  findRecord(query: { brandId: string; kind: RecordKind; number: number }): Promise<RecordDetail | undefined>;
  /** Adds them, and deletes what is beyond the limits. */
  storeRefusals(refusals: readonly NewRefusal[], limits: RefusalLimits): Promise<void>;
  /** Newest first, of all endpoints if none is named; none before `since` (milliseconds since 1970). */
  recentRefusals(query: RecentRefusals): Promise<KeptRefusal[]>;
  /** Oldest first. */
  refusalsBetween(query: RowsBetween): Promise<KeptRefusal[]>;
  findRefusal(query: { brandId: string; number: number; since: number }): Promise<KeptRefusal | undefined>;
}

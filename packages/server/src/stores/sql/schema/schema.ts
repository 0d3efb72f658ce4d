// The tables as the query builder sees them, the same for both engines. Migrations create them.
import type { ReceiptOutcome, ServerEventStatus } from '@service/protocol/schemas';
import type { Generated } from 'kysely';
import type { Channel, ReportChannel } from '../../../attribution/ports.ts';
import type { BrandTables } from './brand-tables.ts';
import type { DomainEventTables } from './domain-event-tables.ts';
import type { LiveTables } from './live-tables.ts';
import type { OAuthTables } from './oauth-tables.ts';
import type { ScanTables } from './scan-tables.ts';

export interface Schema extends DomainEventTables, BrandTables, ScanTables, OAuthTables, LiveTables {
  meta: MetaTable;
  nodes: NodeTable;
  tenants: TenantTable;
  brands: BrandTable;
  brand_aliases: BrandAliasTable;
  installs: InstallTable;
  visits: VisitTable;
  actions: ActionTable;
  tokens: TokenTable;
  connections: ConnectionTable;
  server_events: ServerEventTable;
  erased_visitors: ErasedVisitorTable;
  dedupe: DedupeTable;
  projection: ProjectionTable;
  projection_parts: ProjectionPartTable;
  projecting_processes: ProjectingProcessTable;
  visitor_visits: VisitorRecordTable<Channel>;
  visitor_actions: VisitorRecordTable<ReportChannel>;
  event_outcomes: EventOutcomeTable;
  attribution_daily: AttributionDailyTable;
  rate_buckets: RateBucketTable;
  rate_windows: RateWindowTable;
  leases: LeaseTable;
  relay_sinks: RelaySinkTable;
  users: UserTable;
  members: MemberTable;
  login_sessions: LoginSessionTable;
  retention_marks: RetentionMarksTable;
}

interface MetaTable {
  id: number;
  store_key: Uint8Array;
  config_version: number;
}

interface RetentionMarksTable {
  id: number;
  looked_at: number;
  passed_at: number | null;
  refusal: string | null;
}

interface NodeTable {
  id: string;
  version: number;
  seen_at: number;
}

interface TenantTable {
  id: string;
  name: string;
  plan: 'free' | 'pro' | 'protect' | 'enterprise';
  extra_prompts: Generated<number>;
  created_at: number;
}

export interface BrandTable {
  id: string;
  tenant_id: string;
  name: string;
  domain: string;
  created_at: number;
}

interface BrandAliasTable {
  brand_id: string;
  position: number;
  alias: string;
}

export interface InstallTable {
  number: Generated<number>;
  id: string;
  brand_id: string;
  mode: 'measurement' | 'shadow';
  /** Origins separated by spaces; `null`: any origin is allowed. */
  reporting_origins: string | null;
  allowed_origins: string | null;
  /** 0 or 1. */
  active: number;
  session_epoch: number;
  created_at: number;
  /** Hosts separated by spaces. */
  referral_exclusions: string;
  name: string | null;
}

export interface ActionTable {
  seq: Generated<number>;
  /** `installs.number`. */
  install: number;
  visitor_id: string;
  delivery_id: Uint8Array;
  receipt_id: Uint8Array;
  received_at: number;
}

interface VisitTable extends ActionTable {
  page: string;
  source: string | null;
  referrer: string | null;
}

export interface TokenTable {
  number: Generated<number>;
  id: string;
  tenant_id: string;
  name: string;
  hash: Uint8Array;
  /** A list as JSON. */
  scopes: string;
  /** A list as JSON; `null`: all brands of the tenant. */
  brand_ids: string | null;
  /** 0 or 1. */
  demo: number;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  /** UTC day `YYYY-MM-DD`. */
  last_used_on: string | null;
  /** The user who created it at `/me`; `null`: an operator. */
  user_id: string | null;
}

export interface ConnectionTable {
  number: Generated<number>;
  id: string;
  /** `installs.number`; unique. */
  install: number;
  /** A list as JSON. */
  handles: string;
  preconfigured: string | null;
  /** 0 or 1. */
  reversals: number;
  /** A list as JSON. */
  signing_secrets: string;
  created_at: number;
}

export interface ServerEventTable {
  seq: Generated<number>;
  /** `connections.number`. */
  connection: number;
  receipt_id: Uint8Array;
  webhook_id: string;
  event_id: string;
  handle: string;
  status: ServerEventStatus;
  /** As sent. */
  occurred_at_text: string;
  occurred_at: number;
  subject_type: string;
  /** `erased` if it was the ID of an erased visitor. */
  subject_id: string;
  visitor_id: string | null;
  received_at: number;
}

interface ErasedVisitorTable {
  /** Keyed hash of the visitor ID (`keyed-hash.ts`, kind `erased`). */
  hash: Uint8Array;
  erased_at: number;
  /** The first visit after the erasure. */
  renewed_at: number | null;
}

interface DedupeTable {
  owner: number;
  kind: number;
  key: Uint8Array;
  fingerprint: Uint8Array;
  receipt: Uint8Array;
  /** Number of the UTC day since 1970. */
  day: number;
}

/** One row: the highest projected number of each kind of record. */
interface ProjectionTable {
  id: number;
  /** Incremented by each write to the tables below. */
  version: number;
  visit: number;
  action: number;
  event: number;
  /** Visits before this time may have been deleted. */
  visits_from: number;
}

/** The same for a part of the installs; none until the store is projected by parts. */
interface ProjectionPartTable extends Omit<ProjectionTable, 'id' | 'visits_from'> {
  part: number;
}

interface ProjectingProcessTable {
  name: string;
  beat: number;
}

/** A projected visit or action. */
interface VisitorRecordTable<RecordChannel> {
  /** Keyed hash of the visitor ID (`keyed-hash.ts`, kind `visitor`), here and below. */
  visitor: Uint8Array;
  install: number;
  at: number;
  /** `visits.seq` or `actions.seq`. */
  seq: number;
  channel: RecordChannel;
}

export interface EventOutcomeTable {
  /** `server_events.seq`. */
  seq: number;
  install: number;
  visitor: Uint8Array | null;
  /** Keyed hash of connection, handle and subject (kind `subject`). */
  subject: Uint8Array;
  status: ServerEventStatus;
  occurred_at: number;
  outcome: ReceiptOutcome;
  channel: ReportChannel;
  source: string | null;
  first_seen_at: number | null;
  last_seen_at: number | null;
  /** `server_events.seq` of the event that a reversal cancels. */
  original: number | null;
  processed_at: number;
}

export interface AttributionDailyTable {
  install: number;
  /** Number of the UTC day since 1970. */
  day: number;
  channel: ReportChannel;
  visits: number;
  visitors: number;
  actions: number;
  confirmed: number;
  reversed: number;
}

interface RateWindowTable {
  /** Keyed hash of the limit's name and its subject (kind `window`). */
  key: Uint8Array;
  /** When calls were allowed: `time:count`, separated by spaces, oldest first. */
  taken: string;
  ends_at: number;
}

interface RateBucketTable {
  /** Keyed hash of the limit's name and its subject (kind `bucket`). */
  key: Uint8Array;
  /** When the bucket is full again. */
  full_at: number;
}

interface LeaseTable {
  name: string;
  /** Incremented each time the lease changes hands. */
  token: number;
  /** Incremented by each change. */
  beat: number;
  /** `null` if it was released. */
  holder: string | null;
}

export interface RelaySinkTable {
  name: string;
  /** Prefix of the ids of batches; a replay gets a new one. */
  run: string;
  /** The highest record number that was delivered. */
  position: number;
  /** The fencing token of the last holder of the sink's lease. */
  token: number;
  delivered_at: number | null;
  failing_since: number | null;
  last_error: string | null;
}

export interface UserTable {
  id: string;
  /** In lower case. */
  email: string;
  /** With `subject`, the user's identity at the provider; `null` before the first login. */
  issuer: string | null;
  subject: string | null;
  created_at: number;
}

interface MemberTable {
  tenant_id: string;
  user_id: string;
  role: 'owner' | 'member';
  created_at: number;
}

interface LoginSessionTable {
  hash: Uint8Array;
  data: string;
  ends_at: number;
}

// Creates every store. Engine-specific parts are passed in.
import type { Kysely } from 'kysely';
import type { ChangeFeed } from '../../integrations/ports.ts';
import type { Ids } from '../../kernel/clock.ts';
import type { ErasureStore } from '../../privacy/ports.ts';
import { createIdentityStore } from '../ingest/identity-store.ts';
import type { IngestQueue } from '../ingest/ingest-queue.ts';
import { createCollectStore, createEventRecorder } from '../ingest/record-stores.ts';
import type { Stores } from '../stores.ts';
import { createLoginSessionStore } from './accounts/login-session-store.ts';
import { createTenantStore } from './accounts/tenant-store.ts';
import { createUserStore } from './accounts/user-store.ts';
import { createProjectionStore, type ProjectionParts } from './attribution/projection-store.ts';
import { createReportStore } from './attribution/report-store.ts';
import { createTraceStore } from './attribution/trace-store.ts';
import { createBrandStore } from './brands/brand-store.ts';
import { createFindingStore } from './claims/finding-store.ts';
import type { RunGuarded, SqlAccess } from './database.ts';
import { createChangeFeed } from './integrations/change-feed.ts';
import { createInstallStore } from './integrations/install-store.ts';
import { createLeaseStore } from './leases/lease-store.ts';
import { createBucketStore } from './limits/bucket-store.ts';
import { createWindowStore } from './limits/window-store.ts';
import { createLiveStore } from './live/live-store.ts';
import { createDomainEventStore } from './notifications/domain-event-store.ts';
import { createOutboxStore } from './notifications/outbox-store.ts';
import { createOAuthStore } from './oauth/oauth-store.ts';
import { createPlanStore } from './plans/plan-store.ts';
import { createErasureStore } from './privacy/erasure-store.ts';
import { createExportStore } from './privacy/export-store.ts';
import { createRetentionStore } from './privacy/retention-store.ts';
import { createVisitorStore } from './privacy/visitor-store.ts';
import type { ReadStablePosition } from './records/stable-position.ts';
import { createRelayStore } from './relay/relay-store.ts';
import { createScanStore } from './scans/scan-store.ts';
import type { Schema } from './schema/schema.ts';
import { createConnectionStore } from './server-events/connection-store.ts';
import { createReceiptReader } from './server-events/receipt-reader.ts';
import { createTokenStore } from './tokens/token-store.ts';
import { createAnswerStore } from './visibility/answer-store.ts';
import { createFigureStore } from './visibility/figure-store.ts';
import { createStoredAnswerReader } from './visibility/stored-answers.ts';

/** The same access twice if the engine does not separate them. */
export interface StoreAccess {
  /** For lookups by key. Its timeout is short: requests and leases wait for it. */
  lookups: SqlAccess;
  /** For statements that read many records. */
  queries: SqlAccess;
}

export interface EngineParts extends ProjectionParts {
  runGuarded: RunGuarded;
  queue: IngestQueue;
  ids: Ids;
  /** The number up to which the relay may read. */
  relayPosition: ReadStablePosition;
  /** Several processes may handle domain events at once, so each locks the rows that it takes. */
  locksFacts: boolean;
  purge: Pick<ErasureStore, 'purge' | 'rewrite'>;
  /** Blocks new records until the transaction ends; for an engine with several writers. */
  blockRecords?(tx: Kysely<Schema>): Promise<void>;
  /** Makes transactions that add refusals wait for each other; for an engine with several writers. */
  lockRefusals?(tx: Kysely<Schema>): Promise<void>;
  /** For an engine that can notify of configuration changes. */
  changeListener?: Pick<ChangeFeed, 'listen'>;
}

export function createSqlStores(access: StoreAccess, parts: EngineParts): Omit<Stores, 'check' | 'close'> {
  return { ...createLookupStores(access.lookups, parts), ...createQueryStores(access.queries, parts) };
}

function createLookupStores(db: SqlAccess, { queue, storeHash, changeListener }: EngineParts) {
  return {
    tenants: createTenantStore(db),
    users: createUserStore(db),
    loginSessions: createLoginSessionStore(db),
    brands: createBrandStore(db),
    installs: createInstallStore(db),
    tokens: createTokenStore(db),
    connections: createConnectionStore(db),
    changes: { ...createChangeFeed(db), ...changeListener },
    collect: createCollectStore(queue),
    serverEvents: { ...createEventRecorder(queue), ...createReceiptReader(db) },
    identity: createIdentityStore(queue, db, storeHash),
    buckets: createBucketStore(db, storeHash),
    windows: createWindowStore(db, storeHash),
    leases: createLeaseStore(db),
    plans: createPlanStore(db),
    outbox: createOutboxStore(db),
  };
}

function createQueryStores(db: SqlAccess, parts: EngineParts) {
  const { storeHash, runGuarded } = parts;
  return {
    projection: createProjectionStore(db, parts),
    report: createReportStore(db),
    retention: createRetentionStore(db, storeHash, runGuarded),
    erasure: { ...createErasureStore(db, storeHash, parts.blockRecords), ...parts.purge },
    exports: createExportStore(db),
    visitors: createVisitorStore(db, storeHash),
    trace: createTraceStore(db, storeHash),
    relay: createRelayStore(db, parts.relayPosition),
    facts: createDomainEventStore(db, parts.locksFacts),
    answers: createAnswerStore(db, parts.ids),
    storedAnswers: createStoredAnswerReader(db),
    figures: createFigureStore(db),
    findings: createFindingStore(db),
    scans: createScanStore(db),
    oauth: createOAuthStore(db),
    live: createLiveStore(db, parts),
  };
}

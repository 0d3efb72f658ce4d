// All stores of the server, provided by one opened database.
import type { LoginSessionStore, TenantStore, UserStore } from '../accounts/ports.ts';
import type { ProjectionStore, ReportStore, TraceStore } from '../attribution/ports.ts';
import type { BrandStore } from '../brands/ports.ts';
import type { FindingStore } from '../claims/ports.ts';
import type { CollectStore } from '../collect/ports.ts';
import type { IdentityStore } from '../identity/ports.ts';
import type { ChangeFeed, InstallStore } from '../integrations/ports.ts';
import type { LeaseStore } from '../leases/ports.ts';
import type { BucketStore, WindowStore } from '../limits/ports.ts';
import type { LiveStore } from '../live/ports.ts';
import type { DomainEventStore, OutboxStore } from '../notifications/ports.ts';
import type { OAuthStore } from '../oauth/ports.ts';
import type { PlanStore } from '../plans/ports.ts';
import type { ErasureStore, ExportStore, RetentionStore, VisitorStore } from '../privacy/ports.ts';
import type { RelayStore } from '../relay/ports.ts';
import type { ScanStore } from '../scans/ports.ts';
import type { ConnectionStore, ServerEventStore } from '../server-events/ports.ts';
import type { TokenStore } from '../tokens/ports.ts';
import type { AnswerStore, FigureStore, StoredAnswerReader } from '../visibility/ports.ts';

export interface Stores {
  tenants: TenantStore;
  users: UserStore;
  loginSessions: LoginSessionStore;
  brands: BrandStore;
  installs: InstallStore;
  tokens: TokenStore;
  connections: ConnectionStore;
  changes: ChangeFeed;
  collect: CollectStore;
  serverEvents: ServerEventStore;
  identity: IdentityStore;
  buckets: BucketStore;
  windows: WindowStore;
  leases: LeaseStore;
  projection: ProjectionStore;
  report: ReportStore;
  retention: RetentionStore;
  erasure: ErasureStore;
  exports: ExportStore;
  visitors: VisitorStore;
  trace: TraceStore;
  relay: RelayStore;
  plans: PlanStore;
  facts: DomainEventStore;
  outbox: OutboxStore;
  answers: AnswerStore;
  storedAnswers: StoredAnswerReader;
  figures: FigureStore;
  findings: FindingStore;
  scans: ScanStore;
  oauth: OAuthStore;
  live: LiveStore;
  /** Rejects if the store cannot read and write now. */
  check(): Promise<void>;
  /** Flushes what was accepted, then closes. Safe to call twice. */
  close(): Promise<void>;
}

// The dependencies of the HTTP application.
import type { IdentityProvider } from '../accounts/index.ts';
import type { CollectStore, SessionTokens } from '../collect/index.ts';
import type { Lifecycle } from '../http/draining.ts';
import type { HttpTimeouts } from '../http/edge-server.ts';
import type { ErrorReplierDeps } from '../http/reply-errors.ts';
import type { IdentityRoutesDeps } from '../identity/http.ts';
import type { CachedLookup, Install } from '../integrations/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import type { Timers } from '../kernel/timers.ts';
import type { BucketStore, WindowStore } from '../limits/index.ts';
import type { Sender } from '../notifications/index.ts';
import type { OAuthRoutesDeps } from '../oauth/http/routes-deps.ts';
import type { AuthorizationServerDeps } from '../oauth/index.ts';
import type { Logger } from '../ops/logging.ts';
import type { RequestInstruments } from '../ops/metrics/instruments.ts';
import type { RetentionDays, Settings } from '../ops/settings.ts';
import type { RequestTracer } from '../ops/tracing/spans.ts';
import type { NamedEngine } from '../scans/index.ts';
import type { ServerEventRoutesDeps } from '../server-events/http.ts';
import type { Stores } from '../stores/stores.ts';
import type { Token } from '../tokens/index.ts';
import type { CallToolDeps } from '../tools/index.ts';
import type { StoredAnswerReader } from '../visibility/index.ts';

export interface AppDeps {
  settings: Pick<Settings, 'dev' | 'login' | 'loginIdleMinutes' | 'rateLimits' | 'trustedProxies' | 'publicUrl'>;
  installs: Pick<CachedLookup<Install>, 'find'>;
  store: CollectStore;
  serverEvents: Pick<
    ServerEventRoutesDeps,
    'brands' | 'connections' | 'connectionsOfInstalls' | 'findTokenByHash' | 'used' | 'store'
  >;
  exchange: Pick<IdentityRoutesDeps, 'linkKeys' | 'identity'> & { buckets: BucketStore };
  /** For the tools over JSON-RPC and MCP, and for the portal's figures. */
  tools: Omit<CallToolDeps, 'clock'> & { windows: WindowStore; storedAnswers: StoredAnswerReader };
  /** For the authorization server of `/mcp`. */
  oauth: Omit<AuthorizationServerDeps, 'beforeFetch' | 'clock' | 'ids' | 'onFault'> & {
    /** Replaces the login session, for tests. */
    signedIn?: OAuthRoutesDeps['signedIn'];
  };
  login: LoginDeps;
  portal: PortalDeps;
  /** Rejects if the store cannot read and write now. */
  checkStore: () => Promise<void>;
  tokens: SessionTokens;
  clock: Clock;
  timers: Timers;
  ids: Ids;
  logger: Logger;
  lifecycle: Lifecycle;
  /** Called with every refusal and failure. */
  onRefused?: ErrorReplierDeps['onRefused'];
  /** If absent, requests are not measured. */
  metrics?: RequestInstruments;
  /** If absent, requests are not traced. */
  tracer?: RequestTracer;
  timeouts?: HttpTimeouts;
  /** The maximum number of requests in flight; any more are refused (decisions 18). */
  maxInFlight?: number;
  /** The package directory of the SDK; by default the installed one. */
  sdkDirectory?: string;
  /** The package directory of the portal; by default the installed one. */
  portalDirectory?: string;
}

interface LoginDeps {
  stores: Pick<
    Stores,
    'loginSessions' | 'users' | 'tokens' | 'tenants' | 'brands' | 'installs' | 'connections' | 'changes' | 'report'
  >;
  /** If absent, signing in is impossible. */
  provider: IdentityProvider | undefined;
  cookieKeys: readonly string[];
  forgetToken(token: Token): void;
}

/** Data that only the portal's pages need. */
interface PortalDeps {
  stores: Pick<
    Stores,
    | 'tenants'
    | 'plans'
    | 'outbox'
    | 'report'
    | 'trace'
    | 'installs'
    | 'visitors'
    | 'erasure'
    | 'retention'
    | 'findings'
    | 'storedAnswers'
    | 'figures'
    | 'scans'
    | 'live'
  >;
  sender: Sender;
  retentionDays: RetentionDays;
  engines: readonly NamedEngine[];
  /** Whether automatic scans run. */
  scansByItself: boolean;
}

// Opens the parts of a serving process, and selects those for the application and the workers.
import { cookieKeyOf } from '../accounts/http-session.ts';
import type { IdentityProvider } from '../accounts/index.ts';
import { createSessionTokens } from '../collect/index.ts';
import type { Lifecycle } from '../http/draining.ts';
import type { HttpTimeouts } from '../http/edge-server.ts';
import type { Refusal } from '../http/reply-errors.ts';
import { linkKeyOf } from '../identity/index.ts';
import { type ConfigCache, createConfigCache } from '../integrations/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import type { Timers } from '../kernel/timers.ts';
import { createRefusalBuffer, type RefusalBuffer, refusedCall } from '../live/index.ts';
import type { Sender } from '../notifications/index.ts';
import type { FetchDocument } from '../oauth/index.ts';
import type { Logger } from '../ops/logging.ts';
import { createLoadMeter } from '../ops/loop.ts';
import type { Metrics } from '../ops/metrics/metrics.ts';
import { resolveSecrets } from '../ops/secret-file.ts';
import type { Settings } from '../ops/settings.ts';
import type { Tracing } from '../ops/tracing/tracing.ts';
import type { Stores } from '../stores/stores.ts';
import { createLastUsed, type LastUsed } from '../tokens/index.ts';
import { type AnswerReaderThread, createAnswerReaderThread } from '../workers/answer-reader-thread.ts';
import type { ScanWorkerDeps } from '../workers/scans.ts';
import type { WorkersDeps } from '../workers/start-workers.ts';
import type { AppDeps } from './app-deps.ts';
import { openDocumentFetcher, openProvider, openRelaySinks, openScanning, openSender } from './compose.ts';
import { createCachedConfig } from './config-caches.ts';
import { meterSinks } from './relay-metrics.ts';
import { createScanPort } from './scan-port.ts';
import { traceCollect, traceEngine, traceSender, traceServerEvents, traceSink } from './trace-parts.ts';

export interface ServiceDeps {
  clock: Clock;
  timers: Timers;
  ids: Ids;
  logger: Logger;
  timeouts?: HttpTimeouts;
  /** The maximum number of requests in flight; any more are refused. */
  maxInFlight?: number;
  /** Called with every refusal and failure. */
  onRefused?: (refusal: Refusal) => void;
  /** If absent, nothing is measured. */
  metrics?: Metrics | undefined;
  /** If absent, nothing is traced. */
  tracing?: Tracing | undefined;
}

export interface ServiceParts {
  stores: Stores;
  configCache: ConfigCache;
  lastUsed: LastUsed;
  secrets: readonly string[];
  reader: AnswerReaderThread;
  scanning: Pick<ScanWorkerDeps, 'engines' | 'recorder'>;
  provider: IdentityProvider | undefined;
  fetchDocument: FetchDocument;
  sender: Sender;
  lifecycle: Lifecycle;
  refusals: RefusalBuffer;
}

export async function openParts(settings: Settings, stores: Stores, deps: ServiceDeps): Promise<ServiceParts> {
  const { logger, tracing } = deps;
  const secrets = await resolveSecrets(settings, deps.ids);
  const fetchDocument = await openDocumentFetcher();
  const sender = await openSender(settings, deps);
  // Parts that must be closed come last and start on first use, so a failure here leaves nothing open.
  const reader = createAnswerReaderThread({
    onDied: (err) => logger.error({ err }, 'the thread that reads answers died'),
  });
  const scanning = await openScanning(settings, stores, deps, reader);
  return {
    stores,
    configCache: openConfigCache(stores, deps),
    lastUsed: createLastUsed(stores.tokens, (err) => logger.warn({ err }, 'could not record the use of a token')),
    secrets,
    reader,
    scanning: tracing
      ? { ...scanning, engines: scanning.engines.map((engine) => traceEngine(engine, tracing)) }
      : scanning,
    provider: await openProvider(settings, deps),
    fetchDocument,
    sender: tracing ? traceSender(sender, tracing) : sender,
    lifecycle: { draining: false },
    refusals: createRefusalBuffer(deps),
  };
}

export function appDepsOf(
  settings: Settings,
  parts: ServiceParts,
  { metrics, tracing, ...deps }: ServiceDeps,
): AppDeps {
  const { stores, configCache, lastUsed, secrets, scanning, provider, fetchDocument, sender, lifecycle } = parts;
  const { installs, forgetToken, ...cached } = createCachedConfig(configCache, stores);
  const scans = createScanPort({ stores, engines: scanning.engines, clock: deps.clock, ids: deps.ids });
  return {
    ...deps,
    ...(metrics && { metrics: metrics.requests }),
    ...(tracing && { tracer: tracing.requests }),
    settings,
    installs,
    store: tracing ? traceCollect(stores.collect, tracing) : stores.collect,
    serverEvents: {
      ...cached,
      used: lastUsed.used,
      store: tracing ? traceServerEvents(stores.serverEvents, tracing) : stores.serverEvents,
    },
    exchange: { linkKeys: secrets.map(linkKeyOf), identity: stores.identity, buckets: stores.buckets },
    tools: { ...stores, scans },
    oauth: { store: stores.oauth, users: stores.users, tenants: stores.tenants, secrets, fetchDocument },
    login: { stores, provider, cookieKeys: secrets.map(cookieKeyOf), forgetToken },
    portal: {
      stores,
      sender,
      retentionDays: settings.retentionDays,
      engines: scanning.engines,
      scansByItself: settings.scans?.auto ?? false,
    },
    checkStore: () => stores.check(),
    tokens: createSessionTokens(secrets),
    lifecycle,
    onRefused: keepRefused(settings, parts, deps),
  };
}

/** Only recorded in memory here; a worker writes it. */
function keepRefused(
  { dev }: Settings,
  { refusals }: ServiceParts,
  { clock, onRefused }: ServiceDeps,
): AppDeps['onRefused'] {
  return (refused, { fault, headers }) => {
    const call = refusedCall({ ...refused, fault }, headers, { now: clock.now(), rules: { dev } });
    if (call) refusals.add(call);
    onRefused?.(refused);
  };
}

export async function workersDepsOf(
  settings: Settings,
  { stores, scanning, refusals, sender }: ServiceParts,
  { clock, timers, ids, logger, metrics, tracing }: ServiceDeps,
): Promise<WorkersDeps> {
  const opened = await openRelaySinks(settings, { clock });
  const traced = tracing ? opened.map((sink) => traceSink(sink, tracing)) : opened;
  const sinks = metrics ? meterSinks(traced, metrics, { stores, clock }) : traced;
  return {
    ...scanning,
    stores,
    refusals,
    clock,
    timers,
    ids,
    logger,
    createLoadMeter,
    retentionDays: settings.retentionDays,
    sinks,
    sender,
    scanMetrics: metrics?.scans,
    spans: tracing,
    notificationMetrics: metrics?.notifications,
    schedules: settings.scans?.auto ?? false,
  };
}

function openConfigCache(stores: Stores, { clock, ids, logger }: ServiceDeps): ConfigCache {
  let failing = false;
  return createConfigCache({
    changes: stores.changes,
    clock,
    nodeId: ids.ordered(),
    onPoll(failure) {
      const fails = failure !== undefined;
      if (fails && !failing) logger.warn({ err: failure }, 'cannot poll for configuration changes; cache bypassed');
      if (!fails && failing) logger.info('polling for configuration changes again');
      failing = fails;
    },
  });
}

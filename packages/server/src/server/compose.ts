// The only place that makes adapters: settings in, a serving process out.
import { DEMO_EMAIL, type IdentityProvider } from '../accounts/index.ts';
import { type ConfigMemory, createConfigMemory, isLoopbackHost } from '../integrations/index.ts';
import { type Clock, type Ids, systemClock, systemIds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Sender } from '../notifications/index.ts';
import { type DrainTimes, drain } from '../ops/drain.ts';
import type { Logger } from '../ops/logging.ts';
import { createLoadMeter, systemTimers } from '../ops/loop.ts';
import { resolveSecrets } from '../ops/secret-file.ts';
import type { Settings } from '../ops/settings.ts';
import type { NamedSink } from '../relay/index.ts';
import { openStores } from '../stores/open-stores.ts';
import type { Stores } from '../stores/stores.ts';
import type { LastUsed } from '../tokens/index.ts';
import type { AnswerReader, Judge } from '../visibility/index.ts';
import type { ReaderThread } from '../workers/reader-thread.ts';
import type { ScanWorkerDeps } from '../workers/scans.ts';
import type { Worker } from '../workers/start-worker.ts';
import type { App, BuiltApp, HttpTimeouts, Lifecycle, Refusal } from './app.ts';
import { rememberRecords } from './config-caches.ts';

// For commands that work beside a serving process.
export {
  backUpStore,
  inspectStore,
  isInStoreFiles,
  migrateStore,
  moveStore,
  openStores,
  restoreStore,
} from '../stores/open-stores.ts';

/** The judge of sentiment that the settings name, if any. */
export async function openJudge({ judge }: Settings): Promise<Judge | undefined> {
  if (!judge) return undefined;
  const { createOpenAiCompatibleJudge } = await import('../engines/openai-compatible-judge.ts');
  return createOpenAiCompatibleJudge(judge);
}

/** The engines that the settings name, and what their answers are recorded with; read by `reader`, else on this thread. */
export async function openScanning(
  settings: Settings,
  stores: Pick<Stores, 'brands' | 'answers'>,
  { clock, ids, logger }: Pick<ServiceOverrides, 'clock' | 'ids'> & { logger?: Pick<Logger, 'warn'> },
  reader?: AnswerReader,
): Promise<Pick<ScanWorkerDeps, 'engines' | 'recorder'>> {
  const [{ openEngines }, { createAnswerRecorder }, { createWrongClaimReader }] = await Promise.all([
    import('../engines/open-engines.ts'),
    import('../visibility/index.ts'),
    import('../claims/index.ts'),
  ]);
  const recorder = createAnswerRecorder({
    ...{ brands: stores.brands, answers: stores.answers, clock, ids, readWrongClaims: createWrongClaimReader() },
    reader,
    judge: await openJudge(settings),
    onJudgeFailed: (err) => logger?.warn({ err }, 'the judge gave no verdict; the lexicon did'),
  });
  return { engines: openEngines(settings.scans), recorder };
}

/** The showcase's brand file, and what every engine answered so many weeks before the newest. */
export async function openShowcase() {
  const { readShowcaseBrand, readShowcaseWeek } = await import('../engines/open-engines.ts');
  return { brandFile: readShowcaseBrand, week: readShowcaseWeek };
}

export type Showcase = Awaited<ReturnType<typeof openShowcase>>;

/** Who signs people in, if anybody. */
async function openProvider(settings: Settings, { clock, ids }: ServeDeps): Promise<IdentityProvider | undefined> {
  if (!settings.login && !settings.dev) return undefined;
  const { openIdentityProvider } = await import('../channels/oidc/open-provider.ts');
  return openIdentityProvider(settings, { email: DEMO_EMAIL, callbackPath: '/auth/callback', clock, ids });
}

/** What brings notifications to their targets. */
export async function openSender({ dev }: Pick<Settings, 'dev'>, { clock }: { clock: Clock }): Promise<Sender> {
  const { createNotificationSender } = await import('../channels/webhook/notification-sender.ts');
  return createNotificationSender({ dev, clock });
}

export interface RunningService {
  app: App;
  /** Where clients reach it; no trailing slash. */
  url: string;
  stores: Stores;
  /** Ends it without losing what it has accepted, within 10 s (`ops/drain.ts`). Safe to call twice. */
  drain(): Promise<void>;
}

export interface ServiceOverrides {
  clock: Clock;
  ids: Ids;
  logger: Logger;
  timeouts: HttpTimeouts;
  /** Requests that are answered at the same time; more are refused. */
  maxInFlight: number;
  drainTimes: DrainTimes;
  /** Hears of every refusal and failure. */
  onRefused: (refusal: Refusal) => void;
  /** Called before it listens: may add hooks, and records to the store. */
  prepare: (parts: { app: App; stores: Stores }) => Promise<void>;
}

/**
 * Opens the store, listens on `settings.host` and `settings.port`, and answers requests once this resolves.
 * Throws `DomainError` `invalid_settings` where `--dev` could be reached from elsewhere, what `openStores` throws,
 * and Node's own error where the port is taken.
 */
export async function startService(
  settings: Settings,
  overrides: Partial<ServiceOverrides> = {},
): Promise<RunningService> {
  keepDevOnLoopback(settings);
  const { clock = systemClock, ids = systemIds, logger = await defaultLogger(settings) } = overrides;
  const stores = await openStores(settings, { clock, ids, log: logger });
  try {
    return await serve(settings, stores, { ...overrides, clock, ids, logger });
  } catch (error) {
    await stores.close();
    throw error;
  }
}

// What only serving needs is loaded by serving: commands that need the store alone start in half the time.

async function defaultLogger({ logLevel }: Settings): Promise<Logger> {
  const { createLogger } = await import('../ops/logging.ts');
  return createLogger(logLevel);
}

async function loadServing() {
  const parts = await Promise.all([
    import('./app.ts'),
    import('../collect/index.ts'),
    import('../identity/index.ts'),
    import('../tokens/index.ts'),
    import('../workers/start-workers.ts'),
    import('../workers/scans.ts'),
    import('../channels/documents/fetch-document.ts'),
    import('../accounts/http-session.ts'),
    import('../workers/reader-thread.ts'),
  ]);
  const [{ buildApp }, { createSessionTokens }, { linkKeyOf }, { createLastUsed }, { startWorkers }, ...beside] = parts;
  const [scans, documents, { cookieKeyOf }, { createReaderThread }] = beside;
  return {
    buildApp,
    createSessionTokens,
    linkKeyOf,
    cookieKeyOf,
    createLastUsed,
    startWorkers,
    ...scans,
    ...documents,
    createReaderThread,
  };
}

type ServeDeps = Pick<ServiceOverrides, 'clock' | 'ids' | 'logger'> & Partial<ServiceOverrides>;

async function serve(settings: Settings, stores: Stores, deps: ServeDeps): Promise<RunningService> {
  const { buildApp, createLastUsed, createSessionTokens, linkKeyOf, ...start } = await loadServing();
  const lifecycle: Lifecycle = { draining: false };
  const memory = createMemory(stores, deps);
  const lastUsed = createLastUsed(stores.tokens, (err) =>
    deps.logger.warn({ err }, 'the use of a token was not noted'),
  );
  const { installs, forgetToken, ...records } = rememberRecords(memory, stores);
  const secrets = await resolveSecrets(settings, deps.ids);
  const reader = start.createReaderThread({
    onDied: (err) => deps.logger.error({ err }, 'the thread that reads answers died'),
  });
  const scanning = await openScanning(settings, stores, deps, reader);
  const provider = await openProvider(settings, deps);
  const built = buildApp({
    ...deps,
    settings,
    installs,
    store: stores.collect,
    serverEvents: { ...records, ...lastUsed, store: stores.serverEvents },
    exchange: { linkKeys: secrets.map(linkKeyOf), identity: stores.identity, buckets: stores.buckets },
    tools: { ...stores, scans: start.createScanPort({ ...deps, ...scanning, stores }) },
    oauth: {
      ...{ ...stores, store: stores.oauth, secrets, fetchDocument: start.createDocumentFetcher() },
    },
    login: { stores, provider, cookieKeys: secrets.map(start.cookieKeyOf), forgetToken },
    checkStore: () => stores.check(),
    tokens: createSessionTokens(secrets),
    lifecycle,
  });
  await deps.prepare?.({ app: built.app, stores });
  await memory.start();
  try {
    await built.app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await memory.stop();
    throw error;
  }
  const url = settings.publicUrl ?? listeningUrl(built.app);
  announce(url, settings, deps.logger);
  const workers = start.startWorkers({
    ...deps,
    ...scanning,
    stores,
    timers: systemTimers,
    createLoadMeter,
    retentionDays: settings.retentionDays,
    sinks: await sinksOf(settings, deps),
    sender: await openSender(settings, deps),
    schedules: settings.scans?.auto ?? false,
  });
  let ended: Promise<void> | undefined;
  return {
    app: built.app,
    url,
    stores,
    drain: () => {
      ended ??= end({ ...built, provider, memory, lastUsed, workers, reader, stores, lifecycle }, deps);
      return ended;
    },
  };
}

async function sinksOf({ relay }: Settings, { clock }: ServeDeps): Promise<readonly NamedSink[]> {
  return relay === undefined ? [] : (await import('../channels/open-sinks.ts')).openSinks(relay, clock);
}

function announce(url: string, { dev }: Settings, logger: Logger): void {
  logger.info({ url }, 'serving');
  if (dev) logger.warn('--dev is on: http origins on loopback hosts may report. Never use it in production.');
}

interface Parts extends BuiltApp {
  provider: IdentityProvider | undefined;
  memory: ConfigMemory;
  lastUsed: LastUsed;
  workers: Worker;
  reader: ReaderThread;
  stores: Stores;
  lifecycle: Lifecycle;
}

async function end(parts: Parts, deps: ServeDeps): Promise<void> {
  const { app, closeIdle, provider, memory, lastUsed, stores, lifecycle } = parts;
  const { workers, reader } = parts;
  deps.logger.info('ending');
  await drain(
    {
      refuseNewWork() {
        lifecycle.draining = true;
      },
      closeServer: () => app.close(),
      closeIdle,
      closeAllConnections: () => app.server.closeAllConnections(),
      flush: async () => {
        await Promise.allSettled([workers.stop(), memory.stop(), lastUsed.settle(), provider?.close()]);
        await reader.end();
        await stores.close();
      },
    },
    deps.drainTimes,
  );
  deps.logger.info('ended');
}

function createMemory(stores: Stores, { clock, ids, logger }: ServeDeps): ConfigMemory {
  let failing = false;
  return createConfigMemory({
    changes: stores.changes,
    clock,
    nodeId: ids.ordered(),
    onPoll(failure) {
      const fails = failure !== undefined;
      if (fails && !failing) logger.warn({ err: failure }, 'cannot ask the store for changes; reading it each time');
      if (!fails && failing) logger.info('asking the store for changes again');
      failing = fails;
    },
  });
}

/** Decisions 1: `--dev` weakens the origin rules, so nobody but this machine may reach it. */
function keepDevOnLoopback({ dev, host, publicUrl }: Settings): void {
  if (!dev) return;
  const hosts = [host.includes(':') ? `[${host}]` : host, ...(publicUrl ? [new URL(publicUrl).hostname] : [])];
  const foreign = hosts.find((name) => !isLoopbackHost(name));
  if (foreign === undefined) return;
  throw new DomainError('invalid_settings', {
    message: `--dev works on localhost, *.localhost, 127.0.0.1 and [::1] only, not on ${foreign}`,
  });
}

function listeningUrl(app: App): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}

// The real application over a real store, reached through `inject`; tests control the clock and the settings.
import { randomUUID } from 'node:crypto';
import type { SessionMode } from '@service/protocol';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { cookieKeyOf } from '../../src/accounts/http-session.ts';
import { createSessionTokens } from '../../src/collect/index.ts';
import { linkKeyOf } from '../../src/identity/index.ts';
import { type ConfigCache, createConfigCache, type Install } from '../../src/integrations/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { createLogger } from '../../src/ops/logging.ts';
import type { ExportedAction, ExportedVisit } from '../../src/privacy/ports.ts';
import { type App, type AppDeps, buildApp, type Lifecycle } from '../../src/server/app.ts';
import { createCachedConfig } from '../../src/server/config-caches.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { createLastUsed, type LastUsed } from '../../src/tokens/index.ts';
import type { ScanPort } from '../../src/tools/index.ts';
import { type TestClock, testClock } from './clock.ts';
import { addInstall } from './installs.ts';
import { ADDRESS_CANARY, canary, captureLog } from './log-canaries.ts';
import { actionRequest, type RequestChange, sessionRequest } from './requests.ts';
import { tempDirectory } from './temp-store.ts';
import { createTestScans } from './test-scans.ts';

export type Answer = LightMyRequestResponse;

export interface SceneOptions extends Partial<Omit<AppDeps, 'settings'>> {
  settings?: Partial<AppDeps['settings']>;
  /** Stores for the tools instead of the default ones. */
  stores?: Stores;
  /** Runs scans; in memory if omitted. */
  scans?: ScanPort;
  /** Another scene's store, so that two servers share it. */
  shared?: Stores;
}

export interface Scene extends AsyncDisposable {
  app: App;
  stores: Stores;
  /** The database file, if the scene has its own store. */
  storePath: string;
  configCache: ConfigCache;
  lastUsed: LastUsed;
  clock: TestClock;
  lifecycle: Lifecycle;
  /** Every logged line. */
  logs: string[];
  inject(request: InjectOptions): Promise<Answer>;
  install(change?: Partial<Install>): Promise<Install>;
  session(install: Pick<Install, 'id'>, change?: RequestChange): Promise<Answer>;
  action(install: Pick<Install, 'id'>, token: string, change?: RequestChange): Promise<Answer>;
  /** The token of a new session. */
  token(install: Pick<Install, 'id'>, change?: RequestChange): Promise<string>;
  visits(install: Pick<Install, 'id'>): Promise<ExportedVisit[]>;
  actions(install: Pick<Install, 'id'>): Promise<ExportedAction[]>;
}

export const SECRET: string = canary('a secret of the tests, long enough', 'SERVICE_SECRET');

export async function openScene(options: SceneOptions = {}): Promise<Scene> {
  const { settings, shared, scans = createTestScans(), stores: _read, ...deps } = options;
  const clock = testClock();
  const directory = await tempDirectory();
  const stores = shared ?? (await openStores(directory, { clock, ids: systemIds }));
  const configCache = createConfigCache({ changes: stores.changes, clock, nodeId: randomUUID() });
  await configCache.poll();
  const lastUsed = createLastUsed(stores.tokens);
  const { installs, forgetToken, ...records } = createCachedConfig(configCache, stores);
  const { logs, destination } = captureLog();
  const lifecycle: Lifecycle = { draining: false };
  const { app } = buildApp({
    settings: {
      dev: false,
      loginIdleMinutes: 60,
      rateLimits: 'off',
      trustedProxies: [],
      publicUrl: undefined,
      ...settings,
    },
    installs,
    store: stores.collect,
    serverEvents: { ...records, ...lastUsed, store: stores.serverEvents },
    exchange: { linkKeys: [linkKeyOf(SECRET)], identity: stores.identity, buckets: stores.buckets },
    tools: { ...stores, ...options.stores, scans },
    oauth: {
      ...stores,
      store: stores.oauth,
      secrets: [SECRET],
      fetchDocument: () => Promise.reject(new Error('no network')),
    },
    login: { stores, provider: undefined, cookieKeys: [cookieKeyOf(SECRET)], forgetToken },
    portal: {
      stores,
      sender: { send: () => Promise.reject(new Error('no network')) },
      retentionDays: { visits: 395, actions: 395, events: 1095, answers: 395 },
      engines: [],
      scansByItself: false,
    },
    checkStore: () => stores.check(),
    tokens: createSessionTokens([SECRET]),
    clock,
    timers: systemTimers,
    ids: systemIds,
    logger: createLogger('debug', destination),
    lifecycle,
    ...deps,
  });
  const inject = (request: InjectOptions): Promise<Answer> => app.inject({ remoteAddress: ADDRESS_CANARY, ...request });
  const session: Scene['session'] = ({ id }, change) => inject(sessionRequest(id, change));
  return {
    app,
    stores,
    storePath: directory.store.replace('sqlite:', ''),
    configCache,
    lastUsed,
    clock,
    lifecycle,
    logs,
    inject,
    install: (change) => addInstall(stores, change),
    session,
    action: ({ id }, token, change) => inject(actionRequest(id, token, change)),
    token: async (install, change) => (await session(install, change)).json<{ session_token: string }>().session_token,
    visits: ({ id }) => collect(stores.exports.exportVisits({ installId: id })),
    actions: ({ id }) => collect(stores.exports.exportActions({ installId: id })),
    async [Symbol.asyncDispose]() {
      await app.close();
      if (shared === undefined) await stores.close();
      await directory[Symbol.asyncDispose]();
    },
  };
}

/** One scene for all tests of a file, closed after them. */
export async function sharedScene(options?: SceneOptions): Promise<Scene> {
  const scene = await openScene(options);
  afterAll(() => scene[Symbol.asyncDispose]());
  return scene;
}

export const MODES: readonly SessionMode[] = ['measurement', 'shadow'];

async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

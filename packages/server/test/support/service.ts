// A serving process as users start it, on a free port, over its own store.

import type { Install } from '../../src/integrations/index.ts';
import { createLogger } from '../../src/ops/logging.ts';
import type { Settings } from '../../src/ops/settings.ts';
import { type RunningService, type ServiceOverrides, startService } from '../../src/server/start-service.ts';
import { addInstall } from './installs.ts';
import { captureLog } from './log-canaries.ts';
import { type CollectRequest, sessionRequest } from './requests.ts';
import { type TempDirectory, tempDirectory } from './temp-store.ts';

export interface TestService extends RunningService, AsyncDisposable {
  install: Install;
  logs: string[];
  settings: Settings;
}

export interface ServiceOptions {
  settings?: Partial<Settings>;
  overrides?: Partial<ServiceOverrides>;
  /** The directory of another service, so that both share its store. */
  directory?: TempDirectory;
}

export async function startTestService(options: ServiceOptions = {}): Promise<TestService> {
  const directory = options.directory ?? (await tempDirectory());
  const { logs, destination } = captureLog();
  const settings: Settings = {
    store: directory.store,
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    processes: 1,
    secrets: undefined,
    dev: false,
    loginIdleMinutes: 60,
    rateLimits: 'off',
    retentionDays: { visits: 395, actions: 395, events: 1095, answers: 395 },
    trustedProxies: [],
    logLevel: 'info',
    ...options.settings,
  };
  const service = await startService(settings, {
    logger: createLogger('debug', destination),
    drainTimes: { noticeMs: 0, finishMs: 5000, flushMs: 2500 },
    ...options.overrides,
  });
  return {
    ...service,
    install: await addInstall(service.stores),
    logs,
    settings,
    async [Symbol.asyncDispose]() {
      await service.drain();
      if (options.directory === undefined) await directory[Symbol.asyncDispose]();
    },
  };
}

/** Sends a request of `requests.ts` over the network. */
export const sendTo = (url: string, request: CollectRequest): Promise<Response> =>
  fetch(url + request.url, {
    method: request.method,
    headers: request.headers,
    body: typeof request.payload === 'string' ? request.payload : new Uint8Array(request.payload),
  });

export const openSession = (service: TestService): Promise<Response> =>
  sendTo(service.url, sessionRequest(service.install.id));

// Starts a serving process from its settings, and returns its URL.
import { systemClock, systemIds } from '../kernel/clock.ts';
import { systemTimers } from '../kernel/timers.ts';
import { type DrainTimes, drain } from '../ops/drain.ts';
import { createLogger } from '../ops/logging.ts';
import type { Metrics } from '../ops/metrics/metrics.ts';
import type { MetricsServer } from '../ops/metrics/metrics-server.ts';
import type { Settings } from '../ops/settings.ts';
import type { Tracing } from '../ops/tracing/tracing.ts';
import type { Stores } from '../stores/stores.ts';
import type { Worker } from '../workers/start-worker.ts';
import { startWorkers } from '../workers/start-workers.ts';
import { type App, type BuiltApp, buildApp } from './app.ts';
import { closeParts, closeService } from './close-service.ts';
import { openStores } from './compose.ts';
import { expectLoopbackForDev, type Listening, listen } from './listen.ts';
import { openMetrics, serveMetrics } from './open-metrics.ts';
import { openTracing } from './open-tracing.ts';
import { appDepsOf, openParts, type ServiceDeps, type ServiceParts, workersDepsOf } from './service-parts.ts';
import { traceGroups } from './trace-parts.ts';

export interface RunningService extends Listening {
  app: App;
  /** Where Prometheus reads the metrics of this process, if the settings enable it. */
  metricsUrl: string | undefined;
  stores: Stores;
  /** Shuts down within 10 s without losing accepted work (`ops/drain.ts`). Safe to call twice. */
  drain(): Promise<void>;
}

export interface ServiceOverrides extends Omit<ServiceDeps, 'metrics' | 'tracing'> {
  drainTimes?: DrainTimes;
  /** Called before it listens: may add hooks, and records to the store. */
  prepare?: (parts: { app: App; stores: Stores }) => Promise<void>;
}

/**
 * Opens the store, listens on `settings.host` and `settings.port`, and answers requests once this resolves. Throws
 * `DomainError` `invalid_settings` if another machine could reach `--dev`, whatever `openStores` throws, and Node's own
 * error if the port is taken.
 */
export async function startService(
  settings: Settings,
  overrides: Partial<ServiceOverrides> = {},
): Promise<RunningService> {
  expectLoopbackForDev(settings);
  const { clock = systemClock, timers = systemTimers, ids = systemIds } = overrides;
  const { logger = createLogger(settings.logLevel) } = overrides;
  const metrics = await openMetrics(settings);
  const tracing = await openTracing(settings, { clock, ids, logger });
  const ingest = tracing ? traceGroups(tracing, metrics?.ingest) : metrics?.ingest;
  let stores: Stores | undefined;
  try {
    stores = await openStores(settings, { clock, ids, log: logger, metrics: ingest });
    return await serve(settings, stores, { ...overrides, clock, timers, ids, logger, metrics, tracing });
  } catch (error) {
    await Promise.allSettled([stores?.close(), tracing?.close()]);
    throw error;
  }
}

interface ServeDeps extends ServiceOverrides {
  metrics: Metrics | undefined;
  tracing: Tracing | undefined;
}

async function serve(settings: Settings, stores: Stores, overrides: ServeDeps): Promise<RunningService> {
  const { drainTimes, prepare, ...deps } = overrides;
  const parts = await openParts(settings, stores, deps);
  let app: App | undefined;
  let metricsServer: MetricsServer | undefined;
  try {
    const built = buildApp(appDepsOf(settings, parts, deps));
    app = built.app;
    // Anything that may fail comes before listening: no client reaches a process that is about to fail.
    const workersDeps = await workersDepsOf(settings, parts, deps);
    await prepare?.({ app, stores });
    await parts.configCache.start();
    metricsServer = await serveMetrics(settings, deps);
    const listening = await listen(app, settings);
    announce(listening.url, settings, deps);
    const workers = startWorkers(workersDeps);
    let stopped: Promise<void> | undefined;
    return {
      app,
      ...listening,
      metricsUrl: metricsServer?.url,
      stores,
      drain() {
        stopped ??= stop(built, workers, parts, { ...deps, metricsServer, ...(drainTimes && { drainTimes }) });
        return stopped;
      },
    };
  } catch (error) {
    await Promise.allSettled([app?.close(), metricsServer?.close(), closeParts(parts)]);
    throw error;
  }
}

function announce(url: string, { dev }: Settings, { logger }: Pick<ServiceDeps, 'logger'>): void {
  logger.info({ url }, 'serving');
  if (dev) logger.warn('--dev is on: http origins on loopback hosts may report. Never use it in production.');
}

async function stop(
  { app, closeIdle }: BuiltApp,
  workers: Worker,
  parts: ServiceParts,
  {
    logger,
    drainTimes,
    metricsServer,
    tracing,
  }: Pick<ServeDeps, 'logger' | 'drainTimes' | 'tracing'> & { metricsServer: MetricsServer | undefined },
): Promise<void> {
  logger.info('shutting down');
  await drain(
    {
      refuseNewWork() {
        parts.lifecycle.draining = true;
      },
      closeServer: () => app.close(),
      closeIdle,
      closeAllConnections: () => app.server.closeAllConnections(),
      flush: () => closeService({ parts, workers, tracing, metricsServer }),
    },
    drainTimes,
  );
  logger.info('stopped');
}

// Closes the parts of a serving process.
import { settleAll, settleInTurn } from '../kernel/settle.ts';
import type { MetricsServer } from '../ops/metrics/metrics-server.ts';
import type { Tracing } from '../ops/tracing/tracing.ts';
import type { Stores } from '../stores/stores.ts';
import type { Worker } from '../workers/start-worker.ts';
import type { ServiceParts } from './service-parts.ts';

interface ClosedParts {
  configCache: Pick<ServiceParts['configCache'], 'stop'>;
  lastUsed: Pick<ServiceParts['lastUsed'], 'settle'>;
  provider: Pick<NonNullable<ServiceParts['provider']>, 'close'> | undefined;
  reader: Pick<ServiceParts['reader'], 'end'>;
}

interface ClosedService {
  parts: ClosedParts & { stores: Pick<Stores, 'close'> };
  workers: Pick<Worker, 'stop'>;
  tracing: Pick<Tracing, 'close'> | undefined;
  metricsServer: Pick<MetricsServer, 'close'> | undefined;
}

/** Closes everything, even if a part fails to close. */
export const closeService = ({ parts, workers, tracing, metricsServer }: ClosedService): Promise<void> =>
  settleInTurn([
    () => closeParts(parts, workers),
    () => settleAll([parts.stores.close(), tracing?.close()]),
    () => metricsServer?.close(),
  ]);

/**
 * Everything except the store, which is still written to until all of these have closed. The workers stop before the
 * thread that reads their answers.
 */
export async function closeParts(
  { configCache, lastUsed, provider, reader }: ClosedParts,
  workers?: Pick<Worker, 'stop'>,
): Promise<void> {
  await Promise.allSettled([workers?.stop(), configCache.stop(), lastUsed.settle(), provider?.close()]);
  await reader.end();
}

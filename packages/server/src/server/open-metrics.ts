// Metrics of a serving process. Their library is loaded only if the settings enable them.
import type { Logger } from '../ops/logging.ts';
import type { Metrics } from '../ops/metrics/metrics.ts';
import type { MetricsServer } from '../ops/metrics/metrics-server.ts';
import type { Settings } from '../ops/settings.ts';

type MetricsSetting = Pick<Settings, 'metrics'>;

export async function openMetrics({ metrics }: MetricsSetting): Promise<Metrics | undefined> {
  if (metrics === undefined) return undefined;
  const { createMetrics } = await import('../ops/metrics/metrics.ts');
  return createMetrics();
}

/** Throws `DomainError` `cannot_listen`. */
export async function serveMetrics(
  { metrics: settings }: MetricsSetting,
  { metrics, logger }: { metrics: Metrics | undefined; logger: Pick<Logger, 'info'> },
): Promise<MetricsServer | undefined> {
  if (settings === undefined || metrics === undefined) return undefined;
  const { startMetricsServer } = await import('../ops/metrics/metrics-server.ts');
  const server = await startMetricsServer(metrics, settings);
  logger.info({ url: server.url }, 'serving metrics');
  return server;
}

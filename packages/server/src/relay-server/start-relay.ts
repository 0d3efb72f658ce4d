// The public entry `@service/server/relay`: runs custom sinks in their own process beside the service.

import { systemClock, systemIds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { settleAll, settleInTurn } from '../kernel/settle.ts';
import { systemTimers } from '../kernel/timers.ts';
import { createLogger, type Logger } from '../ops/logging.ts';
import { createLoadMeter } from '../ops/loop.ts';
import type { MetricsSettings } from '../ops/settings.ts';
import type { NamedSink, Sink } from '../relay/index.ts';
import { openStores } from '../server/compose.ts';
import { openMetrics, serveMetrics } from '../server/open-metrics.ts';
import { meterSinks } from '../server/relay-metrics.ts';
import { startRelayWorkers } from '../workers/relay.ts';

export { type RelayBatch, type RelayedRecord, type Sink, SinkFault } from '../relay/index.ts';

export interface RelayOptions {
  /** As `SERVICE_STORE`: `sqlite:PATH` or `postgres://...`. */
  store: string;
  /**
   * By name, under which the store keeps each position: lower-case letters, digits and hyphens. `file`, `webhook`,
   * `nats` and `kafka` are reserved for the settings.
   */
  sinks: Readonly<Record<string, Sink>>;
  /** The maximum number of records per batch; 500 if omitted. */
  batchRecords?: number;
  /** Serves the metrics of this process at `http://HOST:PORT/metrics`; the host is `127.0.0.1` if omitted. */
  metrics?: { host?: string; port: number };
  /** Standard error if omitted. */
  logger?: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export interface Relay {
  /** Where Prometheus reads the metrics, if they are enabled. */
  metricsUrl: string | undefined;
  /** Waits briefly for running deliveries, closes sinks and store, and resolves. */
  stop(): Promise<void>;
}

const SINK_NAME = /^(?!(?:file|webhook|nats|kafka)$)[a-z][a-z0-9-]{0,62}$/;
const BATCH_RECORDS = 500;

/**
 * Delivers records to the sinks until it is stopped. Any number of processes may do so: each sink is served by one at a
 * time. Throws `DomainError` `invalid_input` for an invalid name, `cannot_listen` if the port of the metrics is taken, and
 * whatever opening the store throws.
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { store, logger = createLogger('info') } = options;
  const sinks = namedSinks(options);
  const settings = { metrics: metricsSettings(options) };
  const metrics = await openMetrics(settings);
  const server = await serveMetrics(settings, { metrics, logger });
  const stores = await openStores({ store }, { clock: systemClock, ids: systemIds, log: logger }).catch(
    async (error: unknown) => {
      await Promise.allSettled([server?.close()]);
      throw error;
    },
  );
  // Timers alone do not keep the process alive.
  const alive = setInterval(() => {}, 60_000);
  const workers = startRelayWorkers({
    stores,
    sinks: metrics ? meterSinks(sinks, metrics, { stores, clock: systemClock }) : sinks,
    clock: systemClock,
    ids: systemIds,
    timers: systemTimers,
    createLoadMeter,
    logger,
  });
  return {
    metricsUrl: server?.url,
    async stop() {
      try {
        await settleInTurn([() => workers.stop(), () => settleAll([server?.close(), stores.close()])]);
      } finally {
        clearInterval(alive);
      }
    },
  };
}

function namedSinks({ sinks, batchRecords = BATCH_RECORDS }: RelayOptions): NamedSink[] {
  const wrong = Object.keys(sinks).find((name) => !SINK_NAME.test(name));
  if (wrong !== undefined) {
    const message = `${JSON.stringify(wrong)} is not a valid sink name: use lower-case letters, digits and hyphens`;
    throw new DomainError('invalid_input', { message });
  }
  return Object.entries(sinks).map(([name, sink]) => ({ name, sink, batchRecords }));
}

function metricsSettings({ metrics }: RelayOptions): MetricsSettings | undefined {
  return metrics && { host: metrics.host ?? '127.0.0.1', ports: [metrics.port, metrics.port] };
}

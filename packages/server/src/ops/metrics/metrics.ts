// The metrics of one process in the Prometheus format. Each call creates its own registry.
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { packageVersion } from '../version.ts';
import { METRICS } from './definitions.ts';
import type {
  IngestInstruments,
  LagReaders,
  NotificationInstruments,
  RelayInstruments,
  RequestInstruments,
  ScanInstruments,
} from './instruments.ts';
import { createLagGauges } from './lag-gauges.ts';
import { createHistogram, metricOptions } from './metric-options.ts';

export interface Metrics {
  requests: RequestInstruments;
  ingest: IngestInstruments;
  scans: ScanInstruments;
  notifications: NotificationInstruments;
  /** @param sink its name */
  relay(sink: string): RelayInstruments;
  /** Sets the function that reads how far background work lags behind. */
  watchLag(readers: LagReaders): void;
  /** The text that Prometheus reads. */
  read(): Promise<string>;
  contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  // CPU, memory, event loop delay, garbage collection.
  collectDefaultMetrics({ register: registry });
  new Gauge(metricOptions(registry, METRICS.info)).set({ version: packageVersion() }, 1);
  const readLag = createLagGauges(registry);
  let lag: LagReaders | undefined;
  return {
    requests: requestMetrics(registry),
    ingest: ingestMetrics(registry),
    scans: scanMetrics(registry),
    notifications: notificationMetrics(registry),
    relay: relayMetrics(registry),
    watchLag(readers) {
      lag = readers;
    },
    async read() {
      if (lag) await readLag(lag);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Alerts watch these. A counter that first appears with 1 has not increased, as Prometheus sees it, so it starts with 0. */
const ALERTED_CODES = ['internal', 'unavailable'];
const CHANNELS = ['webhook', 'chat'];

/** The methods that routes use; a client may send any other method. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function requestMetrics(registry: Registry): RequestInstruments {
  const seconds = createHistogram(registry, METRICS.requestSeconds);
  const refusals = new Counter(metricOptions(registry, METRICS.refusals));
  for (const code of ALERTED_CODES) refusals.inc({ code }, 0);
  return {
    answered({ method, route = 'none', status, seconds: took }) {
      const named = METHODS.has(method) ? method : 'other';
      seconds.observe({ method: named, route, status: `${Math.floor(status / 100)}xx` }, took);
    },
    refused: (code) => refusals.inc({ code }),
  };
}

function ingestMetrics(registry: Registry): IngestInstruments {
  const records = createHistogram(registry, METRICS.groupRecords);
  const seconds = createHistogram(registry, METRICS.groupSeconds);
  const syncs = createHistogram(registry, METRICS.syncSeconds);
  const failed = new Counter(metricOptions(registry, METRICS.failedGroups));
  let queueLength = (): number => 0;
  new Gauge({
    ...metricOptions(registry, METRICS.queueRecords),
    collect() {
      this.set(queueLength());
    },
  });
  return {
    groupWritten(group) {
      records.observe(group.records);
      seconds.observe(group.seconds);
      if (group.syncSeconds !== undefined) syncs.observe(group.syncSeconds);
      if (group.isFailed) failed.inc();
    },
    watchQueue(length) {
      queueLength = length;
    },
  };
}

function scanMetrics(registry: Registry): ScanInstruments {
  const answers = new Counter(metricOptions(registry, METRICS.scanAnswers));
  const failures = new Counter(metricOptions(registry, METRICS.scanFailures));
  let running = (): number => 0;
  new Gauge({
    ...metricOptions(registry, METRICS.scansRunning),
    collect() {
      this.set(running());
    },
  });
  return {
    watchRunning(count) {
      running = count;
    },
    answered: (engine) => answers.inc({ engine }),
    failed: (engine, code) => failures.inc({ engine, code }),
  };
}

function notificationMetrics(registry: Registry): NotificationInstruments {
  const deliveries = new Counter(metricOptions(registry, METRICS.deliveries));
  for (const channel of CHANNELS) deliveries.inc({ channel, result: 'parked' }, 0);
  return { delivered: (channel, result) => deliveries.inc({ channel, result }) };
}

function relayMetrics(registry: Registry): (sink: string) => RelayInstruments {
  const records = new Counter(metricOptions(registry, METRICS.relayRecords));
  const failures = new Counter(metricOptions(registry, METRICS.relayFailures));
  return (sink) => {
    records.inc({ sink }, 0);
    failures.inc({ sink }, 0);
    return { accepted: (count) => records.inc({ sink }, count), failed: () => failures.inc({ sink }) };
  };
}

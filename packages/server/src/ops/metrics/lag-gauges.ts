// How far background work lags behind, read from the store at each scrape.
import { Gauge, type Registry } from 'prom-client';
import { METRICS } from './definitions.ts';
import type { LagReaders } from './instruments.ts';
import { metricOptions } from './metric-options.ts';

/** A store that does not answer must not delay the other metrics for longer. */
const DEADLINE_MS = 2000;

/** Returns a function that reads the lag. A value that cannot be read is omitted: an old one would look current. */
export function createLagGauges(registry: Registry): (readers: LagReaders) => Promise<void> {
  const projection = new Gauge(metricOptions(registry, METRICS.projectionLag));
  const records = new Gauge(metricOptions(registry, METRICS.relayLagRecords));
  const seconds = new Gauge(metricOptions(registry, METRICS.relayLagSeconds));
  const failing = new Gauge(metricOptions(registry, METRICS.relayFailing));

  async function readProjection(readers: LagReaders): Promise<void> {
    const lag = await orNothing(readers.projection());
    if (lag === undefined) projection.remove();
    else projection.set(lag);
  }

  async function readRelay(readers: LagReaders): Promise<void> {
    const sinks = (await orNothing(readers.relay())) ?? [];
    for (const gauge of [records, seconds, failing]) gauge.reset();
    for (const { sink, ...lag } of sinks) {
      records.set({ sink }, lag.records);
      seconds.set({ sink }, lag.seconds);
      failing.set({ sink }, Number(lag.isFailing));
    }
  }

  return async (readers) => {
    await Promise.all([readProjection(readers), readRelay(readers)]);
  };
}

/** `undefined` if it fails or takes too long. */
async function orNothing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), DEADLINE_MS);
  try {
    return await Promise.race([reading, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

// What the relay reports to the metrics, in a serving process and in one of its own.
import type { Clock } from '../kernel/clock.ts';
import type { LagReaders } from '../ops/metrics/instruments.ts';
import type { Metrics } from '../ops/metrics/metrics.ts';
import { type NamedSink, readSinkStatus } from '../relay/index.ts';
import type { Stores } from '../stores/stores.ts';

interface RelayMetricsDeps {
  stores: Pick<Stores, 'projection' | 'relay'>;
  clock: Pick<Clock, 'now'>;
}

/** Reports the lag of the sinks, and returns them with their deliveries counted. */
export function meterSinks(
  sinks: readonly NamedSink[],
  metrics: Metrics,
  { stores, clock }: RelayMetricsDeps,
): readonly NamedSink[] {
  metrics.watchLag({
    projection: () => stores.projection.countPending(),
    relay: readSinkLag(sinks, { stores, clock }),
  });
  return sinks.map((sink) => meterSink(sink, metrics));
}

function meterSink({ sink, ...named }: NamedSink, metrics: Metrics): NamedSink {
  const counts = metrics.relay(named.name);
  return {
    ...named,
    sink: {
      async deliver(batch) {
        try {
          await sink.deliver(batch);
        } catch (error) {
          // A delivery that is abandoned because the process stops has not failed.
          if (!batch.signal.aborted) counts.failed();
          throw error;
        }
        counts.accepted(batch.records.length);
      },
      idle: async () => sink.idle?.(),
      close: async () => sink.close?.(),
    },
  };
}

const readSinkLag =
  (sinks: readonly NamedSink[], { stores: { relay }, clock }: RelayMetricsDeps): LagReaders['relay'] =>
  async () => {
    const status = await readSinkStatus({ relay, clock })(sinks.map(({ name }) => name));
    return status
      .filter(({ configured }) => configured)
      .map(({ name: sink, lagRecords: records, lagSeconds: seconds, failingSince }) => {
        return { sink, records, seconds, isFailing: failingSince !== null };
      });
  };

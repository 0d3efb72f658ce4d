// Dependencies that the opener of a store passes to it.
import type { Clock, Ids } from '../kernel/clock.ts';
import type { IngestInstruments } from '../ops/metrics/instruments.ts';

export interface StoreDeps {
  clock: Clock;
  ids: Ids;
  log?: StoreLog;
  /** If absent, writing is not measured. */
  metrics?: IngestInstruments | undefined;
}

/** Where the store reports its own health; compatible with pino. */
export interface StoreLog {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
}

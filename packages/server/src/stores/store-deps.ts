// What a store is given by whoever opens it.
import type { Clock, Ids } from '../kernel/clock.ts';

export interface StoreDeps {
  clock: Clock;
  ids: Ids;
  log?: StoreLog;
}

/** What the store says about its own health; pino's loggers fit. */
export interface StoreLog {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
}

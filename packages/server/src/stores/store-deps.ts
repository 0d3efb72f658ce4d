// What a store needs from its opener.
import type { Clock, Ids } from '../kernel/clock.ts';

export interface StoreDeps {
  clock: Clock;
  ids: Ids;
  log?: StoreLog;
}

/** Where the store reports its own health; compatible with pino. */
export interface StoreLog {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
}

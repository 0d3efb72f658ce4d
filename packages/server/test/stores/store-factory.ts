// Provides stores for contracts: every engine has a factory, and every contract runs over each.
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import type { DomainEvent } from '../../src/kernel/domain-events.ts';
import type { StoreDeps } from '../../src/stores/store-deps.ts';
import type { Stores } from '../../src/stores/stores.ts';

export interface StoreFactory {
  /** Opens the same data each time it is called. */
  open(): Promise<Stores>;
  /** The first visit of an erased visitor since its erasure, as its tombstone has it. */
  renewedAt(visitorId: string): Promise<number | null>;
  /** Stores records like the features. */
  tell(...facts: DomainEvent[]): Promise<void>;
  /** Closes what is still open and removes the data. */
  dispose(): Promise<void>;
}

/** Creates a factory over empty data. */
export type NewStore = () => StoreFactory;

export const deps: StoreDeps = { clock: systemClock, ids: systemIds };

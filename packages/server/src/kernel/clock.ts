// Time and randomness as dependencies, so that tests can set them. No I/O.
import { randomBytes, randomFillSync, randomUUID } from 'node:crypto';
import { createOrderedIds } from './ordered-ids.ts';

export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Milliseconds of a clock that never goes back; only differences are meaningful. */
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};

export interface Ids {
  /** A time-ordered UUID (version 7), for rows and receipts. */
  ordered(): string;
  /** A random UUID (version 4), for ids that must not reveal their time. */
  random(): string;
  bytes(length: number): Uint8Array;
}

export const systemIds: Ids = {
  ordered: createOrderedIds({ now: () => Date.now(), fill: (bytes) => void randomFillSync(bytes) }),
  random: () => randomUUID(),
  bytes: (length) => randomBytes(length),
};

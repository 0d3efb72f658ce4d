// The id of one logical request, kept across its retries (Spec 2.1).
import type { Env } from '../env.ts';

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');

/**
 * A UUID version 7 (RFC 9562): the millisecond of its creation, then the 74 random bits of a version 4 UUID.
 * Whatever the page's clock returns is truncated to 48 bits with 32-bit operators: a Date, a fraction or a string
 * counts as milliseconds, anything else as zero.
 */
export const newDeliveryId = (env: Pick<Env, 'crypto' | 'Date'>): string => {
  const ms = env.Date.now();
  const time = `${hex((ms / 65_536) >>> 0, 8)}-${hex(ms & 65_535, 4)}`;
  return `${time}-7${env.crypto.randomUUID().slice(15)}`;
};

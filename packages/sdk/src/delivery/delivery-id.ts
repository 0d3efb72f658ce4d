// The id of one logical request, kept over all its tries (Spec 2.1).
import type { Env } from '../env.ts';

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');

/**
 * A UUID of version 7 (RFC 9562): the millisecond it was made in, then the 74 random bits of one of version 4. Whatever
 * the page's clock gives is cut to 48 bits, as the operators of 32 bits do: a Date, a fraction and text are
 * milliseconds, what is not a number is zero.
 */
export const newDeliveryId = (env: Pick<Env, 'crypto' | 'Date'>): string => {
  const ms = env.Date.now();
  const time = `${hex((ms / 65_536) >>> 0, 8)}-${hex(ms & 65_535, 4)}`;
  return `${time}-7${env.crypto.randomUUID().slice(15)}`;
};

// The id of one logical request, kept over all its tries (Spec 2.1).
import type { Env } from '../env.ts';
import { randomHex } from '../random-hex.ts';

/** A UUID of version 7 (RFC 9562): the millisecond it was made in, then 72 random bits. */
export const newDeliveryId = (env: Pick<Env, 'crypto' | 'Date'>): string => {
  const time = env.Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomHex(env, 3)}-8${randomHex(env, 3)}-${randomHex(env, 12)}`;
};

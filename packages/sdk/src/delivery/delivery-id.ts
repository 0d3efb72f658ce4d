// The id of one logical request, kept over all its tries (Spec 2.1).
import type { Env } from '../env.ts';
import { toHex } from '../hex.ts';

/** A UUID of version 7 (RFC 9562): ordered by the millisecond it was made in, 74 random bits after it. */
export function newDeliveryId({ date, randomBytes }: Pick<Env, 'date' | 'randomBytes'>): string {
  const bytes = randomBytes(10);
  const time = date().toString(16).padStart(12, '0');
  const random = toHex(bytes);
  const variant = (8 | ((bytes[9] ?? 0) & 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(3, 6)}-${random.slice(6, 18)}`;
}

// Randomness for ids.
import type { Env } from './env.ts';

/** Unpredictable lower-case hex digits, four random bits each. */
export const randomHex = (env: Pick<Env, 'crypto'>, digits: number): string =>
  env.crypto.getRandomValues(new Uint8Array(digits)).reduce((text, byte) => text + (byte & 15).toString(16), '');

// Private keys at rest: encrypted under the server's secret, so that a copy of the database cannot sign.
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Derives a key for one purpose from a configured secret. */
export const derivedKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `service oauth ${purpose}`, KEY_BYTES));

/** @param iv 12 bytes that were never used with this key */
export function seal(key: Uint8Array, text: string, iv: Uint8Array): Uint8Array {
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  return new Uint8Array(Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]));
}

/** `undefined` if none of the keys sealed it. */
export function unseal(keys: readonly Uint8Array[], sealed: Uint8Array): string | undefined {
  for (const key of keys) {
    const text = decrypted(key, sealed);
    if (text !== undefined) return text;
  }
  return undefined;
}

function decrypted(key: Uint8Array, sealed: Uint8Array): string | undefined {
  const options = { authTagLength: TAG_BYTES };
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), options);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

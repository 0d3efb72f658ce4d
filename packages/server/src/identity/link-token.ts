// A token that carries a visitor ID to another site: encrypted, so that address bars and logs show no ID, and verified
// without reading the store (decisions 3). The store ensures single use.
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { LINK_SECONDS } from '@service/protocol';
import { z } from 'zod';
import { ok, type Result, refused } from '../kernel/result.ts';

export const LINK_TOKEN_PREFIX = 'svc_link_';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 16;
const KEY_BYTES = 32;

/** Derives the key of link tokens from a configured secret; no other token uses it. */
export const linkKeyOf = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'service link token', KEY_BYTES));

export interface Link {
  installId: string;
  visitorId: string;
  sourceOrigin: string;
  targetOrigin: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
}

export interface OpenedLink extends Link {
  /** 16 bytes, the identity of the token. */
  id: Uint8Array;
}

const contentSchema = z.tuple([z.base64(), z.string(), z.string(), z.string(), z.number()]);

/** Seals a link with a key from {@link linkKeyOf}. `random` returns bytes for the identity and the nonce. */
export function sealLink(key: Uint8Array, link: Link, random: (length: number) => Uint8Array): string {
  const iv = random(IV_BYTES);
  const id = Buffer.from(random(ID_BYTES)).toString('base64');
  const content = JSON.stringify([id, link.visitorId, link.sourceOrigin, link.targetOrigin, link.issuedAt]);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(link.installId));
  const sealed = Buffer.concat([iv, cipher.update(content, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return LINK_TOKEN_PREFIX + sealed.toString('base64url');
}

/** Opens a link of this install with any of the keys; valid while `now < issued + 120 s`. */
export function openLink(
  keys: readonly Uint8Array[],
  installId: string,
  token: string,
  now: number,
): Result<OpenedLink, 'malformed' | 'expired'> {
  if (!token.startsWith(LINK_TOKEN_PREFIX)) return refused('malformed');
  const sealed = Buffer.from(token.slice(LINK_TOKEN_PREFIX.length), 'base64url');
  if (sealed.length <= IV_BYTES + TAG_BYTES) return refused('malformed');
  for (const key of keys) {
    const content = decrypt(key, installId, sealed);
    if (content === null) continue;
    const parsed = contentSchema.safeParse(JSON.parse(content));
    if (!parsed.success) return refused('malformed');
    const [id, visitorId, sourceOrigin, targetOrigin, issuedAt] = parsed.data;
    if (now >= issuedAt + LINK_SECONDS * 1000) return refused('expired');
    return ok({ id: Buffer.from(id, 'base64'), installId, visitorId, sourceOrigin, targetOrigin, issuedAt });
  }
  return refused('malformed');
}

function decrypt(key: Uint8Array, installId: string, sealed: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(installId))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

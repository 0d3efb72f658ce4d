// Legacy signed integrations: the public Standard Webhooks scheme over the raw bytes (Spec 5; decisions 4). The
// library computes the signature; the tolerance is checked here, because it reads the machine's own clock.
import { isUtf8 } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** 1 to 255 visible ASCII characters without a full stop, which would make the signed text ambiguous (decisions 4). */
export const SIGNED_WEBHOOK_ID_PATTERN: RegExp = /^[!-\-/-~]{1,255}$/;

/** How many seconds `webhook-timestamp` may differ from the server's clock, in either direction. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

export interface SignedRequest {
  webhookId: string | undefined;
  timestamp: string | undefined;
  /** Space-separated `v1,BASE64` entries. */
  signatures: string | undefined;
  body: Buffer;
}

const sameBytes = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** `stale`: signed, but the timestamp is not within the tolerance. */
export type SignatureCheck = 'valid' | 'invalid' | 'stale';

/** Whether one of the secrets made one of the signatures (`v1` only). `now` is in milliseconds. */
export function checkSignature(secrets: readonly string[], request: SignedRequest, now: number): SignatureCheck {
  const { webhookId, timestamp, signatures, body } = request;
  if (webhookId === undefined || timestamp === undefined || signatures === undefined) return 'invalid';
  if (!SIGNED_WEBHOOK_ID_PATTERN.test(webhookId) || !/^\d{1,12}$/.test(timestamp) || !isUtf8(body)) return 'invalid';
  const signedAt = new Date(Number(timestamp) * 1000);
  const offered = signatures.split(' ');
  const isSigned = secrets.some((secret) => {
    const expected = new Webhook(secret).sign(webhookId, signedAt, body);
    return offered.some((entry) => sameBytes(entry, expected));
  });
  if (!isSigned) return 'invalid';
  const offset = Math.abs(Math.floor(now / 1000) - Number(timestamp));
  return offset > SIGNATURE_TOLERANCE_SECONDS ? 'stale' : 'valid';
}

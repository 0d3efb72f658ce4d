// The headers of a signed request: the public Standard Webhooks scheme.
import { Webhook } from 'standardwebhooks';

export interface SignedBody {
  id: string;
  body: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** @param secrets each one signs, so that the receiver can rotate them at its own pace */
export function signedHeaders(secrets: readonly string[], { id, body, at }: SignedBody): Record<string, string> {
  const signedAt = new Date(at);
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, signedAt, body)).join(' '),
  };
}

// The headers that authenticate the sender: an API key, or a Standard Webhooks signature.
import { createHmac, randomUUID } from 'node:crypto';

/** An API key with the scope `write`, or the secret of a connection (`whsec_...`). Keep both on the server. */
export type Credentials = { apiKey: string; signingSecret?: undefined } | { signingSecret: string; apiKey?: undefined };

/**
 * Returns the headers for one request. A signature covers the ID, the time and the exact bytes of the body.
 *
 * @param now in milliseconds; the service accepts signatures within 5 minutes of its clock
 */
export function credentialHeaders(
  { apiKey, signingSecret }: Credentials,
  { webhookId = randomUUID(), body = '' }: { webhookId?: string; body?: string },
  now: number,
): Record<string, string> {
  if (apiKey !== undefined) return { authorization: `Bearer ${apiKey}` };
  const seconds = Math.floor(now / 1000);
  const key = Buffer.from(signingSecret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${webhookId}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': webhookId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { credentialHeaders } from './credentials.ts';

const SECRET = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;

it('signs a request like the Standard Webhooks library', () => {
  const webhookId = '5e0c0a5e-0000-4000-8000-000000000001';
  const body = '{"text":"ü and 日本"}';
  const headers = credentialHeaders({ signingSecret: SECRET }, { webhookId, body }, Date.now());
  expect(new Webhook(SECRET).verify(body, headers)).toEqual({ text: 'ü and 日本' });
});

it('sends an API key as a bearer token, and nothing else', () => {
  expect(credentialHeaders({ apiKey: 'svc_pat_x' }, { body: '{}' }, 0)).toEqual({ authorization: 'Bearer svc_pat_x' });
});

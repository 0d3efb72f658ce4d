// ID tokens from a provider that sends whatever a test wants (OpenID Connect Core, 3.1.3.7).
import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { createOpenIdProvider } from '../../src/channels/oidc/openid-provider.ts';

const CLIENT = { clientId: 'service', clientSecret: 'a secret of the provider, long enough' };
const NOW = Math.floor(Date.now() / 1000);
const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
const KEY = { alg: 'RS256', kid: 'own' };
const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), ...KEY, use: 'sig' }] };

let answer: () => Promise<object>;
const server = createServer((request, response) => {
  const reply = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  if (request.url === '/jwks') reply(jwks);
  else if (request.url === '/token') void answer().then(reply);
  else reply(metadata);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const issuer = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
};
const provider = createOpenIdProvider({ issuer, ...CLIENT });
afterAll(() => void server.close());

type Sign = (claims: JWTPayload) => Promise<string> | string;
const signed =
  (key: typeof own.privateKey | Uint8Array, head = KEY): Sign =>
  (claims) =>
    new SignJWT(claims).setProtectedHeader(head).sign(key);
const plain = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs in with an ID token that is honest but for the change. */
async function login(change: Record<string, unknown> = {}, sign: Sign = signed(own.privateKey)) {
  const { secrets } = await provider.begin('http://127.0.0.1/auth/callback');
  const claims = { iss: issuer, sub: 'ada', aud: CLIENT.clientId, iat: NOW, exp: NOW + 60, nonce: secrets.nonce };
  const id_token = await sign({ ...claims, email: 'ada@shop.example', email_verified: true, ...change });
  answer = async () => ({ access_token: 'a', token_type: 'Bearer', id_token });
  return provider.finish(new URL(`http://127.0.0.1/auth/callback?code=a&state=${secrets.state}`), secrets);
}

it('an honest ID token proves its subject', async () => {
  const proven = { issuer, subject: 'ada', email: 'ada@shop.example', emailVerified: true };
  expect(await login()).toEqual(proven);
});

it.each<[string, Sign]>([
  ['by another key', signed(foreign.privateKey)],
  ['by another key of an unknown name', signed(foreign.privateKey, { alg: 'RS256', kid: 'foreign' })],
  ['by the client secret', signed(Buffer.from(CLIENT.clientSecret), { alg: 'HS256', kid: 'own' })],
  ['by the public key as a secret', signed(Buffer.from(JSON.stringify(jwks)), { alg: 'HS256', kid: 'own' })],
  ['by nobody', (claims) => `${plain({ alg: 'none' })}.${plain(claims)}.`],
  [
    'before its claims were changed',
    async (claims) => {
      const [head, , signature] = (await signed(own.privateKey)(claims)).split('.');
      return `${head}.${plain({ ...claims, sub: 'eve' })}.${signature}`;
    },
  ],
])('an ID token is refused that is signed %s', async (_, sign) => {
  await expect(login({}, sign)).rejects.toMatchObject({ code: 'login_failed' });
});

it.each<[string, Record<string, unknown>]>([
  ['for another nonce', { nonce: 'of-another-login' }],
  ['without a nonce', { nonce: undefined }],
  ['for another audience', { aud: 'another-client' }],
  ['for several audiences, and another client', { aud: ['service', 'another-client'], azp: 'another-client' }],
  ['of another issuer', { iss: 'https://id.evil.example' }],
  ['that has expired', { iat: NOW - 3600, exp: NOW - 60 }],
  ['without an end', { exp: undefined }],
  ['that is not valid yet', { nbf: NOW + 3600 }],
  ['without a subject', { sub: undefined }],
])('an ID token is refused %s', async (_, change) => {
  await expect(login(change)).rejects.toMatchObject({ code: 'login_failed' });
});

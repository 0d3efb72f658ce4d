// Limits of registration, metadata documents, two processes and expiry (decisions 11).
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { afterAll, expect, it, vi } from 'vitest';
import { makeCertificate } from '../../../../test/support/certificate.ts';
import { createDocumentFetcher } from '../../src/channels/documents/fetch-document.ts';
import { createDnsLookup } from '../../src/channels/webhook/dns-lookup.ts';
import { limitsOf } from '../support/limits.ts';
import {
  agree,
  answerIn,
  authorizeUrl,
  callMcp,
  newBrowser,
  newPkce,
  REDIRECT,
  reachConsent,
  redeem,
  register,
} from '../support/oauth-client.ts';
import { openOAuthStores, serveOAuth } from './oauth-scene.ts';

const stores = await openOAuthStores('sqlite');
const own = await openOAuthStores('postgres');
afterAll(() => Promise.all([stores[Symbol.asyncDispose](), own[Symbol.asyncDispose]()]));

it('an address can register up to the limit per minute', async () => {
  const settings = { rateLimits: limitsOf({ registrationsPerAddress: 10 }) };
  await using site = await serveOAuth(stores, { settings });
  for (let i = 0; i < 10; i++) expect((await register(site.url)).status).toBe(201);
  const refused = await register(site.url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '6']);
  expect(await refused.json()).toMatchObject({ error: 'temporarily_unavailable' });
});

it('the number of clients waiting for first use is limited', async () => {
  await stores.oauth.dropClients({ unusedBefore: Number.MAX_SAFE_INTEGER, usedBefore: Number.MAX_SAFE_INTEGER });
  await using site = await serveOAuth(stores, { oauth: { maxUnusedClients: 3 } });
  for (let i = 0; i < 3; i++) expect((await register(site.url)).status).toBe(201);
  expect((await register(site.url)).status).toBe(503);
  site.scene.clock.pass(3_600_001);
  expect((await register(site.url)).status).toBe(201);
});

it('another process continues a flow, over either engine', async () => {
  for (const shared of [stores, own]) {
    await using first = await serveOAuth(shared);
    const publicUrl = first.url;
    await using second = await serveOAuth(shared, { settings: { publicUrl } });
    const tenant = await first.addTenant();
    second.person = first.person;
    const pkce = newPkce();
    const { client_id: clientId } = await (await register(second.url)).json();
    const consenting = await reachConsent(authorizeUrl(first.url, clientId, pkce));
    const { code = '' } = answerIn(await agree(consenting, tenant));
    const tokens = await (await redeem(second.url, clientId, code, pkce)).json();
    expect((await callMcp(first.url, tokens.access_token)).status).toBe(200);
    expect((await callMcp(second.url, tokens.access_token)).status).toBe(200);
    expect((await redeem(first.url, clientId, code, pkce)).status).toBe(400);
    expect((await callMcp(second.url, tokens.access_token)).status).toBe(401);
  }
});

async function documents(listener: RequestListener, { key, cert } = makeCertificate()) {
  const server = createServer({ key, cert }, listener);
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { cert, url: `https://localhost:${port}/client.json`, [Symbol.dispose]: () => void server.close() };
}

it('a client document is fetched from public addresses only', async () => {
  let asked = 0;
  using published = await documents((_request, answer) => {
    asked += 1;
    const client = { client_id: published.url, client_name: 'Published', redirect_uris: [REDIRECT] };
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(client));
  });
  const { url: clientId, cert: ca } = published;
  const open = createDocumentFetcher({ ca, guard: { allows: () => true, resolve: createDnsLookup() } });
  await using admitting = await serveOAuth(stores, { oauth: { fetchDocument: open } });
  await admitting.addTenant();
  const { html } = await reachConsent(authorizeUrl(admitting.url, clientId, newPkce()));
  expect(html).toContain(`<dd>${new URL(clientId).host}</dd>`);
  expect(asked).toBe(1);

  await using guarded = await serveOAuth(stores, { oauth: { fetchDocument: createDocumentFetcher({ ca }) } });
  for (const id of [clientId, clientId.replace('localhost', '127.0.0.1'), 'https://169.254.169.254/latest']) {
    expect((await newBrowser().get(authorizeUrl(guarded.url, id, newPkce()))).status).toBe(400);
  }
  expect(asked).toBe(1);
});

it('an address may wait for a few client documents only, and registered clients need not wait', async () => {
  const never = new Error('the document never came');
  const { promise: slow, reject } = Promise.withResolvers<Response>();
  slow.catch(() => {});
  const asked: string[] = [];
  const fetchDocument = (url: string) => {
    asked.push(url);
    return slow;
  };
  await using site = await serveOAuth(stores, { oauth: { fetchDocument } });
  // The site ends once no request waits.
  using _ = { [Symbol.dispose]: () => reject(never) };
  const authorize = (id: string) => newBrowser().get(authorizeUrl(site.url, id, newPkce()));
  const idOf = (n: number) => `https://client-${n}.example/client.json`;
  const held = Array.from({ length: 4 }, (_, n) => authorize(idOf(n)));
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  const page = await authorize(idOf(4));
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '5']);
  expect(page.headers.get('content-type')).toContain('text/html');
  const refused = await redeem(site.url, idOf(5), 'code', newPkce());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await refused.json()).toMatchObject({ error: 'temporarily_unavailable' });
  const { client_id: registered } = await (await register(site.url)).json();
  expect((await authorize(registered)).status).toBe(303);
  reject(never);
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(4).fill(400));
});

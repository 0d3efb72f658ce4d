// A refresh token used twice within 60 seconds (decisions 11): a lost response, two windows, two processes; on both
// engines.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import type { OAuthStore } from '../../src/oauth/index.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { authorized, callMcp, refresh, registered, type Tokens } from '../support/oauth-client.ts';
import { migratedDatabase } from '../support/postgres-database.ts';
import { tempDirectory } from '../support/temp-store.ts';
import { type OAuthScene, serveOAuth } from './oauth-scene.ts';

describe.each(['sqlite', 'postgres'] as const)('over %s', (engine) => {
  /** Two processes over one store, each with separate connections. */
  let place: { store: string } & AsyncDisposable;
  let stores: Stores;
  let otherStores: Stores;
  let site: OAuthScene;
  let other: OAuthScene;
  let tenant: string;
  beforeAll(async () => {
    place = engine === 'sqlite' ? await tempDirectory() : await migratedDatabase();
    const open = () => openStores({ store: place.store }, { clock: systemClock, ids: systemIds });
    stores = await open();
    otherStores = await open();
    site = await serveOAuth(stores);
    other = await serveOAuth(otherStores, { settings: { publicUrl: site.url } });
    tenant = await site.addTenant();
  });
  afterAll(async () => {
    for (const each of [site, other]) await each[Symbol.asyncDispose]();
    for (const each of [stores, otherStores]) await each.close();
    await place[Symbol.asyncDispose]();
  });

  const pairOf = ({ access_token, refresh_token }: Tokens) => ({ access_token, refresh_token });
  const refreshed = async (url: string, clientId: string, token: string): Promise<Tokens> =>
    (await refresh(url, clientId, token)).json();

  it('a refresh whose response was lost can be repeated for 60 seconds', async () => {
    const { clientId, tokens } = await authorized(site.url, tenant);
    const lost = await refreshed(site.url, clientId, tokens.refresh_token);
    expect(lost.refresh_token).not.toBe(tokens.refresh_token);
    site.scene.clock.pass(59_999);
    const again = await refreshed(site.url, clientId, tokens.refresh_token);
    expect(pairOf(again)).toEqual(pairOf(lost));
    expect([lost.expires_in, again.expires_in]).toEqual([3600, 3541]);
    expect((await callMcp(site.url, again.access_token)).status).toBe(200);
    const next = await refresh(site.url, clientId, again.refresh_token);
    expect(next.status).toBe(200);
  });

  it('a used token stays used if the clock goes back', async () => {
    const { clientId, tokens } = await authorized(site.url, tenant);
    const next = await refreshed(site.url, clientId, tokens.refresh_token);
    site.scene.clock.pass(-59_999);
    expect(pairOf(await refreshed(site.url, clientId, tokens.refresh_token))).toEqual(pairOf(next));
    site.scene.clock.pass(-1);
    expect((await refresh(site.url, clientId, tokens.refresh_token)).status).toBe(400);
    site.scene.clock.pass(60_000);
    expect((await refresh(site.url, clientId, next.refresh_token)).status).toBe(400);
  });

  it('8 concurrent refreshes on two processes get the same token pair', async () => {
    const { clientId, tokens } = await authorized(site.url, tenant);
    const sent = Array.from({ length: 8 }, (_, i) =>
      refreshed((i % 2 === 0 ? site : other).url, clientId, tokens.refresh_token),
    );
    const [first, ...others] = (await Promise.all(sent)).map(pairOf);
    if (!first) throw new Error('nobody was answered');
    expect(first).toEqual({ access_token: expect.any(String), refresh_token: expect.any(String) });
    expect(others).toEqual(Array(7).fill(first));
    expect((await callMcp(site.url, first.access_token)).status).toBe(200);
    expect((await refresh(other.url, clientId, first.refresh_token)).status).toBe(200);
  });

  it('another process returns the same pair', async () => {
    const { clientId, tokens } = await authorized(site.url, tenant);
    const lost = await refreshed(site.url, clientId, tokens.refresh_token);
    expect(pairOf(await refreshed(other.url, clientId, tokens.refresh_token))).toEqual(pairOf(lost));
  });

  it('a client one refresh behind catches up while another continues', async () => {
    const { clientId, tokens } = await authorized(site.url, tenant);
    const second = await refreshed(site.url, clientId, tokens.refresh_token);
    const third = await refreshed(site.url, clientId, second.refresh_token);
    const behind = await refreshed(site.url, clientId, tokens.refresh_token);
    expect(pairOf(behind)).toEqual(pairOf(second));
    expect(pairOf(await refreshed(site.url, clientId, behind.refresh_token))).toEqual(pairOf(third));
  });

  it('a pair that was not stored is never issued, and a retry succeeds', async () => {
    let isBroken = true;
    const addArtifact: OAuthStore['addArtifact'] = (artifact) =>
      isBroken ? Promise.reject(new Error('SELECT secret')) : stores.oauth.addArtifact(artifact);
    await using failing = await serveOAuth(stores, { oauth: { store: { ...stores.oauth, addArtifact } } });
    const own = await failing.addTenant();
    const { clientId, tokens } = await authorized(failing.url, own);
    const answer = await refresh(failing.url, clientId, tokens.refresh_token);
    expect([answer.status, await answer.json()]).toMatchObject([500, { error: 'server_error' }]);
    isBroken = false;
    const next = await refreshed(failing.url, clientId, tokens.refresh_token);
    expect((await callMcp(failing.url, next.access_token)).status).toBe(200);
    expect(failing.scene.logs.join()).not.toContain(tokens.refresh_token);
  });

  it('another client gets nothing, and a revoked family stays revoked', async () => {
    const { clientId, tokens } = await authorized(site.url, tenant);
    const next = await refreshed(site.url, clientId, tokens.refresh_token);
    const thief = await registered(site.url);
    expect((await refresh(site.url, thief, tokens.refresh_token)).status).toBe(400);
    expect((await callMcp(site.url, next.access_token)).status).toBe(200);
    const body = new URLSearchParams({ client_id: clientId, token: next.refresh_token });
    await fetch(`${site.url}/oauth/revoke`, { method: 'POST', body });
    expect((await refresh(site.url, clientId, tokens.refresh_token)).status).toBe(400);
    expect((await callMcp(site.url, next.access_token)).status).toBe(401);
  });
});

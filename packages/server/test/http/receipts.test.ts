// `GET status_url` (Spec 2.8, 4.3; decisions 4 "Receipts").
import { randomUUID } from 'node:crypto';
import { receiptSchema } from '@service/protocol/schemas';
import { describe, expect, it } from 'vitest';
import type { NewToken } from '../../src/tokens/index.ts';
import { addConnection, addKey, addSisterBrand, eventRequest } from '../support/event-requests.ts';
import { type Answer, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();

async function site() {
  const connection = await addConnection(scene.stores);
  const { secret } = await addKey(scene, connection);
  const accepted = await scene.inject(eventRequest(connection.id, secret, { body: { event_id: 'booking-1' } }));
  const { receipt_id, status_url } = accepted.json<{ receipt_id: string; status_url: string }>();
  const read = (url = status_url, key: string | undefined = secret): Promise<Answer> =>
    scene.inject({ method: 'GET', url, headers: key ? { authorization: `Bearer ${key}` } : {} });
  const readWith = async (change: Partial<NewToken>) =>
    read(status_url, (await addKey(scene, connection, change)).secret);
  return { connection, receipt_id, status_url, read, readWith };
}

const refusal = (answer: Answer) => [answer.statusCode, answer.json().error?.code];
const NOT_FOUND = [404, 'not_found'];

describe('a receipt', () => {
  it('is queued until it is projected', async () => {
    const { connection, receipt_id, read } = await site();
    const answer = await read();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(receiptSchema.parse(answer.json())).toEqual({
      receipt_id,
      connection_id: connection.id,
      event_id: 'booking-1',
      event_handle: 'booking_confirmed',
      status: 'confirmed',
      state: 'queued',
      outcome: null,
      received_at: new Date(scene.clock.now()).toISOString(),
      processed_at: null,
      attribution: null,
    });
  });

  it('can be read under the install ID, and in upper case', async () => {
    const { connection, receipt_id, status_url, read } = await site();
    const alias = status_url.replace(connection.id, connection.installId);
    const upper = status_url.replace(receipt_id, receipt_id.toUpperCase());
    const answers = [await read(), await read(alias), await read(upper)].map((answer) => answer.json());
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it.each([{ scopes: ['read'] }, { scopes: ['write'] }, { scopes: ['read', 'write'] }] as const)(
    'can be read with a key of scopes %j',
    async ({ scopes }) => {
      const { readWith } = await site();
      expect((await readWith({ scopes: [...scopes] })).statusCode).toBe(200);
    },
  );

  it('can be read with a demo key of the tenant', async () => {
    const { readWith } = await site();
    expect((await readWith({ demo: true, scopes: ['read'] })).statusCode).toBe(200);
  });

  it('is 401 without a key', async () => {
    const { status_url } = await site();
    const answer = await scene.inject({ method: 'GET', url: status_url });
    expect([...refusal(answer), answer.headers['www-authenticate']]).toEqual([401, 'unauthorized', 'Bearer']);
  });

  it('is 404 for a key of another brand or tenant', async () => {
    const { connection, status_url, read, readWith } = await site();
    expect(refusal(await readWith({ brandIds: [await addSisterBrand(scene.stores, connection)] }))).toEqual(NOT_FOUND);
    const tenant = { id: randomUUID(), name: 'Other', plan: 'free' as const, createdAt: 0 };
    await scene.stores.tenants.createTenant(tenant);
    const { secret } = await addKey(scene, connection, { tenantId: tenant.id });
    expect(refusal(await read(status_url, secret))).toEqual(NOT_FOUND);
  });

  it('is 404 under another connection, even if the key has access to both', async () => {
    const { connection, status_url, read } = await site();
    const other = await addConnection(scene.stores);
    expect(refusal(await read(status_url.replace(connection.id, other.id)))).toEqual(NOT_FOUND);
  });

  it.each([randomUUID(), 'x', '%00', '00000000-0000-0000-0000-000000000000'])('is 404 with the id %s', async (id) => {
    const { connection, read } = await site();
    expect(refusal(await read(`/api/v1/billing-events/${connection.id}/receipts/${id}`))).toEqual(NOT_FOUND);
  });

  it('is 404 if the install is inactive or has no connection', async () => {
    const { connection, receipt_id, read } = await site();
    const bare = await scene.install();
    expect(refusal(await read(`/api/v1/billing-events/${bare.id}/receipts/${receipt_id}`))).toEqual(NOT_FOUND);
    await scene.stores.installs.updateInstall(connection.installId, { active: false });
    await scene.configCache.poll();
    expect(refusal(await read())).toEqual(NOT_FOUND);
  });

  it('is read-only: another method is 405', async () => {
    const { status_url } = await site();
    const answer = await scene.inject({ method: 'POST', url: status_url, payload: '' });
    expect([answer.statusCode, String(answer.headers.allow)]).toEqual([405, expect.stringContaining('GET')]);
  });
});

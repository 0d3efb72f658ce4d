// The keys that `demo` creates (decisions 5, 12), used with a serving process; `catalogue.test.ts` covers the rest.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventRequest } from '../support/event-requests.ts';
import { sendTo, startTestService, type TestService } from '../support/service.ts';
import { type Document, makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { plantDemo } from './demo-workplace.ts';

let here: Workplace;
let service: TestService;
beforeAll(async () => {
  here = makeWorkplace();
  await plantDemo(here);
  service = await startTestService({ settings: { store: `sqlite:${here.path}` } });
}, PROCESS_TEST_MS);
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await here.remove();
});

describe('demo', () => {
  const report = async ({ install_id, token, event_handle }: Document) =>
    (await sendTo(service.url, eventRequest(String(install_id), String(token), { body: { event_handle } }))).status;

  it('issues a working key each time and keeps recent ones', async () => {
    const made = await Promise.all([here.runJson('demo'), here.runJson('demo')]);
    made.push(await here.runJson('demo'));
    expect(new Set(made.map(({ token }) => token)).size).toBe(3);
    expect(await Promise.all(made.map(report))).toEqual(made.map(() => 202));
  });

  it('issues keys that expire', async () => {
    const { tenant_id } = await here.runJson('demo');
    const keys = await service.stores.tokens.listTokens(String(tenant_id));
    const days = keys.map(({ createdAt, expiresAt }) => ((expiresAt ?? Number.NaN) - createdAt) / 86_400_000);
    expect(new Set(days.map(Math.round))).toEqual(new Set([30]));
  });

  it('revokes its own keys after a day, and no others', async () => {
    const { tenant_id } = await here.runJson('demo');
    const keyOf = (name: string, age: number) => ({
      id: randomUUID(),
      tenantId: String(tenant_id),
      name,
      hash: randomBytes(32),
      scopes: ['write' as const],
      brandIds: null,
      demo: false,
      createdAt: Date.now() - age,
      expiresAt: null,
      revokedAt: null,
      userId: null,
      lastUsedOn: null,
    });
    const DAY = 86_400_000;
    const [old, young, own] = [keyOf('demo', DAY), keyOf('demo', DAY - 60_000), keyOf('Back end', 2 * DAY)];
    for (const key of [old, young, own]) await service.stores.tokens.createToken(key);
    await here.runJson('demo');
    const kept = await service.stores.tokens.listTokens(String(tenant_id));
    const isRevoked = ({ id }: { id: string }) => kept.find((key) => key.id === id)?.revokedAt !== null;
    expect([old, young, own].map(isRevoked)).toEqual([true, false, false]);
  });
});

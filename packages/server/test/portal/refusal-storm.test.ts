// Thousands of refused calls at once: to invented IDs, with personal data wherever a caller can put it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import type { Install } from '../../src/integrations/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import { eventRequest } from '../support/event-requests.ts';
import { unknownInstallId } from '../support/installs.ts';
import { actionRequest, type CollectRequest, linkRequest, redeemRequest, sessionRequest } from '../support/requests.ts';
import { sendTo } from '../support/service.ts';
import { openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

const CALLS = rounds({ quick: 1000, full: 10_000 });
const AT_ONCE = 50;
/** One in this many calls is of our own install. */
const OURS_EVERY = 50;
const SECRETS = ['ann@shop.example', 'svc_v_personalvisitor', '4242424242424242', 'svc_pat_AbCd1234', '203.0.113.77'];

describe('a storm of refused calls', () => {
  let scene: SignInScene;
  let install: Install;
  let person: Person;
  beforeAll(async () => {
    scene = await openSignInScene('SQLite');
    ({ install } = scene.here);
    person = await scene.person('tenant-of-tests');
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  it('to invented IDs displaces no install’s refusals and stores nothing personal', async () => {
    const statuses = new Map<number, number>();
    let next = 0;
    async function call(): Promise<void> {
      while (next < CALLS) {
        const index = next++;
        const request = index % OURS_EVERY === 0 ? refusedOfOurs(install.id) : invented(index);
        const { status } = await sendTo(scene.here.url, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, call));
    expect([...statuses.keys()].toSorted()).toEqual([401, 404, 422]);
    expect(statuses.get(422)).toBe(CALLS / OURS_EVERY);
    expect((await sendTo(scene.here.url, sessionRequest(install.id))).status).toBe(200);
    scene.clock.pass(1000);
    await expect.poll(async () => countOf(await refusals('&kind=visit')), POLL).toBe(CALLS / OURS_EVERY);
    const seen = JSON.stringify(await refusals('')) + [...scene.here.logs, ...scene.there.logs].join('');
    for (const secret of SECRETS) expect(seen).not.toContain(secret);
  }, 120_000);

  interface Row {
    install_id: string | null;
    count: number;
  }
  const countOf = (rows: readonly Row[]): number => rows.reduce((sum, { count }) => sum + count, 0);

  async function refusals(query: string): Promise<Row[]> {
    const path = `/brands/${install.brandId}/live?outcome=refused&limit=200&install=${install.id}${query}`;
    const page: { rows: Row[] } = JSON.parse(await (await person.portal('GET', path)).text());
    return page.rows;
  }
});

const refusedOfOurs = (id: string): CollectRequest =>
  sessionRequest(id, { body: { consent: false, [SECRETS[0] ?? '']: SECRETS[1] } });

function invented(index: number): CollectRequest {
  const secret = SECRETS[index % SECRETS.length] ?? '';
  const change = { headers: { origin: `https://site-${index}.example` }, body: { [secret]: secret } };
  const id = unknownInstallId();
  const requests = [
    () => sessionRequest(id, change),
    () => actionRequest(id, secret, change),
    () => linkRequest(id, secret, change),
    () => redeemRequest(id, secret, change),
    () => eventRequest(systemIds.random(), undefined, { body: { [secret]: secret } }),
    () => eventRequest(id, secret, { headers: { 'webhook-id': secret } }),
    () => ({ ...sessionRequest(secret, change), url: `${sessionRequest(id).url}?q=${secret}` }),
  ];
  return requests[index % requests.length]?.() ?? sessionRequest(id);
}

const POLL = { timeout: 10_000, interval: 100 };

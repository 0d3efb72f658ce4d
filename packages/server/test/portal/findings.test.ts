// The portal's findings: the inbox, one finding with its quote in the answer, its fix with a price, and its states.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '../../src/plans/index.ts';
import type { AnswerInput } from '../../src/visibility/index.ts';
import { answerScene, DAY, START } from '../support/answer-scene.ts';
import { ENGINES, openSignInScene, type SignInScene } from '../support/sign-in-scene.ts';

const WRONG = 'Many like it. The D-100 costs $999. It is sold out <script>alert(1)</script>.';

describe.each(ENGINES)('the findings of the portal, over %s', (engine) => {
  let scene: SignInScene;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  async function brand() {
    const { stores } = scene.here;
    const made = await answerScene(stores);
    const { tenantId, brandId, recorder, answerOf } = made;
    const person = await scene.person(tenantId, 'member');
    let scans = 0;
    async function call(method: string, path: string, body?: object) {
      const response = await person.portal(method, `/brands/${brandId}/findings${path}`, body);
      return { status: response.status, ...(await response.json()) };
    }
    return {
      ...made,
      email: person.email,
      call,
      async scan(text: string, given: Partial<AnswerInput> = {}) {
        const scanId = randomUUID();
        await recorder.recordAnswer(answerOf({ scanId, text, askedAt: START + scans++ * DAY, ...given }));
        await recorder.finishScan({ tenantId, brandId, scanId });
      },
      first: async () => (await call('GET', '')).findings[0].id,
    };
  }

  it('list the worst first, count states, and filter', async () => {
    const { call, scan } = await brand();
    await scan('The D-200 weighs 21 kg.', { engine: 'two' });
    await scan(WRONG);
    await scan(WRONG);
    expect(await call('GET', '')).toMatchObject({
      findings: [
        {
          subject: 'D-100',
          claimed: '999 USD',
          verified: '499 USD',
          severity: 'critical',
          answers: 2,
          engines: ['one'],
        },
        { subject: 'D-200', severity: 'low', engines: ['two'] },
      ],
      has_more: false,
      counts: { open: 2, fixed: 0, dismissed: 0 },
      engines: ['one', 'two'],
      markets: ['US'],
    });
    expect((await call('GET', '?engine=two&state=open')).findings).toHaveLength(1);
    expect((await call('GET', '?severity=high')).findings).toEqual([]);
    expect((await call('GET', '?state=closed')).status).toBe(422);
  });

  it('include the quote in the answer, the fact and the history', async () => {
    const { call, scan, first } = await brand();
    await scan(WRONG);
    expect(await call('GET', `/${await first()}`)).toMatchObject({
      seen_in: {
        answer_id: expect.any(String),
        engine: 'one',
        market: 'US',
        prompt: 'Which desk should I buy?',
        before: 'Many like it. ',
        quote: 'The D-100 costs $999.',
        after: ' It is sold out <script>alert(1)</script>.',
      },
      fact: { source: 'https://acme.example/facts', date: '2026-01-01' },
      frequency: [{ engine: 'one', market: 'US', answers: 1, of: 1 }],
      history: [{ state: 'open', cause: 'answers', by: null }],
      fix: null,
      fix_price: { cents: 0, counted: false },
    });
  });

  it('are dismissed with a reason and reopened, and record who did it', async () => {
    const { call, scan, first, email } = await brand();
    await scan(WRONG);
    const id = await first();
    expect((await call('POST', `/${id}/dismiss`, { reason: 'because' })).status).toBe(422);
    const dismissed = await call('POST', `/${id}/dismiss`, { reason: 'other', note: 'Sold out.' });
    expect(dismissed).toMatchObject({ status: 200, state: 'dismissed' });
    expect(await call('POST', `/${id}/reopen`)).toMatchObject({
      state: 'open',
      history: [
        { state: 'open', cause: 'answers' },
        { state: 'dismissed', cause: 'person', reason: 'other', note: 'Sold out.', by: email },
        { state: 'open', cause: 'person', by: email },
      ],
    });
  });

  it('return a fix once its price is accepted, and charge once', async () => {
    const { call, scan, first, tenantId } = await brand();
    const { stores } = scene.here;
    await setPlan(stores)({ tenantId, plan: 'protect' });
    await scan(WRONG);
    const id = await first();
    const offered = await call('GET', `/${id}`);
    expect(offered.fix_price).toEqual({ cents: 0, counted: true });
    expect(offered).toMatchObject({ fix_quota: { used: 0, included: expect.any(Number) }, fix_requested_at: null });
    const { fix, fix_price, fix_quota, fix_requested_at } = await call('POST', `/${id}/fix`, { agreed_cents: 0 });
    expect(fix.steps).toContainEqual({ action: 'publish_snippet', target: 'https://acme.example/facts' });
    expect(JSON.parse(fix.json_ld)).toMatchObject({ '@type': 'Product', offers: { price: 499 } });
    expect(fix_price).toEqual({ cents: 0, counted: false });
    expect([fix_quota, typeof fix_requested_at]).toEqual([null, 'string']);
    expect((await call('GET', `/${id}`)).fix).toEqual(fix);
  });

  it('charge no more than the accepted price', async () => {
    const { call, scan, tenantId } = await brand();
    const { stores } = scene.here;
    await setPlan(stores)({ tenantId, plan: 'protect' });
    const prices = ['$699', '$799', '$899', '$999', '$1,099', '$1,199'];
    for (const price of prices) await scan(`The D-100 costs ${price}.`);
    const ids: string[] = (await call('GET', '')).findings.map(({ id }: { id: string }) => id);
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await call('POST', `/${id}/fix`, { agreed_cents: 0 })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
    const last = ids.at(-1);
    expect((await call('GET', `/${last}`)).fix_price).toEqual({ cents: 500, counted: true });
    expect(await call('POST', `/${last}/fix`, { agreed_cents: 500 })).toMatchObject({
      status: 200,
      fix_price: { cents: 0 },
    });
  });

  it('of another brand return 404', async () => {
    const [own, other] = [await brand(), await brand()];
    await other.scan(WRONG);
    const id = await other.first();
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/dismiss', { reason: 'minor' }],
      ['POST', '/reopen', undefined],
      ['POST', '/fix', { agreed_cents: 0 }],
    ] as const) {
      expect((await own.call(method, `/${id}${path}`, body)).status).toBe(404);
    }
    expect((await other.call('GET', `/${id}`)).state).toBe('open');
  });
});

// The portal's description of a brand: read and replaced as one document, validated by line, exported, and prompt
// suggestions.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '../../src/plans/index.ts';
import { answerScene } from '../support/answer-scene.ts';
import { ENGINES, openSignInScene, type SignInScene } from '../support/sign-in-scene.ts';

describe.each(ENGINES)('the description in the portal, over %s', (engine) => {
  let scene: SignInScene;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  async function brand() {
    const made = await answerScene(scene.here.stores);
    const person = await scene.person(made.tenantId, 'member');
    const send = (method: string, path: string, body?: object) =>
      person.portal(method, `/brands/${made.brandId}${path}`, body);
    async function call(method: string, path: string, body?: object) {
      const response = await send(method, path, body);
      return { status: response.status, ...(await response.json()) };
    }
    return { ...made, send, call };
  }

  it('is the brand file, and is replaced as one document', async () => {
    const { call } = await brand();
    const read = await call('GET', '/description');
    expect(read).toMatchObject({
      document: {
        name: 'Acme',
        competitors: [{ name: 'Radix' }, { name: 'Pedalo' }],
        markets: ['US', 'UK', 'DE', 'JP'],
      },
      plan: { max_prompts: 10, max_competitors: null },
    });
    const { document, revision } = read;
    const prompts = [...document.prompts, { text: 'Is a desk <b>good</b>?', market: 'US' }];
    const saved = await call('PUT', '/description', { revision, text: JSON.stringify({ ...document, prompts }) });
    expect(saved).toMatchObject({ status: 200, changed: true, warnings: [] });
    expect(saved.document.prompts).toHaveLength(4);
    expect(saved.revision).not.toBe(revision);
    const again = await call('PUT', '/description', {
      revision: saved.revision,
      text: JSON.stringify(saved.document),
    });
    expect(again).toMatchObject({ changed: false, revision: saved.revision });
  });

  it('is not overwritten by a user who read an older version', async () => {
    const { call } = await brand();
    const { document, revision } = await call('GET', '/description');
    const mine = { revision, text: JSON.stringify({ ...document, competitors: ['Mine'] }) };
    const theirs = { revision, text: JSON.stringify({ ...document, competitors: ['Theirs'] }) };
    const [first, second] = await Promise.all([call('PUT', '/description', mine), call('PUT', '/description', theirs)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.error.code).toBe('changed_meanwhile');
    const kept = first.status === 200 ? 'Mine' : 'Theirs';
    expect((await call('GET', '/description')).document.competitors).toEqual([{ name: kept }]);
  });

  it('reports errors and warnings with their lines', async () => {
    const { call } = await brand();
    const text = 'name: Acme\ndomain: acme.example\nprompts:\n  - text: Why?\n    market: FR\nspeed: 3\n';
    const issues = [
      { line: 5, path: 'prompts.0.market', message: expect.any(String) },
      { line: 6, path: 'speed', message: expect.any(String) },
    ];
    expect(await call('POST', '/description/check', { text })).toMatchObject({ issues, counts: null });
    const { revision } = await call('GET', '/description');
    const refused = await call('PUT', '/description', { revision, text });
    expect([refused.status, refused.error.code, refused.error.issues]).toEqual([422, 'invalid_input', issues]);
    const sound = 'name: Acme\ndomain: acme.example\ncompetitors:\n  - Apple\n';
    expect(await call('POST', '/description/check', { text: sound })).toMatchObject({
      issues: [],
      warnings: [{ line: 4, path: expect.stringContaining('competitors.0'), message: expect.any(String) }],
      counts: { prompts: 0, facts: 0, competitors: 1 },
    });
  });

  it('says before saving what a file would remove', async () => {
    const { call } = await brand();
    const { document } = await call('GET', '/description');
    const none = { prompts: 0, facts: 0, competitors: 0, product_lines: 0, skus: 0 };
    const check = (file: object) => call('POST', '/description/check', { text: JSON.stringify(file) });
    expect((await check(document)).removes).toEqual(none);
    const [first, ...prompts] = document.prompts;
    const changed = { ...document, competitors: ['Radix'], prompts: [...prompts, { ...first, tags: ['new'] }] };
    expect((await check(changed)).removes).toEqual({ ...none, competitors: 1 });
    const { length } = document.prompts;
    expect((await check({ name: 'Other', domain: 'acme.example' })).removes).toMatchObject({
      prompts: length,
      competitors: 2,
    });
    const { removes } = await call('POST', '/description/check', { text: 'name: 3' });
    expect(removes).toBeNull();
  });

  it('respects the limits of the plan', async () => {
    const { call, tenantId } = await brand();
    await setPlan(scene.here.stores)({ tenantId, plan: 'free' });
    const { document, revision } = await call('GET', '/description');
    const prompts = Array.from({ length: 11 }, (_, i) => ({ text: `Question ${i}?`, market: 'US' }));
    const refused = await call('PUT', '/description', { revision, text: JSON.stringify({ ...document, prompts }) });
    expect([refused.status, refused.error.code]).toEqual([409, 'quota_exceeded']);
  });

  it('is exported as YAML and JSON that can be imported again', async () => {
    const { call, send } = await brand();
    const { revision, document } = await call('GET', '/description');
    for (const format of ['yaml', 'json']) {
      const file = await send('GET', `/description/file?format=${format}`);
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="Acme.${format}"`);
      const text = await file.text();
      expect(await call('PUT', '/description', { revision, text })).toMatchObject({ changed: false, document });
    }
  });

  it('suggests prompts, first for markets without any', async () => {
    const { call } = await brand();
    const { suggestions } = await call('GET', '/prompt-suggestions');
    expect(suggestions[0]).toMatchObject({ reason: 'comparison', language: 'de', market: 'DE' });
    expect(suggestions.length).toBeGreaterThan(5);
  });
});

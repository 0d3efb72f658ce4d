// The seven tools over `POST /rpc` (Spec 4.6; decisions 6): each result matches the schema in `tools/list`.
import { randomUUID } from 'node:crypto';
import { TOOL_LISTINGS, TOOL_NAMES, TOOL_SCHEMAS, type ToolName } from '@service/protocol/schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { recorderOver } from '../support/answer-scene.ts';
import { addDemoToken, addTenancy, addToken, callingWith } from '../support/calls.ts';
import { sharedScene } from '../support/scene.ts';
import { createTestScans } from '../support/test-scans.ts';

const scans = createTestScans();
const scene = await sharedScene({ scans });
const tenancy = await addTenancy(scene);
const { call, send } = callingWith(scene, tenancy.secret);
const brand = 'acme ferries';
const ajv = new Ajv2020({ strict: false, validateFormats: false });

const ARGUMENTS: Record<ToolName, object> = {
  list_brands: {},
  get_brand_overview: { brand },
  list_prompts: { brand },
  get_brand_verified_info: { brand },
  verify_brand_claim: { brand, claim: 'Acme Ferries costs $59.' },
  get_brand_discoverability: { brand },
  run_brand_scan: { brand },
};

describe('tools/list', () => {
  it('shows the seven tools in order, each with its schemas', async () => {
    const { result } = (await send({ jsonrpc: '2.0', id: 'a', method: 'tools/list' })).json();
    expect(result.tools.map(({ name }: { name: string }) => name)).toEqual(TOOL_NAMES);
    expect(TOOL_NAMES).toHaveLength(7);
    expect(result.tools).toEqual(JSON.parse(JSON.stringify(TOOL_LISTINGS)));
  });

  it('marks the tools that may charge the plan', () => {
    const writing = TOOL_LISTINGS.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name);
    expect(writing).toEqual(['verify_brand_claim', 'run_brand_scan']);
  });
});

describe('tools/call', () => {
  it.each(TOOL_NAMES)('%s matches its output schema, as structured content and as text', async (name) => {
    const { result } = await call(name, ARGUMENTS[name]);
    expect(result?.isError).toBe(false);
    expect(JSON.parse(result?.content[0]?.text ?? '')).toEqual(result?.structuredContent);
    TOOL_SCHEMAS[name].output.parse(result?.structuredContent);
    const validate = ajv.compile(TOOL_LISTINGS.find((listing) => listing.name === name)?.outputSchema ?? {});
    expect(validate(result?.structuredContent), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each(TOOL_NAMES)('%s names each invalid argument', async (name) => {
    const { error } = await call(name, { ...ARGUMENTS[name], surprise: 1 });
    expect(error).toMatchObject({ code: -32602, data: { code: 'invalid_params', issues: [{ path: '' }] } });
    const limit = await call('list_brands', { limit: 101 });
    expect(limit.error).toMatchObject({ code: -32602, data: { issues: [{ path: 'limit' }] } });
  });

  it('refuses an unknown tool', async () => {
    expect((await call('toString')).error).toMatchObject({ code: -32602, data: { issues: [{ path: 'name' }] } });
  });

  it.each(['ACME', 'Ａｃｍｅ Ferries', 'acme.example', tenancy.brandId])('finds the brand by %s', async (wanted) => {
    const { result } = await call('get_brand_verified_info', { brand: wanted, kind: 'founder' });
    expect(result?.structuredContent).toMatchObject({
      brand: { id: tenancy.brandId, name: 'Acme Ferries' },
      facts: [{ kind: 'founder', name: 'Eva Beispiel', subject: 'Acme Ferries' }],
    });
  });

  it('finds no brand of another tenant or outside the token’s access', async () => {
    const other = await addTenancy(scene);
    const foreign = await call('get_brand_overview', { brand: other.brandId });
    expect(foreign.error).toMatchObject({ code: -32003, data: { code: 'brand_not_found', candidates: [] } });
    const held = await addToken(scene, tenancy.tenantId, { brandIds: [tenancy.brandId] });
    await scene.stores.brands.createBrand({
      id: crypto.randomUUID(),
      tenantId: tenancy.tenantId,
      name: 'Hidden',
      domain: 'h.example',
      aliases: [],
      createdAt: 1,
    });
    const limited = callingWith(scene, held);
    expect((await limited.call('get_brand_overview', { brand: 'Hidden' })).error?.code).toBe(-32003);
    const { result } = await limited.call('list_brands');
    expect(result?.structuredContent).toMatchObject({ brands: [{ id: tenancy.brandId }], next_cursor: null });
  });

  it('names the candidates for an ambiguous brand', async () => {
    const twins = await addTenancy(scene);
    const id = crypto.randomUUID();
    await scene.stores.brands.createBrand({
      id,
      tenantId: twins.tenantId,
      name: 'Acme',
      domain: 'second.example',
      aliases: [],
      createdAt: 1,
    });
    const { error } = await callingWith(scene, twins.secret).call('list_prompts', { brand: 'acme' });
    expect(error).toMatchObject({ code: -32004, data: { code: 'ambiguous_brand' } });
    expect(error?.data.candidates).toEqual(
      expect.arrayContaining([
        { id: twins.brandId, name: 'Acme Ferries', domain: 'acme-ferries.example' },
        { id, name: 'Acme', domain: 'second.example' },
      ]),
    );
  });

  it('suggests similarly spelled brands that the caller can see', async () => {
    const { error } = await call('get_brand_overview', { brand: 'Acme Feries' });
    expect(error).toMatchObject({ code: -32003, data: { code: 'brand_not_found' } });
    expect(error?.data.candidates).toEqual([
      { id: tenancy.brandId, name: 'Acme Ferries', domain: 'acme-ferries.example' },
    ]);
    const demo = callingWith(scene, await addDemoToken(scene));
    expect((await demo.call('get_brand_overview', { brand: 'Acme Feries' })).error?.data.candidates).toEqual([]);
  });

  it.each(['get_brand_overview', 'get_brand_discoverability'] as const)(
    '%s refuses an unknown engine with the list of engines',
    async (name) => {
      const { error } = await call(name, { brand, engine: 'bing' });
      const message = 'must be one of openai, gemini, perplexity';
      expect(error).toMatchObject({ code: -32602, data: { issues: [{ path: 'engine', message }] } });
    },
  );

  it.each(['ChatGPT', 'gpt', 'OpenAI', 'openai'])('finds an engine by %s', async (engine) => {
    const own = await addTenancy(scene);
    await recorderOver(scene.stores).recordAnswer({
      tenantId: own.tenantId,
      brandId: own.brandId,
      scanId: randomUUID(),
      promptId: 'prompt',
      branded: false,
      market: 'US',
      language: 'en',
      engine: 'openai',
      model: 'm',
      citations: [],
      askedAt: scene.clock.now(),
      text: 'Acme Ferries is good.',
    });
    const { result } = await callingWith(scene, own.secret).call('get_brand_overview', { brand, engine });
    expect(result?.structuredContent).toMatchObject({ answers: 1 });
  });

  it('accepts an engine with past answers that is no longer configured', async () => {
    const own = await addTenancy(scene);
    await recorderOver(scene.stores).recordAnswer({
      tenantId: own.tenantId,
      brandId: own.brandId,
      scanId: randomUUID(),
      promptId: 'prompt',
      branded: false,
      market: 'US',
      language: 'en',
      engine: 'former',
      model: 'm',
      citations: [],
      askedAt: scene.clock.now(),
      text: 'Acme Ferries is good.',
    });
    const { call: ask } = callingWith(scene, own.secret);
    expect((await ask('get_brand_overview', { brand, engine: 'Former' })).result?.structuredContent).toMatchObject({
      answers: 1,
    });
    expect((await ask('get_brand_overview', { brand, engine: 'bing' })).error?.message).toContain('perplexity, former');
  });

  it('reports wrong claims, their location, and the price of the fix', async () => {
    const { result } = await call('verify_brand_claim', { brand, claim: 'The Day plan costs $59.', language: 'en' });
    expect(result?.structuredContent).toMatchObject({
      verdict: 'contradicted',
      facts: [{ kind: 'price', amount: 49 }],
      markets: ['US'],
      fix: null,
      fix_price: { amount_cents: 0, currency: 'USD', prescribed: false },
      charged_cents: 0,
    });
  });

  it('answers a question with the facts', async () => {
    const claim = 'What does the Day plan cost?';
    const { result } = await call('verify_brand_claim', { brand, claim });
    expect(result?.structuredContent).toMatchObject({ verdict: 'question', facts: [{ amount: 49 }], markets: ['US'] });
    const inGermany = await call('verify_brand_claim', { brand, claim, market: 'DE' });
    expect(inGermany.result?.structuredContent).toMatchObject({ verdict: 'question', facts: [{ kind: 'founder' }] });
  });

  it.each([
    ['neither a claim nor a finding', {}],
    ['both', { claim: 'x', finding: 'y' }],
  ])('refuses %s like any invalid value', async (_, args) => {
    const { error } = await call('verify_brand_claim', { brand, ...args });
    expect(error).toMatchObject({ code: -32602, data: { issues: [{ path: 'claim' }] } });
  });

  it('refuses a reversed period, and a product line with a SKU', async () => {
    const period = await call('get_brand_overview', { brand, since: '2027-01-02', until: '2027-01-01' });
    expect(period.error).toMatchObject({ code: -32602, data: { issues: [{ path: 'until' }] } });
    const both = await call('get_brand_overview', { brand, product_line: 'Acme Night', sku: 'AN-1' });
    expect(both.error).toMatchObject({ code: -32602, data: { issues: [{ path: 'product_line' }] } });
  });
});

describe('a fix', () => {
  const wrong = { brand, claim: 'The Day plan costs $59.' };
  const fixesOf = async (tenantId: string) => {
    const month = new Date(scene.clock.now()).toISOString().slice(0, 7);
    const rows = await scene.stores.plans.usageIn(tenantId, [month]);
    return rows.filter(({ unit }) => unit === 'fix').reduce((sum, { used }) => sum + used, 0);
  };

  it('is charged once on request, and stays readable', async () => {
    const own = await addTenancy(scene);
    const { call: ask } = callingWith(scene, own.secret);
    await Promise.all([ask('verify_brand_claim', wrong), ask('verify_brand_claim', { ...wrong, prescribe: false })]);
    expect(await fixesOf(own.tenantId)).toBe(0);
    for (const prescribe of [true, true, false]) {
      const { result } = await ask('verify_brand_claim', { ...wrong, prescribe });
      expect(result?.structuredContent).toMatchObject({
        fix: { steps: [{ action: 'correct_own_page' }, { action: 'publish_snippet' }] },
        fix_price: { amount_cents: 0, prescribed: true },
        charged_cents: 0,
      });
      expect(await fixesOf(own.tenantId)).toBe(1);
    }
  });

  it('shows its price before the charge, and its cost after', async () => {
    const own = await addTenancy(scene);
    await scene.stores.tenants.setPlan(own.tenantId, 'protect');
    const { call: ask } = callingWith(scene, own.secret);
    for (const amount of [51, 52, 53, 54, 55])
      await ask('verify_brand_claim', { brand, claim: `The Day plan costs $${amount}.`, prescribe: true });
    const before = (await ask('verify_brand_claim', wrong)).result?.structuredContent;
    expect(before).toMatchObject({ fix: null, fix_price: { amount_cents: 500, prescribed: false }, charged_cents: 0 });
    const { result } = await ask('verify_brand_claim', { ...wrong, prescribe: true });
    expect(result?.structuredContent).toMatchObject({ charged_cents: 500, fix_price: { amount_cents: 0 } });
    expect(await fixesOf(own.tenantId)).toBe(6);
  });

  it('is available by finding id, with the sources to contact', async () => {
    const own = await addTenancy(scene);
    await recorderOver(scene.stores).recordAnswer({
      tenantId: own.tenantId,
      brandId: own.brandId,
      scanId: randomUUID(),
      promptId: 'prompt',
      branded: false,
      market: 'US',
      language: 'en',
      engine: 'openai',
      model: 'm',
      askedAt: scene.clock.now(),
      text: 'Acme Ferries: the Day plan costs $59.',
      citations: [{ url: 'https://blog.example/a', kind: 'cited', start: 33, end: 36 }],
    });
    const { call: ask } = callingWith(scene, own.secret);
    const [finding] = await scene.stores.findings.listFindings({ brandId: own.brandId });
    const told = (await ask('verify_brand_claim', wrong)).result?.structuredContent;
    expect(told).toMatchObject({ finding_id: finding?.id, fix: null });
    const { result } = await ask('verify_brand_claim', { brand, finding: finding?.id, prescribe: true });
    expect(result?.structuredContent).toMatchObject({
      verdict: 'contradicted',
      finding_id: finding?.id,
      claims: [{ claimed: finding?.claimed }],
      fix: { steps: expect.arrayContaining([expect.objectContaining({ target: 'blog.example' })]) },
    });
    expect(await fixesOf(own.tenantId)).toBe(1);
    const other = await call('verify_brand_claim', { brand, finding: finding?.id });
    expect(other.error).toMatchObject({ code: -32602, data: { issues: [{ path: 'finding' }] } });
  });

  it('is refused to read-only and demo tokens, without a charge', async () => {
    const key = await addToken(scene, tenancy.tenantId, { scopes: ['read'] });
    const demo = await addDemoToken(scene);
    for (const [secret, reason] of [
      [key, 'insufficient_scope'],
      [demo, 'demo_token'],
    ] as const) {
      const { send: ask } = callingWith(scene, secret);
      const params = { name: 'verify_brand_claim', arguments: { ...wrong, prescribe: true } };
      const answer = await ask({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      expect([answer.statusCode, answer.json().error]).toMatchObject([403, { code: -32000, data: { reason } }]);
    }
    expect(await fixesOf(tenancy.tenantId)).toBe(0);
    expect((await callingWith(scene, key).call('verify_brand_claim', wrong)).result?.isError).toBe(false);
  });
});

describe('a page', () => {
  it('continues where the previous page ended, and the last has no cursor', async () => {
    const texts: string[] = [];
    let cursor: string | null | undefined;
    for (let page = 0; page < 3; page++) {
      const { result } = await call('list_prompts', { brand, limit: 1, ...(cursor !== undefined && { cursor }) });
      const { prompts, next_cursor } = TOOL_SCHEMAS.list_prompts.output.parse(result?.structuredContent);
      texts.push(...prompts.map(({ text }) => text));
      cursor = next_cursor;
    }
    expect(texts).toEqual(['Which ferry is best?', 'Is Acme Ferries good?', 'Welche Fähre ist gut?']);
    expect(cursor).toBeNull();
  });

  it('refuses a cursor from another list', async () => {
    const { error } = await call('list_prompts', { brand, cursor: 'bm9uZQ' });
    expect(error).toMatchObject({ code: -32602, data: { issues: [{ path: 'cursor' }] } });
  });
});

describe('a scan', () => {
  it('runs until jobs/get reports its end', async () => {
    const { result } = await call('run_brand_scan', { brand, engines: ['recorded'], markets: ['US'] });
    const { jobId } = TOOL_SCHEMAS.run_brand_scan.output.parse(result?.structuredContent);
    expect(result?.structuredContent).toEqual({ jobId, status: 'running' });
    expect(scans.requests.at(-1)).toEqual({
      brandId: tenancy.brandId,
      tenantId: tenancy.tenantId,
      engines: ['recorded'],
      markets: ['US'],
    });
    const poll = async () => (await send({ jsonrpc: '2.0', id: 1, method: 'jobs/get', params: { jobId } })).json();
    expect((await poll()).result).toMatchObject({ jobId, status: 'running', finished_at: null });
    scans.finish(jobId, { result: { answers: 4 } });
    expect((await poll()).result).toMatchObject({ status: 'succeeded', result: { answers: 4 } });
  });

  it('of another tenant is not visible', async () => {
    const other = await addTenancy(scene);
    const { jobId } = await scans.startScan({ tenantId: other.tenantId, brandId: other.brandId });
    const { error } = (await send({ jsonrpc: '2.0', id: 1, method: 'jobs/get', params: { jobId } })).json();
    expect(error).toMatchObject({ code: -32005, data: { code: 'job_not_found' } });
    const none = (await send({ jsonrpc: '2.0', id: 1, method: 'jobs/get' })).json();
    expect(none.error).toMatchObject({ code: -32602, data: { issues: [{ path: 'jobId' }] } });
  });

  it.each([
    [['read'] as const, 403],
    [['write'] as const, 200],
  ])('is started by a key with the scope %j: %i', async (scopes, status) => {
    const key = await addToken(scene, tenancy.tenantId, { scopes: [...scopes] });
    const asked = scans.requests.length;
    const params = { name: 'run_brand_scan', arguments: { brand } };
    const answer = await callingWith(scene, key).send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    expect(answer.statusCode).toBe(status);
    expect(scans.requests.length - asked).toBe(status === 200 ? 1 : 0);
    if (status === 200) return;
    expect(answer.json().error).toMatchObject({ code: -32000, data: { reason: 'insufficient_scope' } });
  });

  it('of a write-only key does not block reads', async () => {
    const key = await addToken(scene, tenancy.tenantId, { scopes: ['write'] });
    expect((await callingWith(scene, key).call('list_brands')).result?.isError).toBe(false);
  });

  it('beyond the plan is quota_exceeded', async () => {
    const { error } = await call('run_brand_scan', { brand, engines: ['a', 'b', 'c', 'd'] });
    expect(error).toMatchObject({ code: -32002, data: { code: 'quota_exceeded' } });
  });
});

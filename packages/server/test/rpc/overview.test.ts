// `get_brand_overview` over `POST /rpc`: wrong claims, the ranking and how it changed, in the requested sections.
import { randomUUID } from 'node:crypto';
import { OVERVIEW_SECTIONS, TOOL_SCHEMAS } from '@service/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { createWrongClaimReader } from '../../src/claims/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import { type AnswerInput, createAnswerRecorder, listPrompts } from '../../src/visibility/index.ts';
import { addTenancy, callingWith } from '../support/calls.ts';
import { sharedScene } from '../support/scene.ts';

const DAY = 86_400_000;
const scene = await sharedScene();
const tenancy = await addTenancy(scene);
const { call } = callingWith(scene, tenancy.secret);
const { stores, clock } = scene;
const today = new Date(clock.now()).toISOString().slice(0, 10);

const recorder = createAnswerRecorder({ ...stores, clock, ids: systemIds, readWrongClaims: createWrongClaimReader() });
const [prompt] = await listPrompts(stores)({ brandId: tenancy.brandId });

async function answer(text: string, given: Partial<AnswerInput> = {}) {
  const { tenantId, brandId } = tenancy;
  await recorder.recordAnswer({
    tenantId,
    brandId,
    scanId: randomUUID(),
    promptId: prompt?.id ?? '',
    market: 'US',
    language: 'en',
    engine: 'openai',
    model: 'm',
    text,
    citations: [],
    askedAt: clock.now(),
    ...given,
  });
}

const WRONG = 'Rival Lines is first. The Acme Ferries Day plan costs $99.';
for (let day = 0; day < 3; day++) await answer(WRONG, { askedAt: clock.now() - day * DAY });
await answer('Rival Lines is the best.', { askedAt: clock.now() - DAY });
await answer('Acme Night is great. See https://www.acme.example/a.', { engine: 'gemini', market: 'DE' });

async function overview(args: object = {}) {
  const { result } = await call('get_brand_overview', { brand: 'acme', ...args });
  return TOOL_SCHEMAS.get_brand_overview.output.parse(result?.structuredContent);
}

describe('an overview', () => {
  it('lists wrong claims with location, frequency and fix', async () => {
    const { findings, open_findings: open } = await overview();
    expect(open).toEqual({ critical: 1, high: 0, medium: 0, low: 0 });
    expect(findings).toHaveLength(1);
    expect(findings?.[0]).toMatchObject({
      kind: 'price',
      severity: 'critical',
      state: 'open',
      claimed: '99 USD',
      verified: '49 USD',
      quote: 'The Acme Ferries Day plan costs $99.',
      frequency: [{ engine: 'openai', market: 'US', answers: 3, of: 4, share: 0.75 }],
      fix: 'Make sure that https://acme-ferries.example/prices says "49 USD", not "99 USD".',
    });
  });

  it('lists twenty findings and counts all open ones', async () => {
    const own = await addTenancy(scene);
    const { tenantId, brandId } = own;
    const wrong = (amount: number): AnswerInput => ({
      tenantId,
      brandId,
      scanId: randomUUID(),
      promptId: 'prompt',
      market: 'US',
      language: 'en',
      citations: [],
      engine: 'openai',
      model: 'm',
      text: `The Acme Ferries Day plan costs $${amount}.`,
      askedAt: clock.now(),
    });
    await recorder.recordAnswers(Array.from({ length: 21 }, (_, i) => wrong(100 + i)));
    const { result } = await callingWith(scene, own.secret).call('get_brand_overview', { brand: 'acme' });
    const { findings, open_findings: open } = TOOL_SCHEMAS.get_brand_overview.output.parse(result?.structuredContent);
    expect([findings?.length, open?.critical]).toEqual([20, 21]);
  });

  it('lists the five most cited sources of the finding', async () => {
    const own = await addTenancy(scene);
    const { tenantId, brandId } = own;
    // From "a" to "f", each is cited by one more answer than the one before.
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = names.map((_, i): AnswerInput => {
      const links = names.slice(i).map((name) => `https://${name}.example/x`);
      const text = `The Acme Ferries Day plan costs $99 (${links.join(', ')}).`;
      return {
        tenantId,
        brandId,
        scanId: randomUUID(),
        promptId: 'prompt',
        market: 'US',
        language: 'en',
        citations: [],
        engine: 'openai',
        model: 'm',
        text,
        askedAt: clock.now(),
      };
    });
    await recorder.recordAnswers(answers);
    const { result } = await callingWith(scene, own.secret).call('get_brand_overview', { brand: 'acme' });
    const { findings } = TOOL_SCHEMAS.get_brand_overview.output.parse(result?.structuredContent);
    expect(findings?.map(({ sources }) => sources)).toEqual([
      ['f', 'e', 'd', 'c', 'b'].map((name, i) => ({
        url: `https://${name}.example/x`,
        domain: `${name}.example`,
        own: false,
        answers: 6 - i,
      })),
    ]);
  });

  it('reports the leader', async () => {
    const { competitors } = await overview({ market: 'US' });
    expect(competitors?.map(({ name }) => name)).toEqual(['Rival Lines']);
    expect(competitors?.[0]).toMatchObject({
      mention_rate: { value: 1, numerator: 4, sample_size: 4, change: { reason: 'no_value_before' } },
      share_of_voice: { value: 0.5714, numerator: 4, sample_size: 7 },
      average_position: { value: 1, sample_size: 4 },
    });
  });

  it('lists a trend with a point for each day with answers', async () => {
    const { trend } = await overview();
    expect(trend?.map(({ answers }) => answers)).toEqual([1, 2, 2]);
    expect(trend?.at(-1)).toMatchObject({ since: today, until: today, mention_rate: { value: 1, sample_size: 2 } });
    const long = await overview({ since: new Date(clock.now() - 800 * DAY).toISOString().slice(0, 10) });
    expect(long.trend).toHaveLength(1);
  });

  it.each([
    [{ market: 'DE' }, 0],
    [{ engine: 'gemini' }, 0],
    [{ engine: 'openai', market: 'US' }, 1],
    [{ product_line: 'Acme Night' }, 0],
    [{ sku: 'AN-1' }, 0],
    [{ since: '2020-01-01', until: '2020-01-31' }, 0],
  ])('counts and lists only findings of %o', async (filter, expected) => {
    const { findings, open_findings: open } = await overview(filter);
    expect([findings?.length, open?.critical]).toEqual([expected, expected]);
  });

  it.each(OVERVIEW_SECTIONS)('returns only the section %s', async (section) => {
    const {
      brand: _brand,
      period: _period,
      previous_period: _previous,
      ...rest
    } = await overview({ sections: [section] });
    expect(Object.keys(rest)).toContain(section === 'figures' ? 'mention_rate' : section);
    if (section !== 'figures') expect(Object.keys(rest)).toEqual([section]);
  });

  it.each([[[]], [['figures', 'figures']], [['everything']]])('refuses the sections %j', async (sections) => {
    const { error } = await call('get_brand_overview', { brand: 'acme', sections });
    expect(error?.code).toBe(-32602);
    expect(JSON.stringify(error?.data.issues)).toContain('"path":"sections');
  });

  it('has citations for the brand, but not for a product line', async () => {
    const whole = await overview();
    expect(whole.citation_share).toMatchObject({ value: 1, sample_size: 1 });
    const line = await overview({ product_line: 'Acme Night' });
    expect(line.mention_rate).toMatchObject({ numerator: 1, sample_size: 5 });
    expect([line.citation_share, line.branded?.citation_share, line.trend?.[0]?.citation_share]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('writes no number with more than four decimals', async () => {
    const { result } = await call('get_brand_overview', { brand: 'acme' });
    expect(result?.content[0]?.text).not.toMatch(/\d\.\d{5}/);
  });
});

// Reads answers over `POST /rpc` and `/mcp`, by the ids that prompts and gaps return (decisions 6).
import { randomUUID } from 'node:crypto';
import { TOOL_SCHEMAS } from '@service/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberedPrompts, readProfile } from '../../src/brands/index.ts';
import { recorderOver } from '../support/answer-scene.ts';
import { addTenancy, callingWith, type Tenancy } from '../support/calls.ts';
import { connectMcp } from '../support/mcp-client.ts';
import { sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const url = await scene.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => scene.app.close());
const brand = 'Acme Ferries';
const TEXT = 'Rival Lines is good. Acme Ferries: the Day plan costs $59. See https://blog.example/x.';

let tenancy: Tenancy;
let promptIds: string[];
const { call: callOther } = callingWith(scene, (await addTenancy(scene)).secret);
beforeAll(async () => {
  tenancy = await addTenancy(scene);
  const { file } = await readProfile(scene.stores)(tenancy.brandId);
  promptIds = numberedPrompts(tenancy.brandId, file).map(({ id }) => id);
  const record = (text: string, engine: string, promptId = promptIds[0] ?? '') =>
    recorderOver(scene.stores).recordAnswer({
      tenantId: tenancy.tenantId,
      brandId: tenancy.brandId,
      scanId: randomUUID(),
      promptId,
      text,
      engine,
      market: 'US',
      language: 'en',
      model: `${engine}-1`,
      askedAt: scene.clock.now(),
      citations: [{ url: 'https://acme.example/p', title: 'Prices', start: 0, end: 11, kind: 'cited' }],
    });
  await record(TEXT, 'openai');
  await record('Rival Lines is the best.', 'gemini');
  await record('Acme Ferries it is.', 'gemini', 'a prompt of before');
});

const calls = () => callingWith(scene, tenancy.secret).call;
async function prompts(args: object) {
  const { result, error } = await calls()('list_prompts', { brand, ...args });
  if (error) return { error };
  return TOOL_SCHEMAS.list_prompts.output.parse(result?.structuredContent);
}

describe('list_prompts', () => {
  it('names the answer of each engine and market', async () => {
    const got = await prompts({});
    if ('error' in got) throw new Error('the call was refused');
    expect(got.prompts[0]?.last_results).toMatchObject([
      { engine: 'gemini', market: 'US', answer_id: expect.any(String), mentioned: false },
      { engine: 'openai', market: 'US', answer_id: expect.any(String), mentioned: true },
    ]);
    expect([got.prompts.length, got.answer]).toEqual([3, null]);
  });

  it('with a prompt returns only that one', async () => {
    expect(await prompts({ prompt: promptIds[1] })).toMatchObject({ prompts: [{ id: promptIds[1] }], answer: null });
    const message = 'must be the ID of a prompt, as list_prompts without it returns them';
    expect(await prompts({ prompt: 'none' })).toMatchObject({
      error: { code: -32602, data: { issues: [{ path: 'prompt', message }] } },
    });
  });

  it('with an answer returns its text, and the position of each finding', async () => {
    const [listed] = await scene.stores.storedAnswers.listAnswers({
      brandId: tenancy.brandId,
      engine: 'openai',
      limit: 1,
    });
    const got = await prompts({ prompt: promptIds[0], answer: listed?.id });
    if ('error' in got || !got.answer) throw new Error('there is no answer');
    const { text, mentions, citations, claims, ...head } = got.answer;
    expect(got.prompts.map(({ id }) => id)).toEqual([promptIds[0]]);
    expect(head).toMatchObject({ id: listed?.id, prompt_id: promptIds[0], engine: 'openai', market: 'US' });
    expect(text).toBe(TEXT);
    expect(mentions.map(({ name, entity, start, end }) => [name, entity, TEXT.slice(start, end)])).toEqual([
      ['Rival Lines', 'competitor', 'Rival Lines'],
      ['Acme Ferries', 'brand', 'Acme Ferries'],
    ]);
    expect(citations).toMatchObject([
      { url: 'https://acme.example/p', kind: 'cited', own: true, start: 0, end: 11 },
      { url: 'https://blog.example/x', kind: 'linked', own: false, domain: 'blog.example' },
    ]);
    const [finding] = await scene.stores.findings.listFindings({ brandId: tenancy.brandId });
    expect(claims).toMatchObject([{ finding_id: finding?.id, kind: 'price', verified: expect.stringContaining('49') }]);
    for (const { quote, start, end } of claims) expect(TEXT.slice(start, end)).toBe(quote);
  });

  it('of a deleted prompt returns only the answer', async () => {
    const all = await scene.stores.storedAnswers.listAnswers({ brandId: tenancy.brandId, limit: 10 });
    const former = all.find(({ promptId }) => promptId === 'a prompt of before');
    expect(await prompts({ answer: former?.id })).toMatchObject({ prompts: [], answer: { id: former?.id } });
  });

  it('returns no answer of another brand or to another prompt', async () => {
    const [listed] = await scene.stores.storedAnswers.listAnswers({
      brandId: tenancy.brandId,
      engine: 'openai',
      limit: 1,
    });
    const refused = { code: -32602, data: { issues: [{ path: 'answer' }] } };
    expect((await callOther('list_prompts', { brand, answer: listed?.id })).error).toMatchObject(refused);
    expect(await prompts({ answer: 'none' })).toMatchObject({ error: refused });
    expect(await prompts({ prompt: promptIds[1], answer: listed?.id })).toMatchObject({ error: refused });
  });

  it('reports a deleted text, and returns the rest', async () => {
    const gone = await addTenancy(scene);
    await recorderOver(scene.stores).recordAnswer({
      tenantId: gone.tenantId,
      brandId: gone.brandId,
      scanId: randomUUID(),
      promptId: 'p',
      text: TEXT,
      market: 'US',
      language: 'en',
      model: 'm',
      engine: 'openai',
      askedAt: 1,
      citations: [],
    });
    await scene.stores.answers.eraseAnswers(2, 10);
    const [listed] = await scene.stores.storedAnswers.listAnswers({ brandId: gone.brandId, limit: 1 });
    const { result } = await callingWith(scene, gone.secret).call('list_prompts', { brand, answer: listed?.id });
    expect(TOOL_SCHEMAS.list_prompts.output.parse(result?.structuredContent).answer).toMatchObject({
      text: null,
      mentions: [],
      citations: [],
      claims: [],
      engine: 'openai',
    });
  });
});

describe('get_brand_discoverability', () => {
  it('links each gap to the answer that shows it, over MCP', async () => {
    await using connected = await connectMcp(url, tenancy.secret, 'auto');
    const ask = async (name: string, args: object) =>
      (await connected.client.callTool({ name, arguments: { brand, ...args } })).structuredContent;
    const { places } = TOOL_SCHEMAS.get_brand_discoverability.output.parse(
      await ask('get_brand_discoverability', { engine: 'Google' }),
    );
    const [gap] = places.flatMap(({ gaps }) => gaps);
    expect(gap).toMatchObject({ prompt_id: promptIds[0], answers_with_gap: 1, answers: 1, open: true });
    const { answer } = TOOL_SCHEMAS.list_prompts.output.parse(
      await ask('list_prompts', { prompt: gap?.prompt_id, answer: gap?.answer_id }),
    );
    expect(answer?.text).toBe('Rival Lines is the best.');
  });
});

// Response shapes follow https://docs.mistral.ai/studio/agents/agent-tools/websearch; the content is fictional.
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createMistralEngine } from '../../src/engines/mistral.ts';
import { lackingFields } from './lacking-fields.ts';
import { ask, cutOff, failureOf, halved, STATUSES, vendorAt, wordsOf } from './vendor-server.ts';

const KEY = 'mistral-secret';
const vendor = vendorAt('https://api.mistral.ai/v1/conversations');
const engine = createMistralEngine({ key: KEY, model: 'mistral-x' });

const reference = (url: unknown, title = 'Seite') => ({
  type: 'tool_reference',
  tool: 'web_search',
  title,
  url,
  source: 'brave',
});
const words = (text: string) => ({ type: 'text', text });
const execution = {
  type: 'tool.execution',
  name: 'web_search',
  arguments: '{"query":"stromzähler"}',
  object: 'entry',
  id: 'tool_exec_1',
  created_at: '2026-11-29T08:00:00Z',
  completed_at: '2026-11-29T08:00:02Z',
};
const output = (content: unknown, more: object = {}) => ({
  type: 'message.output',
  role: 'assistant',
  object: 'entry',
  id: 'msg_1',
  model: 'mistral-x-2611',
  content,
  ...more,
});
const CHUNKS = [
  words('Für 🏠 passt Fernhall'),
  reference('https://a.example/1', 'Seite eins'),
  reference('https://b.example/2'),
  words('. Mehr gibt es nicht.'),
];
const TEXT = 'Für 🏠 passt Fernhall. Mehr gibt es nicht.';
const reply = (outputs: object[] = [execution, output(CHUNKS)], more: object = {}) => ({
  conversation_id: 'conv_1',
  object: 'conversation.response',
  outputs,
  usage: {
    prompt_tokens: 200,
    completion_tokens: 60,
    total_tokens: 7260,
    connector_tokens: 7000,
    connectors: { web_search: 1 },
  },
  ...more,
});
const answersWith = (body: object) => vendor.answers(() => HttpResponse.json(body));

describe('Mistral', () => {
  it('searches from the user’s country, and stores nothing', async () => {
    answersWith(reply());
    await ask(engine, { market: 'US' });
    expect(vendor.sent()?.headers.get('authorization')).toBe(`Bearer ${KEY}`);
    expect(vendor.sent()?.body).toEqual({
      model: 'mistral-x',
      instructions: 'The person who asks is in the United States.',
      inputs: 'Welcher Stromzähler passt?',
      tools: [{ type: 'web_search' }],
      stream: false,
      store: false,
    });
  });

  it('places a citation at the words before its reference', async () => {
    answersWith(reply());
    const { text, citations, model } = await ask(engine);
    expect([text, model]).toEqual([TEXT, 'mistral-x-2611']);
    expect(citations.map((each) => [each.url, each.title, wordsOf(text, each)])).toEqual([
      ['https://a.example/1', 'Seite eins', 'Für 🏠 passt Fernhall'],
      ['https://b.example/2', 'Seite', 'Für 🏠 passt Fernhall'],
    ]);
  });

  it('drops only a citation that has no URL', async () => {
    answersWith(reply([execution, output([words('Fernhall'), reference(null), reference('https://b.example/2')])]));
    expect((await ask(engine)).citations.map(({ url }) => url)).toEqual(['https://b.example/2']);
  });

  it('uses the answer after the last search', async () => {
    answersWith(reply([output('Ich suche.'), execution, output('Fernhall passt.')]));
    expect((await ask(engine)).text).toBe('Fernhall passt.');
    answersWith(reply([output('Fernhall passt.'), execution]));
    expect((await ask(engine)).text).toBe('Fernhall passt.');
  });

  it.each([
    [undefined, null],
    [{ input: 1, output: 2, searches: 30 }, 7200 + 120 + 30_000],
  ])('with the prices %j costs %s millionths of a dollar', async (prices, costMicros) => {
    answersWith(reply());
    const { usage } = await ask(createMistralEngine({ key: KEY, model: 'mistral-x', prices }));
    expect(usage).toEqual({ inputTokens: 7200, outputTokens: 60, searches: 1, costMicros });
  });

  it.each([
    [[execution, output('F')], { web_search: 3, code_interpreter: 2 }, 3, true],
    [[execution, { ...execution, name: 'web_search_premium' }, output('F')], null, 2, true],
    [[{ ...execution, name: 'code_interpreter' }, output('F')], null, 0, false],
    [[output('F')], undefined, 0, false],
  ])('with %j and the counts %j has %i searches, and searched: %s', async (outputs, connectors, searches, searched) => {
    answersWith(reply(outputs, { usage: { prompt_tokens: 1, completion_tokens: 1, connectors } }));
    const answer = await ask(engine);
    expect([answer.usage.searches, answer.searched]).toEqual([searches, searched]);
  });

  it('returns an answer without optional fields', async () => {
    const required = [/^outputs$/, /^outputs\.\d+\.(?:type|content)$/, /content\.\d+\.(?:type|text)$/];
    const lacking = lackingFields(reply(), required);
    expect(lacking.length).toBeGreaterThan(50);
    for (const { path, how, body } of lacking) {
      answersWith(body);
      expect((await ask(engine)).text, `${path} ${how}`).toBe(TEXT);
    }
  });

  it('falls back to the name of the requested model', async () => {
    answersWith(reply([output('Fernhall.', { model: null })]));
    expect((await ask(engine)).model).toBe('mistral-x');
  });

  it.each([
    ['no text', reply([execution]), 'transient', 'no_text'],
    ['a text of the wrong type', reply([output([{ type: 'text', text: 7 }])]), 'permanent', 'bad_reply'],
    ['no outputs', reply([], { outputs: null }), 'permanent', 'bad_reply'],
  ])('with %s fails with a clear reason', async (_, body, kind, code) => {
    answersWith(body);
    expect(await failureOf(ask(engine))).toMatchObject({ kind, code });
  });

  it.each(STATUSES)('with status $status is $kind: $code', async ({ status, kind, code }) => {
    vendor.answers(() => HttpResponse.json({ object: 'error', message: KEY, type: 'x', code: '1' }, { status }));
    const failure = await failureOf(ask(engine));
    expect(failure).toMatchObject({ kind, code });
    expect(JSON.stringify([failure.message, failure.stack])).not.toContain(KEY);
  });

  it('reports an unknown model as a bad request', async () => {
    const body = { object: 'error', message: 'Invalid model: x', type: 'invalid_model', param: null, code: '1500' };
    vendor.answers(() => HttpResponse.json(body, { status: 400 }));
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'permanent', code: 'no_model' });
  });

  it.each([
    ['a broken connection', () => cutOff(reply()), 'network'],
    ['half a reply', () => halved(reply()), 'bad_reply'],
  ])('with %s may be retried', async (_, respond, code) => {
    vendor.answers(respond);
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'transient', code });
  });

  it('is called at the URL of a gateway', async () => {
    vendor.server.use(http.post('https://gateway.example/m/conversations', () => HttpResponse.json(reply())));
    const behind = createMistralEngine({ key: KEY, url: 'https://gateway.example/m', model: 'mistral-x' });
    expect((await ask(behind)).text).toBe(TEXT);
  });
});

// Response shapes follow https://docs.perplexity.ai/docs/agent-api; the content is fictional.
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createPerplexityEngine } from '../../src/engines/perplexity.ts';
import { lackingFields } from './lacking-fields.ts';
import { ask, cutOff, failureOf, halved, STATUSES, vendorAt, wordsOf } from './vendor-server.ts';

const vendor = vendorAt('https://api.perplexity.ai/v1/agent');
const engine = createPerplexityEngine({ key: 'pplx-secret', model: 'perplexity/sonar' });

const TEXT = '電力モニターは🏠に合わせて選びます[2]。Für Häuser mit Wärmepumpe passt Fernhall[web:1][9].';
const result = (id: number, url: string) => ({
  id,
  url,
  title: `Seite ${id}`,
  snippet: '...',
  date: '2026-10-01',
  source: 'web',
});
const RESULTS = [result(1, 'https://a.example/1'), result(2, 'https://b.example/2'), result(3, 'https://c.example/3')];
const reply = (more: object = {}, annotations: object[] = [], text = TEXT) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  status: 'completed',
  model: 'perplexity/sonar',
  output: [
    { type: 'search_results', queries: ['stromzähler'], results: RESULTS },
    { type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations }] },
  ],
  usage: {
    input_tokens: 3000,
    output_tokens: 200,
    total_tokens: 3200,
    tool_calls_details: { search_web: { invocation: 2 } },
    cost: { input_cost: 0.003, output_cost: 0.0002, tool_calls_cost: 0.01, total_cost: 0.0132, currency: 'USD' },
  },
  ...more,
});
const MESSAGE = { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: TEXT, annotations: [] }] };
const answersWith = (body: object) => vendor.answers(() => HttpResponse.json(body));

describe('Perplexity', () => {
  it('searches by market and language, without unsupported fields', async () => {
    answersWith(reply());
    await ask(engine);
    expect(vendor.sent()?.headers.get('authorization')).toBe('Bearer pplx-secret');
    expect(vendor.sent()?.body).toEqual({
      model: 'perplexity/sonar',
      input: 'Welcher Stromzähler passt?',
      language_preference: 'de',
      tools: [{ type: 'web_search', user_location: { country: 'DE' } }],
      tool_choice: { type: 'web_search' },
    });
  });

  it('cites pages by markers in the text; the rest were retrieved', async () => {
    answersWith(reply());
    const { text, citations, usage, model } = await ask(engine);
    expect(citations.map((each) => [each.kind, each.url, wordsOf(text, each)])).toEqual([
      ['cited', 'https://b.example/2', '[2]'],
      ['cited', 'https://a.example/1', '[web:1]'],
      ['retrieved', 'https://c.example/3', undefined],
    ]);
    expect(model).toBe('perplexity/sonar');
    expect(usage).toEqual({ inputTokens: 3000, outputTokens: 200, searches: 2, costMicros: 13_200 });
  });

  it('uses citations from annotations if present, counted in characters', async () => {
    const start = [...TEXT.slice(0, TEXT.indexOf('Wärmepumpe'))].length;
    answersWith(
      reply({}, [
        { type: 'url_citation', url: 'https://a.example/1', title: 'A', start_index: start, end_index: start + 10 },
      ]),
    );
    const { text, citations } = await ask(engine);
    expect(citations.map((each) => [each.kind, wordsOf(text, each)])).toEqual([
      ['cited', 'Wärmepumpe'],
      ['retrieved', undefined],
      ['retrieved', undefined],
    ]);
  });

  it('treats brackets without a result as text', async () => {
    answersWith(reply({}, [], 'Siehe [7] und Feld[0].'));
    expect((await ask(engine)).citations.every(({ kind }) => kind === 'retrieved')).toBe(true);
  });

  it('returns an answer without optional fields', async () => {
    const required = [/^(?:model|output)$/, /^output\.\d+\.(?:type|content)$/, /content\.0\.(?:type|text)$/];
    const lacking = lackingFields(reply(), required);
    expect(lacking.length).toBeGreaterThan(60);
    for (const { path, how, body } of lacking) {
      answersWith(body);
      const { text, usage } = await ask(engine);
      expect(text, `${path} ${how}`).toBe(TEXT);
      if (/total_cost$/.test(path)) expect(usage).toMatchObject({ inputTokens: 3000, costMicros: null });
    }
  });

  it('drops only the citations of a result without a URL', async () => {
    answersWith(
      reply({ output: [{ type: 'search_results', results: [{ id: 1, url: null }, ...RESULTS.slice(1)] }, MESSAGE] }),
    );
    expect((await ask(engine)).citations.map(({ url }) => url)).toEqual(['https://b.example/2', 'https://c.example/3']);
  });

  it('reports whether it searched', async () => {
    answersWith(reply());
    expect((await ask(engine)).searched).toBe(true);
    answersWith(reply({ output: [MESSAGE], usage: { input_tokens: 1, output_tokens: 1 } }));
    expect((await ask(engine)).searched).toBe(false);
  });

  it('does not mistake commentary for its answer', async () => {
    const commentary = { type: 'message', phase: 'commentary', content: [{ type: 'output_text', text: 'Moment.' }] };
    answersWith(reply({ output: [commentary, MESSAGE] }));
    expect((await ask(engine)).text).toBe(TEXT);
  });

  it('is called at the URL of a gateway', async () => {
    vendor.server.use(http.post('https://gateway.example/pplx/agent', () => HttpResponse.json(reply())));
    const behind = createPerplexityEngine({ key: 'k', url: 'https://gateway.example/pplx', model: 'perplexity/sonar' });
    expect((await ask(behind)).text).toBe(TEXT);
  });

  it('has no cost if the cost is missing or in another currency', async () => {
    answersWith(reply({ usage: { input_tokens: 1, output_tokens: 1, cost: { total_cost: 1, currency: 'EUR' } } }));
    expect((await ask(engine)).usage).toMatchObject({ costMicros: null, searches: null });
    answersWith(reply({ usage: null }));
    expect((await ask(engine)).usage).toEqual({
      inputTokens: null,
      outputTokens: null,
      searches: null,
      costMicros: null,
    });
  });

  it.each([
    [
      'a failure with status 200',
      reply({ status: 'failed', error: { message: 'x', type: 'internal_error', code: 500 }, output: [] }),
      'transient',
      'unavailable',
    ],
    [
      'a rate limit with status 200',
      reply({ status: 'failed', error: { message: 'x', type: 'request_rate_limit_exceeded' }, output: [] }),
      'transient',
      'rate_limited',
    ],
    [
      'a truncated answer',
      reply({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
      'transient',
      'cut_off',
    ],
    ['no message', reply({ output: [] }), 'transient', 'no_text'],
    [
      'the format of its former API',
      { id: 'x', model: 'sonar', choices: [{ message: { content: 'Hallo' } }] },
      'permanent',
      'bad_reply',
    ],
  ])('with %s fails with a clear reason', async (_, body, kind, code) => {
    answersWith(body);
    expect(await failureOf(ask(engine))).toMatchObject({ kind, code });
  });

  it.each(STATUSES)('with status $status is $kind: $code', async ({ status, kind, code }) => {
    vendor.answers(() => HttpResponse.json({ error: { message: 'pplx-secret', type: 'x', code: status } }, { status }));
    const failure = await failureOf(ask(engine));
    expect(failure).toMatchObject({ kind, code });
    expect(failure.message).not.toContain('pplx-secret');
  });

  it.each([
    ['a broken connection', () => cutOff(reply()), 'network'],
    ['half a reply', () => halved(reply()), 'bad_reply'],
  ])('with %s may be retried', async (_, respond, code) => {
    vendor.answers(respond);
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'transient', code });
  });
});

// Response shapes follow OpenAI's chat completions and common gateway extensions; the content is fictional.
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createOpenAiCompatibleEngine } from '../../src/engines/openai-compatible.ts';
import { lackingFields } from './lacking-fields.ts';
import { ask, cutOff, failureOf, halved, STATUSES, vendorAt, wordsOf } from './vendor-server.ts';

const KEY = 'house-secret';
const options = { url: 'http://localhost:11434/v1/', model: 'house-x', key: KEY };
const vendor = vendorAt('http://localhost:11434/v1/chat/completions');
const engine = createOpenAiCompatibleEngine(options);

const TEXT = 'Für 🏠 passt Fernhall [1], nicht Radix [2].';
const at = (part: string) => {
  const start = [...TEXT.slice(0, TEXT.indexOf(part))].length;
  return { start_index: start, end_index: start + [...part].length };
};
const nested = (url: string, part: string) => ({
  type: 'url_citation',
  url_citation: { url, title: 'A', ...at(part) },
});
const reply = (message: object = {}, more: object = {}) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  model: 'house-x-2',
  choices: [{ index: 0, message: { role: 'assistant', content: TEXT, ...message }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  ...more,
});
const answersWith = (body: object) => vendor.answers(() => HttpResponse.json(body));

describe('an OpenAI-compatible engine', () => {
  it('receives its extra fields, which cannot override ours', async () => {
    answersWith(reply());
    await ask(createOpenAiCompatibleEngine({ ...options, body: { web_search_options: {}, stream: true, model: 'y' } }));
    expect(vendor.sent()?.headers.get('authorization')).toBe(`Bearer ${KEY}`);
    expect(vendor.sent()?.body).toEqual({
      web_search_options: {},
      model: 'house-x',
      messages: [
        { role: 'system', content: 'The person who asks is in Germany.' },
        { role: 'user', content: 'Welcher Stromzähler passt?' },
      ],
      stream: false,
    });
  });

  it('is called without a key if none is configured', async () => {
    answersWith(reply());
    await ask(createOpenAiCompatibleEngine({ url: options.url, model: 'house-x' }));
    expect(vendor.sent()?.headers.get('authorization')).toBeNull();
  });

  it.each([
    ['in a nested object', nested('https://a.example/1', 'Fernhall')],
    ['beside the type', { type: 'url_citation', url: 'https://a.example/1', title: 'A', ...at('Fernhall') }],
  ])('uses citations from annotations %s', async (_, annotation) => {
    answersWith(reply({ annotations: [annotation, { type: 'file_citation' }] }));
    const { text, citations, searched } = await ask(engine);
    expect(citations.map((each) => [each.kind, each.url, wordsOf(text, each)])).toEqual([
      ['cited', 'https://a.example/1', 'Fernhall'],
    ]);
    expect(searched).toBe(true);
  });

  it.each([
    ['addresses', { citations: ['https://a.example/1', 'https://b.example/2', 'https://c.example/3'] }],
    [
      'results',
      {
        search_results: ['a.example/1', 'b.example/2', 'c.example/3'].map((page) => ({
          url: `https://${page}`,
          title: 'T',
        })),
      },
    ],
  ])('uses citations from markers if it lists %s', async (_, lists) => {
    answersWith(reply({}, lists));
    const { text, citations } = await ask(engine);
    expect(citations.map((each) => [each.kind, each.url, wordsOf(text, each)])).toEqual([
      ['cited', 'https://a.example/1', '[1]'],
      ['cited', 'https://b.example/2', '[2]'],
      ['retrieved', 'https://c.example/3', undefined],
    ]);
  });

  it('counts as unsearched if it names no page', async () => {
    answersWith(reply());
    expect(await ask(engine)).toMatchObject({ citations: [], searched: false, model: 'house-x-2' });
  });

  it('joins the parts of a text', async () => {
    answersWith(reply({ content: [{ type: 'text', text: 'Fern' }, { type: 'x' }, { type: 'text', text: 'hall' }] }));
    expect((await ask(engine)).text).toBe('Fernhall');
  });

  it.each([
    [undefined, null],
    [{ input: 1, output: 2, searches: 5 }, null],
    [{ input: 1, output: 2, searches: 0 }, 140],
  ])('with the prices %j costs %s, without search counts', async (prices, costMicros) => {
    answersWith(reply());
    const { usage } = await ask(createOpenAiCompatibleEngine({ ...options, prices }));
    expect(usage).toEqual({ inputTokens: 100, outputTokens: 20, searches: null, costMicros });
  });

  it('returns an answer without optional fields', async () => {
    const whole = reply(
      { annotations: [nested('https://a.example/1', 'Fernhall')] },
      { citations: ['https://b.example'] },
    );
    const lacking = lackingFields(whole, [/^choices$/, /^choices\.0\.message$/, /message\.content$/]);
    expect(lacking.length).toBeGreaterThan(35);
    for (const { path, how, body } of lacking) {
      answersWith(body);
      expect((await ask(engine)).text, `${path} ${how}`).toBe(TEXT);
    }
  });

  it('falls back to the name of the requested model', async () => {
    answersWith(reply({}, { model: null }));
    expect((await ask(engine)).model).toBe('house-x');
  });

  const ending = (finish_reason: string) => reply({}, { choices: [{ message: { content: TEXT }, finish_reason }] });
  it.each([
    ['a refusal', reply({ content: null, refusal: 'I cannot help.' }), 'permanent', 'refused'],
    ['a filter', ending('content_filter'), 'permanent', 'refused'],
    ['a truncated answer', ending('length'), 'transient', 'cut_off'],
    ['no choice', reply({}, { choices: [] }), 'transient', 'no_text'],
    ['no text', reply({ content: null }), 'transient', 'no_text'],
    ['a text of the wrong type', reply({ content: 7 }), 'permanent', 'bad_reply'],
    ['another shape', { output: [] }, 'permanent', 'bad_reply'],
  ])('with %s fails with a clear reason', async (_, body, kind, code) => {
    answersWith(body);
    expect(await failureOf(ask(engine))).toMatchObject({ kind, code });
  });

  it.each(STATUSES)('with status $status is $kind: $code', async ({ status, kind, code }) => {
    vendor.answers(() => HttpResponse.json({ error: { message: KEY } }, { status }));
    const failure = await failureOf(ask(engine));
    expect(failure).toMatchObject({ kind, code });
    expect(JSON.stringify([failure.message, failure.stack])).not.toMatch(/house-secret|localhost/);
  });

  it.each([
    ['a broken connection', () => cutOff(reply()), 'network'],
    ['half a reply', () => halved(reply()), 'bad_reply'],
  ])('with %s may be retried', async (_, respond, code) => {
    vendor.answers(respond);
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'transient', code });
  });
});

// Response shapes follow https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool; the content is
// fictional.
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createClaudeEngine } from '../../src/engines/claude.ts';
import { lackingFields } from './lacking-fields.ts';
import { ask, cutOff, failureOf, halved, STATUSES, vendorAt, wordsOf } from './vendor-server.ts';

const KEY = 'sk-ant-secret';
const vendor = vendorAt('https://api.anthropic.com/v1/messages');
const engine = createClaudeEngine({ key: KEY, model: 'claude-x' });

const page = (url: string) => ({
  type: 'web_search_result',
  url,
  title: `Seite ${url}`,
  encrypted_content: 'EqgfCioIARgB',
  page_age: 'April 30, 2026',
});
const calls = (query: string) => ({ type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query } });
const finds = (...urls: string[]) => ({
  type: 'web_search_tool_result',
  tool_use_id: 'srvtoolu_1',
  content: urls.map(page),
});
const fails = {
  type: 'web_search_tool_result',
  tool_use_id: 'srvtoolu_1',
  content: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' },
};
const words = (text: string, ...urls: string[]) => ({
  type: 'text',
  text,
  ...(urls.length > 0 && {
    citations: urls.map((url) => ({
      type: 'web_search_result_location',
      url,
      title: `Seite ${url}`,
      encrypted_index: 'Eo8BCioIAhgB',
      cited_text: '...',
    })),
  }),
});
const reply = (content: object[], more: object = {}) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-x-20260901',
  content,
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: {
    input_tokens: 6000,
    cache_creation_input_tokens: 100,
    cache_read_input_tokens: 900,
    output_tokens: 500,
    server_tool_use: { web_search_requests: 2 },
  },
  ...more,
});
const FOUND = [
  words('Ich suche nach Stromzählern.'),
  calls('stromzähler'),
  finds('https://a.example/1', 'https://b.example/2'),
  words('Kurz gesagt: 🏠 '),
  words('Fernhall misst genau', 'https://a.example/1', 'https://b.example/2'),
  words(', sagt man.'),
];
const TEXT = 'Kurz gesagt: 🏠 Fernhall misst genau, sagt man.';
const answersWith = (body: object) => vendor.answers(() => HttpResponse.json(body));

describe('Claude', () => {
  it('is called with web search in the market', async () => {
    answersWith(reply(FOUND));
    await ask(engine, { market: 'UK' });
    expect(vendor.sent()?.headers.get('x-api-key')).toBe(KEY);
    expect(vendor.sent()?.headers.get('anthropic-version')).toBe('2023-06-01');
    expect(vendor.sent()?.body).toEqual({
      model: 'claude-x',
      max_tokens: 16_000,
      messages: [{ role: 'user', content: 'Welcher Stromzähler passt?' }],
      tools: [
        {
          type: 'web_search_20250305',
          name: 'web_search',
          max_uses: 5,
          user_location: { type: 'approximate', country: 'GB' },
        },
      ],
    });
  });

  it('uses the answer after the last search, and cites whole blocks', async () => {
    answersWith(reply([...FOUND.slice(0, 2), finds('https://a.example/1', 'https://c.example/3'), ...FOUND.slice(3)]));
    const { text, citations, model } = await ask(engine);
    expect([text, model]).toEqual([TEXT, 'claude-x-20260901']);
    expect(citations.map((each) => [each.kind, each.url, wordsOf(text, each)])).toEqual([
      ['cited', 'https://a.example/1', 'Fernhall misst genau'],
      ['cited', 'https://b.example/2', 'Fernhall misst genau'],
      ['retrieved', 'https://c.example/3', undefined],
    ]);
  });

  it.each([
    [undefined, null],
    [{ input: 2, output: 10, searches: 10 }, 7000 * 2 + 500 * 10 + 20_000],
  ])('with the prices %j costs %s millionths of a dollar', async (prices, costMicros) => {
    answersWith(reply(FOUND));
    const { usage, searched } = await ask(createClaudeEngine({ key: KEY, model: 'claude-x', prices }));
    expect(usage).toEqual({ inputTokens: 7000, outputTokens: 500, searches: 2, costMicros });
    expect(searched).toBe(true);
  });

  const uncounted = { usage: { input_tokens: 1, output_tokens: 1 } };
  it.each([
    ['no search', 0, false, [words('Fernhall.')]],
    ['a search that found nothing', 1, true, [calls('x'), finds(), words('Fernhall.')]],
    ['a search that failed', 0, false, [calls('x'), fails, words('Fernhall.')]],
    ['two, one of which failed', 1, true, [calls('x'), finds('https://a.example/1'), calls('y'), fails, words('F.')]],
  ])('with %s is billed %i searches, and searched: %s', async (_, searches, searched, content) => {
    answersWith(reply(content, uncounted));
    const answer = await ask(engine);
    expect([answer.usage.searches, answer.searched]).toEqual([searches, searched]);
  });

  it('keeps text from before a search if none follows', async () => {
    answersWith(reply([words('Fernhall passt.'), calls('x'), fails]));
    expect((await ask(engine)).text).toBe('Fernhall passt.');
  });

  it('returns an answer without optional fields', async () => {
    const required = [/^(?:model|content|stop_reason)$/, /^content\.\d+\.(?:type|text)$/];
    const lacking = lackingFields(reply(FOUND), required);
    expect(lacking.length).toBeGreaterThan(60);
    for (const { path, how, body } of lacking) {
      answersWith(body);
      expect((await ask(engine)).text, `${path} ${how}`).toBe(TEXT);
    }
  });

  it.each([
    ['a refusal', reply([], { stop_reason: 'refusal' }), 'permanent', 'refused'],
    ['a truncated answer', reply(FOUND, { stop_reason: 'max_tokens' }), 'transient', 'cut_off'],
    ['a turn that paused', reply(FOUND, { stop_reason: 'pause_turn' }), 'transient', 'cut_off'],
    ['no text', reply([calls('x'), finds()]), 'transient', 'no_text'],
    ['a text of the wrong type', reply([{ type: 'text', text: 7 }]), 'permanent', 'bad_reply'],
    ['no content', reply([], { content: undefined }), 'permanent', 'bad_reply'],
  ])('with %s fails with a clear reason', async (_, body, kind, code) => {
    answersWith(body);
    expect(await failureOf(ask(engine))).toMatchObject({ kind, code });
  });

  it.each(STATUSES)('with status $status is $kind: $code', async ({ status, kind, code }) => {
    const error = { type: 'x_error', message: `invalid ${KEY}` };
    vendor.answers(() => HttpResponse.json({ type: 'error', error, request_id: 'req_1' }, { status }));
    const failure = await failureOf(ask(engine));
    expect(failure).toMatchObject({ kind, code });
    expect(JSON.stringify([failure.message, failure.stack])).not.toContain(KEY);
  });

  it('with an empty account is out of quota', async () => {
    const error = { type: 'invalid_request_error', message: 'Your credit balance is too low to access the API.' };
    vendor.answers(() => HttpResponse.json({ type: 'error', error }, { status: 400 }));
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'quota', code: 'quota' });
  });

  it.each([
    ['a broken connection', () => cutOff(reply(FOUND)), 'network'],
    ['half a reply', () => halved(reply(FOUND)), 'bad_reply'],
  ])('with %s may be retried', async (_, respond, code) => {
    vendor.answers(respond);
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'transient', code });
  });

  it('is called at the URL of a gateway', async () => {
    vendor.server.use(http.post('https://gateway.example/a/v1/messages', () => HttpResponse.json(reply(FOUND))));
    const behind = createClaudeEngine({ key: KEY, url: 'https://gateway.example/a/v1', model: 'claude-x' });
    expect((await ask(behind)).text).toBe(TEXT);
  });
});

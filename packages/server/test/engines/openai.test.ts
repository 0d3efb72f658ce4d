// Response shapes follow https://developers.openai.com/api/docs/guides/tools-web-search; the content is fictional.
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createOpenAiEngine } from '../../src/engines/openai.ts';
import { lackingFields } from './lacking-fields.ts';
import { ask, cutOff, failureOf, halved, STATUSES, vendorAt, wordsOf } from './vendor-server.ts';

const KEY = 'sk-secret-openai';
const vendor = vendorAt('https://api.openai.com/v1/responses');
const engine = createOpenAiEngine({ key: KEY, model: 'gpt-x' });

const TEXT =
  'Für 🏠 mit Wärmepumpe: 👨‍👩‍👧 Fernhall misst genau ([fernhall.example](https://fernhall.example/de?utm_source=openai)). 日本でも';
/** Characters rather than UTF-16 units, as the vendor counts. */
const at = (part: string) => {
  const before = TEXT.slice(0, TEXT.indexOf(part));
  return { start_index: [...before].length, end_index: [...before].length + [...part].length };
};
const LINK = '([fernhall.example](https://fernhall.example/de?utm_source=openai))';
const citation = (part: string, url = 'https://fernhall.example/de?utm_source=openai') => ({
  type: 'url_citation',
  ...at(part),
  url,
  title: 'Fernhall',
});

const message = (...content: object[]) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content,
});
const text = (annotations: object[] = [], words = TEXT) => ({
  type: 'output_text',
  text: words,
  annotations,
  logprobs: [],
});
const search = (...urls: string[]) => ({
  id: 'ws_1',
  type: 'web_search_call',
  status: 'completed',
  action: { type: 'search', query: 'stromzähler', sources: urls.map((url) => ({ type: 'url', url })) },
});
const reply = (output: object[], more: object = {}) => ({
  id: 'resp_1',
  object: 'response',
  status: 'completed',
  error: null,
  incomplete_details: null,
  model: 'gpt-x-2026-09-01',
  output,
  usage: { input_tokens: 8000, output_tokens: 400, total_tokens: 8400, output_tokens_details: { reasoning_tokens: 0 } },
  a_field_of_tomorrow: { any: 1 },
  ...more,
});
const answersWith = (body: object) => vendor.answers(() => HttpResponse.json(body));

describe('OpenAI', () => {
  it('searches the web in the market, without personal data', async () => {
    answersWith(reply([message(text())]));
    await ask(engine, { market: 'UK' });
    expect(vendor.sent()?.headers.get('authorization')).toBe(`Bearer ${KEY}`);
    expect(vendor.sent()?.body).toEqual({
      model: 'gpt-x',
      input: 'Welcher Stromzähler passt?',
      tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'GB' } }],
      tool_choice: 'auto',
      include: ['web_search_call.action.sources'],
      store: false,
    });
  });

  it('places citations after emoji, umlauts and before Japanese', async () => {
    answersWith(reply([message(text([citation(LINK), citation('日本')]))]));
    const { text: words, citations, model } = await ask(engine);
    expect(model).toBe('gpt-x-2026-09-01');
    expect(citations.map((each) => wordsOf(words, each))).toEqual([LINK, '日本']);
    expect(citations[0]).toMatchObject({ kind: 'cited', title: 'Fernhall' });
  });

  it('lists pages that were only retrieved, each URL once', async () => {
    const url = 'https://fernhall.example/de?utm_source=openai';
    answersWith(
      reply([
        search(url, 'https://other.example/a', 'https://other.example/a'),
        { type: 'reasoning', summary: [] },
        message(text([citation(LINK)])),
      ]),
    );
    const { citations } = await ask(engine);
    expect(citations.map(({ url: found, kind }) => [found, kind])).toEqual([
      [url, 'cited'],
      ['https://other.example/a', 'retrieved'],
    ]);
  });

  it('counts offsets of a second part from its own start', async () => {
    answersWith(reply([message(text([], 'Zuerst 🙂.')), message(text([citation(LINK)]))]));
    const { text: words, citations } = await ask(engine);
    expect(words).toBe(`Zuerst 🙂.\n\n${TEXT}`);
    expect(citations.map((each) => wordsOf(words, each))).toEqual([LINK]);
  });

  it('drops offsets beyond the text, but keeps the citation', async () => {
    answersWith(reply([message(text([{ ...citation(LINK), end_index: 9999 }]))]));
    expect((await ask(engine)).citations).toEqual([
      { url: 'https://fernhall.example/de?utm_source=openai', title: 'Fernhall', kind: 'cited' },
    ]);
  });

  it.each([
    [undefined, null],
    [{ input: 2, output: 10, searches: 10 }, 8000 * 2 + 400 * 10 + 10_000],
  ])('with the prices %j costs %s millionths of a dollar', async (prices, costMicros) => {
    answersWith(reply([search('https://a.example'), message(text())]));
    const { usage } = await ask(createOpenAiEngine({ key: KEY, model: 'gpt-x', prices }));
    expect(usage).toEqual({ inputTokens: 8000, outputTokens: 400, searches: 1, costMicros });
  });

  it.each([
    ['a refusal', reply([message({ type: 'refusal', refusal: 'I cannot help with that.' })]), 'permanent', 'refused'],
    [
      'a filter',
      reply([], { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }),
      'permanent',
      'refused',
    ],
    [
      'a truncated answer',
      reply([message(text())], { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
      'transient',
      'cut_off',
    ],
    [
      'a failure',
      reply([], { status: 'failed', error: { code: 'server_error', message: 'x' } }),
      'transient',
      'unavailable',
    ],
    ['no text', reply([search('https://a.example')]), 'transient', 'no_text'],
    ['a text of the wrong type', reply([message({ ...text(), text: 7 })]), 'permanent', 'bad_reply'],
    ['no model', { ...reply([message(text())]), model: undefined }, 'permanent', 'bad_reply'],
    ['no output', { ...reply([]), output: undefined }, 'permanent', 'bad_reply'],
  ])('with %s fails with a clear reason', async (_, body, kind, code) => {
    answersWith(body);
    expect(await failureOf(ask(engine))).toMatchObject({ kind, code });
  });

  it.each(STATUSES)('with status $status is $kind: $code', async ({ status, kind, code }) => {
    vendor.answers(() =>
      HttpResponse.json({ error: { message: `the key ${KEY} is wrong`, type: 'x', code: null } }, { status }),
    );
    const failure = await failureOf(ask(engine));
    expect(failure).toMatchObject({ kind, code });
    expect(JSON.stringify([failure.message, failure.stack])).not.toContain(KEY);
  });

  it.each(['insufficient_quota', 'credit_balance_exhausted'])('with "%s" is out of quota', async (code) => {
    vendor.answers(() =>
      HttpResponse.json(
        { error: { message: 'x', type: 'insufficient_quota', code } },
        { status: 429, headers: { 'retry-after': '1' } },
      ),
    );
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'quota', code: 'quota', retryAfterMs: undefined });
  });

  const whole = reply([search('https://seen.example'), message(text([citation(LINK), citation('日本')]))]);
  const lacking = lackingFields(whole, [
    /^(?:model|output)$/,
    /^output\.\d+\.(?:type|content)$/,
    /^output\.1\.content\.0\.(?:type|text)$/,
  ]);

  it('returns an answer without optional fields', async () => {
    expect(lacking.length).toBeGreaterThan(60);
    for (const { path, how, body } of lacking) {
      answersWith(body);
      const { text: words, citations } = await ask(engine);
      expect([words, citations.length >= 2], `${path} ${how}`).toEqual([TEXT, !/annotations$/.test(path)]);
    }
  });

  it.each(['url', 'type'])('drops only a citation whose %s is null', async (field) => {
    answersWith(reply([message(text([{ ...citation(LINK), [field]: null }, citation('日本')]))]));
    const { text: words, citations } = await ask(engine);
    expect(citations.map((each) => wordsOf(words, each))).toEqual(['日本']);
  });

  it('does not mistake commentary for its answer', async () => {
    const commentary = { ...message(text([citation(LINK)], 'Ich suche erst danach.')), phase: 'commentary' };
    answersWith(reply([commentary, search('https://a.example'), { ...message(text()), phase: 'final_answer' }]));
    expect((await ask(engine)).text).toBe(TEXT);
    answersWith(reply([commentary]));
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'transient', code: 'no_text' });
  });

  const opened = {
    type: 'web_search_call',
    status: 'completed',
    action: { type: 'open_page', url: 'https://a.example' },
  };
  const found = { type: 'web_search_call', status: 'completed', action: { type: 'find_in_page', pattern: 'x' } };
  it.each([
    [[], 0, false],
    [[search('https://a.example'), opened, found], 1, true],
    [[opened], 0, true],
    [[{ type: 'web_search_call', status: 'completed' }], 1, true],
    [[{ ...search('https://a.example'), status: 'failed' }], 0, false],
  ])('with the calls %j is billed %i searches, and searched: %s', async (calls, searches, searched) => {
    answersWith(reply([...calls, message(text())]));
    const answer = await ask(engine);
    expect([answer.usage.searches, answer.searched]).toEqual([searches, searched]);
  });

  it('is called at the URL of a gateway', async () => {
    const gateway = 'https://gateway.example/openai/v1?api-version=preview';
    vendor.server.use(
      http.post('https://gateway.example/openai/v1/responses', ({ request }) =>
        new URL(request.url).search === '?api-version=preview'
          ? HttpResponse.json(reply([message(text())]))
          : HttpResponse.json({}, { status: 500 }),
      ),
    );
    expect((await ask(createOpenAiEngine({ key: KEY, url: gateway, model: 'gpt-x' }))).text).toBe(TEXT);
  });

  it('reveals neither key nor URL if a gateway fails', async () => {
    vendor.server.use(http.post('https://gateway.example/:token/responses', () => HttpResponse.error()));
    const failing = createOpenAiEngine({ key: KEY, url: 'https://gateway.example/hunter2', model: 'gpt-x' });
    const failure = await failureOf(ask(failing));
    expect(JSON.stringify([failure.message, failure.stack, failure.cause])).not.toMatch(/hunter2|gateway|sk-secret/);
  });

  it.each([
    [404, { error: { message: 'x', type: 'invalid_request_error', code: 'model_not_found' } }],
    [400, { error: { message: 'x', type: 'invalid_request_error', code: 'model_not_found' } }],
    [404, { error: { code: 'DeploymentNotFound', message: 'x' } }],
  ])('with %i and %j reports an unknown model', async (status, body) => {
    vendor.answers(() => HttpResponse.json(body, { status }));
    expect(await failureOf(ask(engine))).toMatchObject({
      kind: 'permanent',
      code: 'no_model',
      message: `the engine answered ${status}: there is no such model or no such URL`,
    });
  });

  it('waits as long as the rate limits in a refusal require', async () => {
    const headers = { 'retry-after-ms': '350', 'retry-after': '9' };
    vendor.answers(() => HttpResponse.json({}, { status: 429, headers }));
    expect((await failureOf(ask(engine))).retryAfterMs).toBe(350);
    vendor.answers(() => HttpResponse.json({}, { status: 429, headers: { 'x-ratelimit-reset-tokens': '6m0s' } }));
    expect((await failureOf(ask(engine))).retryAfterMs).toBe(360_000);
  });

  it.each([
    ['7', 7000],
    ['0', 0],
    ['soon', undefined],
  ])('waits as long as Retry-After "%s" requires', async (header, wait) => {
    vendor.answers(() => HttpResponse.json({}, { status: 429, headers: { 'retry-after': header } }));
    expect((await failureOf(ask(engine))).retryAfterMs).toBe(wait);
  });

  it('with a date waits until then by the vendor’s clock', async () => {
    const headers = { date: 'Sat, 28 Nov 2020 12:00:00 GMT', 'retry-after': 'Sat, 28 Nov 2020 12:01:30 GMT' };
    vendor.answers(() => HttpResponse.json({}, { status: 429, headers }));
    expect((await failureOf(ask(engine))).retryAfterMs).toBe(90_000);
  });

  it.each([
    ['a broken connection', () => cutOff(reply([message(text())])), 'network'],
    ['half a reply', () => halved(reply([message(text())])), 'bad_reply'],
    ['no connection', () => HttpResponse.error(), 'network'],
    ['a redirect', () => HttpResponse.redirect('https://elsewhere.example/'), 'network'],
  ])('with %s may be retried', async (_, respond, code) => {
    vendor.answers(respond);
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'transient', code });
  });

  it('is retryable after a timeout', async () => {
    vendor.answers(() => new Promise<never>(() => {}));
    const hasty = createOpenAiEngine({ key: KEY, model: 'gpt-x', timeoutMs: 50 });
    expect(await failureOf(ask(hasty))).toMatchObject({ kind: 'transient', code: 'timeout' });
  });

  it('aborts the request with the caller’s reason', async () => {
    vendor.answers(() => new Promise<never>(() => {}));
    const ending = new AbortController();
    const asking = ask(engine, { signal: ending.signal });
    ending.abort(new Error('the scan was canceled'));
    await expect(asking).rejects.toThrow('the scan was canceled');
  });
});

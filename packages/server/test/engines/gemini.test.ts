// Response shapes follow https://ai.google.dev/gemini-api/docs/google-search; the content is fictional.
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createGeminiEngine } from '../../src/engines/gemini.ts';
import { lackingFields } from './lacking-fields.ts';
import { ask, cutOff, failureOf, halved, STATUSES, vendorAt, wordsOf } from './vendor-server.ts';

const KEY = 'AIza-secret';
const vendor = vendorAt('https://generativelanguage.googleapis.com/v1beta/models/gemini-x:generateContent');
const engine = createGeminiEngine({ key: KEY, model: 'gemini-x' });

const FIRST = 'Für Häuser 🏠 passt Fernhall.';
const SECOND = '日本では Gridolin が人気です。';
const TEXT = `${FIRST} ${SECOND}`;
const redirect = (name: string) => `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${name}`;
const bytes = (text: string) => Buffer.byteLength(text);

const support = (text: string, chunks: number[], inside = TEXT, more: object = {}) => {
  const startIndex = bytes(inside.slice(0, inside.indexOf(text)));
  const segment = { ...(startIndex > 0 && { startIndex }), endIndex: startIndex + bytes(text), text, ...more };
  return { segment, groundingChunkIndices: chunks, confidenceScores: chunks.map(() => 0.9) };
};
const web = (uri: string, title: string) => ({ web: { uri, title } });
const grounded = (groundingChunks: (object | null)[], groundingSupports: object[] = []) => ({
  webSearchQueries: ['stromzähler', 'fernhall'],
  searchEntryPoint: { renderedContent: '<div></div>' },
  groundingChunks,
  groundingSupports,
});
const reply = (groundingMetadata?: object, more: object = {}, parts: object[] = [{ text: TEXT }]) => ({
  candidates: [
    {
      index: 0,
      content: { role: 'model', parts },
      finishReason: 'STOP',
      ...(groundingMetadata && { groundingMetadata }),
      ...more,
    },
  ],
  usageMetadata: {
    promptTokenCount: 20,
    toolUsePromptTokenCount: 80,
    candidatesTokenCount: 150,
    thoughtsTokenCount: 50,
    totalTokenCount: 300,
  },
  modelVersion: 'gemini-x-001',
  responseId: 'r1',
});
const answersWith = (body: object) => vendor.answers(() => HttpResponse.json(body));
const leadsTo = (respond: (name: string) => Response) =>
  vendor.server.use(http.head(redirect(':name'), ({ params }) => respond(String(params.name))));

describe('Gemini', () => {
  it('searches from the user’s country, with the key outside the URL', async () => {
    answersWith(reply());
    await ask(engine, { market: 'JP' });
    expect(vendor.sent()?.headers.get('x-goog-api-key')).toBe(KEY);
    expect(vendor.sent()?.url).not.toContain(KEY);
    expect(vendor.sent()?.body).toEqual({
      systemInstruction: { parts: [{ text: 'The person who asks is in Japan.' }] },
      contents: [{ role: 'user', parts: [{ text: 'Welcher Stromzähler passt?' }] }],
      tools: [{ google_search: {} }],
    });
  });

  it('counts in bytes, and places citations at the supported words', async () => {
    answersWith(
      reply(
        grounded(
          [
            web('https://a.example/1', 'a.example'),
            web('https://b.example/2', 'b.example'),
            web('https://c.example/3', 'c.example'),
          ],
          [support(FIRST, [0]), support(SECOND, [0, 1])],
        ),
      ),
    );
    const { text, citations, model } = await ask(engine);
    expect(model).toBe('gemini-x-001');
    expect(citations.map((each) => [each.kind, each.url, wordsOf(text, each)])).toEqual([
      ['cited', 'https://a.example/1', FIRST],
      ['cited', 'https://a.example/1', SECOND],
      ['cited', 'https://b.example/2', SECOND],
      ['retrieved', 'https://c.example/3', undefined],
    ]);
  });

  it('counts from the start of the part, and leaves out thoughts', async () => {
    const parts = [{ text: 'Ich überlege 🤔', thought: true }, { text: 'Vorweg 🙂: ' }, { text: TEXT }];
    answersWith(
      reply(
        grounded([web('https://a.example/1', 'a.example')], [support(SECOND, [0], TEXT, { partIndex: 2 })]),
        {},
        parts,
      ),
    );
    const { text, citations } = await ask(engine);
    expect(text).toBe(`Vorweg 🙂: ${TEXT}`);
    expect(citations.map((each) => wordsOf(text, each))).toEqual([SECOND]);
  });

  it.each([
    ['within a character', { endIndex: bytes('Fü') - 1 }],
    ['at a different text', { text: 'Etwas anderes' }],
    ['beyond the text', { endIndex: 10_000 }],
  ])('drops offsets %s, but keeps the citation', async (_, wrong) => {
    answersWith(reply(grounded([web('https://a.example/1', 'a.example')], [support(FIRST, [0], TEXT, wrong)])));
    expect((await ask(engine)).citations).toEqual([{ url: 'https://a.example/1', title: 'a.example', kind: 'cited' }]);
  });

  it('resolves redirect URLs to their pages, and keeps unresolved ones apart', async () => {
    const asked: string[] = [];
    leadsTo((name) => {
      asked.push(name);
      return HttpResponse.redirect('https://fernhall.example/de/preise');
    });
    answersWith(
      reply(
        grounded(
          [web(redirect('one'), 'fernhall.example'), web(redirect('one'), 'fernhall.example')],
          [support(FIRST, [0, 1])],
        ),
      ),
    );
    const { citations } = await ask(engine);
    expect(citations).toHaveLength(2);
    expect(citations[0]).toMatchObject({
      url: 'https://fernhall.example/de/preise',
      redirect: redirect('one'),
      kind: 'cited',
    });
    expect(asked).toEqual(['one']);
  });

  it.each([
    ['leads nowhere', () => new HttpResponse(null, { status: 404 })],
    [
      'redirects to no page',
      () => new HttpResponse(null, { status: 302, headers: { location: 'javascript:alert(1)' } }),
    ],
    ['cannot be reached', () => HttpResponse.error()],
  ])('keeps only the site of a URL that %s', async (_, respond) => {
    leadsTo(respond);
    answersWith(
      reply(
        grounded(
          [web(redirect('x'), 'Fernhall.example'), web(redirect('y'), 'A page of ours')],
          [support(FIRST, [0, 1])],
        ),
      ),
    );
    expect((await ask(engine)).citations.map(({ url, kind }) => [url, kind])).toEqual([
      ['https://fernhall.example/', 'cited'],
      [redirect('y'), 'retrieved'],
    ]);
  });

  it('counts as unsearched if it did not search', async () => {
    answersWith(reply());
    const prices = { input: 1, output: 2, searches: 14 };
    const { citations, usage } = await ask(createGeminiEngine({ key: KEY, model: 'gemini-x', prices }));
    expect(citations).toEqual([]);
    expect(usage).toEqual({ inputTokens: 100, outputTokens: 200, searches: 0, costMicros: 500 });
  });

  it.each([
    ['a blocked prompt', { promptFeedback: { blockReason: 'SAFETY' }, modelVersion: 'g' }, 'permanent', 'refused'],
    ['a blocked answer', reply(undefined, { finishReason: 'SAFETY' }), 'permanent', 'refused'],
    ['a truncated answer', reply(undefined, { finishReason: 'MAX_TOKENS' }), 'transient', 'cut_off'],
    ['no finish reason', reply(undefined, { finishReason: undefined }), 'transient', 'cut_off'],
    ['no candidate', { candidates: [], modelVersion: 'g' }, 'transient', 'no_text'],
    ['no text', reply(undefined, {}, []), 'transient', 'no_text'],
    ['no model', { ...reply(), modelVersion: undefined }, 'permanent', 'bad_reply'],
  ])('with %s fails with a clear reason', async (_, body, kind, code) => {
    answersWith(body);
    expect(await failureOf(ask(engine))).toMatchObject({ kind, code });
  });

  const whole = reply(
    grounded(
      [web('https://a.example/1', 'a.example'), web('https://b.example/2', 'b.example')],
      [support(FIRST, [0]), support(SECOND, [0, 1])],
    ),
  );
  const lacking = lackingFields(whole, [
    /^(?:candidates|modelVersion)$/,
    /^candidates\.0\.(?:finishReason|content)$/,
    /^candidates\.0\.content\.parts$/,
    /parts\.0\.text$/,
  ]);

  it('returns an answer without optional fields', async () => {
    expect(lacking.length).toBeGreaterThan(50);
    for (const { path, how, body } of lacking) {
      answersWith(body);
      expect((await ask(engine)).text, `${path} ${how}`).toBe(TEXT);
    }
  });

  it('drops only the citations of a chunk without a URL', async () => {
    const chunks = [web('https://a.example/1', 'a.example'), { web: { uri: null, title: 'b' } }, { web: null }, null];
    answersWith(reply(grounded([...chunks, web('https://c.example/3', 'c')], [support(FIRST, [0, 1, 2, 3, 4])])));
    expect((await ask(engine)).citations.map(({ url }) => url)).toEqual(['https://a.example/1', 'https://c.example/3']);
  });

  it('keeps a citation without its position', async () => {
    answersWith(
      reply(grounded([web('https://a.example/1', 'a.example')], [{ segment: null, groundingChunkIndices: [0] }])),
    );
    expect((await ask(engine)).citations).toEqual([{ url: 'https://a.example/1', title: 'a.example', kind: 'cited' }]);
  });

  it.each([
    [undefined, 0, false],
    [{ ...grounded([]), webSearchQueries: ['a', ' a ', 'b', '', '  '] }, 2, true],
    [{ ...grounded([]), webSearchQueries: ['', null] }, 0, false],
    [{ ...grounded([web('https://a.example/1', 'a')]), webSearchQueries: null }, 0, true],
  ])('with the grounding %j is billed %i searches, and searched: %s', async (grounding, searches, searched) => {
    answersWith(reply(grounding));
    const answer = await ask(engine);
    expect([answer.usage.searches, answer.searched]).toEqual([searches, searched]);
  });

  it('is called at the URL of a gateway', async () => {
    vendor.server.use(
      http.post('http://localhost:9999/v1/models/*', ({ request }) =>
        HttpResponse.json(reply(undefined, {}, [{ text: new URL(request.url).pathname }])),
      ),
    );
    const { text } = await ask(createGeminiEngine({ key: KEY, url: 'http://localhost:9999/v1/', model: 'gemini-x' }));
    expect(text).toBe('/v1/models/gemini-x:generateContent');
  });

  const exhausted = (quotaId: string) => ({
    error: {
      code: 429,
      message: 'You exceeded your current quota.',
      status: 'RESOURCE_EXHAUSTED',
      details: [
        { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaMetric: 'm', quotaId }] },
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '22.5s' },
      ],
    },
  });

  it.each([
    ['GenerateRequestsPerMinutePerProjectPerModel', 'transient', 'rate_limited', 22_500],
    ['GenerateRequestsPerDayPerProjectPerModel-FreeTier', 'quota', 'quota', undefined],
  ])('with %s exhausted is %s', async (quotaId, kind, code, retryAfterMs) => {
    vendor.answers(() => HttpResponse.json(exhausted(quotaId), { status: 429 }));
    expect(await failureOf(ask(engine))).toMatchObject({ kind, code, retryAfterMs });
  });

  it('maps its "invalid argument" for a wrong key to unauthorized', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }];
    vendor.answers(() =>
      HttpResponse.json({ error: { code: 400, message: KEY, status: 'INVALID_ARGUMENT', details } }, { status: 400 }),
    );
    const failure = await failureOf(ask(engine));
    expect(failure).toMatchObject({ kind: 'permanent', code: 'unauthorized' });
    expect(failure.message).not.toContain(KEY);
  });

  it.each(STATUSES)('with status $status is $kind: $code', async ({ status, kind, code }) => {
    vendor.answers(() => new HttpResponse('upstream says no', { status }));
    expect(await failureOf(ask(engine))).toMatchObject({ kind, code });
  });

  it.each([
    ['a broken connection', () => cutOff(reply()), 'network'],
    ['half a reply', () => halved(reply()), 'bad_reply'],
  ])('with %s may be retried', async (_, respond, code) => {
    vendor.answers(respond);
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'transient', code });
  });
});

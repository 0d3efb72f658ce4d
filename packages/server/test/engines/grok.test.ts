// Response shapes follow https://docs.x.ai/developers/tools/citations; the content is fictional.
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createGrokEngine } from '../../src/engines/grok.ts';
import { lackingFields } from './lacking-fields.ts';
import { ask, cutOff, failureOf, halved, STATUSES, vendorAt, wordsOf } from './vendor-server.ts';

const KEY = 'xai-secret';
const vendor = vendorAt('https://api.x.ai/v1/responses');
const engine = createGrokEngine({ key: KEY, model: 'grok-x' });

const LINK = '[[1]](https://a.example/1)';
const TEXT = `Für 🏠 passt Fernhall.${LINK} Mehr: [[2]](https://b.example/2)`;
const start = [...TEXT.slice(0, TEXT.indexOf(LINK))].length;
const citation = (url: string, more: object = {}) => ({
  type: 'url_citation',
  url,
  start_index: 0,
  end_index: 0,
  title: url,
  ...more,
});
const ANNOTATIONS = [
  citation('https://a.example/1', { start_index: start, end_index: start + LINK.length, title: '1' }),
  citation('https://b.example/2'),
  citation('https://c.example/3', { title: 'Seite drei' }),
];
const search = (more: object = {}) => ({
  type: 'web_search_call',
  id: 'ws_1',
  status: 'completed',
  action: { type: 'search', query: 'stromzähler', sources: [{ type: 'url', url: 'https://d.example/4' }] },
  ...more,
});
const message = { type: 'message', role: 'assistant', id: 'msg_1', status: 'completed' };
const answer = (text = TEXT, annotations: object[] = ANNOTATIONS) => ({
  ...message,
  content: [{ type: 'output_text', text, logprobs: [], annotations }],
});
const reply = (output: object[] = [search(), answer()], more: object = {}) => ({
  id: 'resp_1',
  object: 'response',
  status: 'completed',
  incomplete_details: null,
  model: 'grok-x-0901',
  output,
  citations: ['https://a.example/1', 'https://e.example/5'],
  usage: {
    input_tokens: 1941,
    output_tokens: 583,
    total_tokens: 2524,
    num_sources_used: 0,
    num_server_side_tools_used: 3,
    cost_in_usd_ticks: 292_331_501,
    server_side_tool_usage_details: { web_search_calls: 2, x_search_calls: 1 },
  },
  ...more,
});
const answersWith = (body: object) => vendor.answers(() => HttpResponse.json(body));

describe('Grok', () => {
  it('searches from the user’s country', async () => {
    answersWith(reply());
    await ask(engine);
    expect(vendor.sent()?.headers.get('authorization')).toBe(`Bearer ${KEY}`);
    expect(vendor.sent()?.body).toEqual({
      model: 'grok-x',
      input: [
        { role: 'system', content: 'The person who asks is in Germany.' },
        { role: 'user', content: 'Welcher Stromzähler passt?' },
      ],
      tools: [{ type: 'web_search' }],
      include: ['web_search_call.action.sources'],
      store: false,
    });
  });

  it('cites the pages that its text links to; the rest were retrieved', async () => {
    answersWith(reply());
    const { text, citations, model } = await ask(engine);
    expect([text, model]).toEqual([TEXT, 'grok-x-0901']);
    expect(citations.map((each) => [each.kind, each.url, each.title, wordsOf(text, each)])).toEqual([
      ['cited', 'https://a.example/1', undefined, LINK],
      ['cited', 'https://b.example/2', undefined, undefined],
      ['retrieved', 'https://c.example/3', 'Seite drei', undefined],
      ['retrieved', 'https://d.example/4', undefined, undefined],
      ['retrieved', 'https://e.example/5', undefined, undefined],
    ]);
  });

  it('drops offsets that point to other words', async () => {
    answersWith(reply([answer(TEXT, [citation('https://a.example/1', { start_index: 0, end_index: 5 })])]));
    expect((await ask(engine)).citations[0]).toEqual({ url: 'https://a.example/1', title: undefined, kind: 'cited' });
  });

  it('reports its own cost and searches', async () => {
    answersWith(reply());
    const { usage, searched } = await ask(engine);
    expect(usage).toEqual({ inputTokens: 1941, outputTokens: 583, searches: 2, costMicros: 29_234 });
    expect(searched).toBe(true);
  });

  it.each([
    [[], 0, false],
    [[search(), search({ action: { type: 'open_page', url: 'https://a.example' } })], 1, true],
    [[search({ action: undefined, name: 'web_search', arguments: '{"query":"x"}' })], 1, true],
    [[search({ status: 'failed' })], 0, false],
  ])('without counts, with the calls %j has %i searches, and searched: %s', async (calls, searches, searched) => {
    answersWith(reply([...calls, answer()], { usage: null }));
    const found = await ask(engine);
    expect([found.usage.searches, found.searched, found.usage.costMicros]).toEqual([searches, searched, null]);
  });

  it('does not mistake commentary for its answer', async () => {
    answersWith(reply([{ ...answer('Ich suche.', []), phase: 'commentary' }, search(), answer()]));
    expect((await ask(engine)).text).toBe(TEXT);
  });

  it('returns an answer without optional fields', async () => {
    const required = [/^(?:model|output)$/, /^output\.\d+\.(?:type|content)$/, /content\.0\.(?:type|text)$/];
    const lacking = lackingFields(reply(), required);
    expect(lacking.length).toBeGreaterThan(60);
    for (const { path, how, body } of lacking) {
      answersWith(body);
      expect((await ask(engine)).text, `${path} ${how}`).toBe(TEXT);
    }
  });

  it.each([
    ['a truncated answer', reply([], { status: 'incomplete' }), 'transient', 'cut_off'],
    ['a failure', reply([], { status: 'failed', error: { code: 'server_error' } }), 'transient', 'unavailable'],
    ['a failure without a status', reply([], { status: null, error: { code: 'x' } }), 'transient', 'unavailable'],
    ['no text', reply([search()]), 'transient', 'no_text'],
    ['no output', reply([], { output: null }), 'permanent', 'bad_reply'],
  ])('with %s fails with a clear reason', async (_, body, kind, code) => {
    answersWith(body);
    expect(await failureOf(ask(engine))).toMatchObject({ kind, code });
  });

  it.each(STATUSES)('with status $status is $kind: $code', async ({ status, kind, code }) => {
    vendor.answers(() => HttpResponse.json({ code: 'x', error: `the key ${KEY} is wrong` }, { status }));
    const failure = await failureOf(ask(engine));
    expect(failure).toMatchObject({ kind, code });
    expect(JSON.stringify([failure.message, failure.stack])).not.toContain(KEY);
  });

  it.each([
    ['a broken connection', () => cutOff(reply()), 'network'],
    ['half a reply', () => halved(reply()), 'bad_reply'],
  ])('with %s may be retried', async (_, respond, code) => {
    vendor.answers(respond);
    expect(await failureOf(ask(engine))).toMatchObject({ kind: 'transient', code });
  });

  it('is called at the URL of a gateway', async () => {
    vendor.server.use(http.post('https://gateway.example/xai/responses', () => HttpResponse.json(reply())));
    const behind = createGrokEngine({ key: KEY, url: 'https://gateway.example/xai', model: 'grok-x' });
    expect((await ask(behind)).text).toBe(TEXT);
  });
});

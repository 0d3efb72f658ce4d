import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBrandFile } from '../../src/brands/index.ts';
import { createOpenAiCompatibleJudge } from '../../src/engines/openai-compatible-judge.ts';
import { createMentionFinder, readSentiments } from '../../src/visibility/index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const brand = readBrandFile('name: Acme\ndomain: acme.example\ncompetitors: [Rival]\n', 'b');
const text = 'Acme is great. Rival is slow. I found no information about Acme.';
const mentions = createMentionFinder(brand, 'en')(text);
const judge = createOpenAiCompatibleJudge({ url: 'https://judge.example/v1/', model: 'm-1', key: 'k', timeoutMs: 200 });
const answer = (content: string) => HttpResponse.json({ choices: [{ message: { role: 'assistant', content } }] });
const endpoint = (respond: Parameters<typeof http.post>[1]) =>
  server.use(http.post('https://judge.example/v1/chat/completions', respond));
const failures: unknown[] = [];
const read = () =>
  readSentiments({ judge, onJudgeFailed: (error) => failures.push(error) })({ text, mentions, language: 'en' });

describe('the judge', () => {
  it('is called once per answer with marked mentions, and named as the method', async () => {
    let asked: unknown;
    let authorization: string | null = null;
    endpoint(async ({ request }) => {
      asked = await request.json();
      authorization = request.headers.get('authorization');
      return answer('{"sentiments":["neutral","unknown"]}');
    });
    expect(await read()).toEqual([
      { sentiment: 'neutral', method: 'judge:m-1' },
      { sentiment: 'unknown', method: 'judge:m-1' },
      { sentiment: 'unknown', method: 'no_information' },
    ]);
    expect(authorization).toBe('Bearer k');
    expect(JSON.stringify(asked)).toContain(
      '[[1|Acme]] is great. [[2|Rival]] is slow. I found no information about Acme.',
    );
  });

  it.each([
    ['too few sentiments', () => answer('{"sentiments":["neutral"]}')],
    ['an unknown word', () => answer('{"sentiments":["good","bad"]}')],
    ['no JSON', () => answer('Sure! Here you go')],
    ['another shape', () => HttpResponse.json({ error: 'busy' })],
    ['a refusal', () => new HttpResponse(null, { status: 429 })],
    ['a redirect', () => HttpResponse.redirect('https://elsewhere.example/')],
    ['a broken connection', () => HttpResponse.error()],
    ['no end', () => new Promise<never>(() => {})],
  ])('falls back to the lexicon with a reason after %s', async (_, respond) => {
    endpoint(respond);
    failures.length = 0;
    expect(await read()).toEqual([
      { sentiment: 'positive', method: 'lexicon' },
      { sentiment: 'negative', method: 'lexicon' },
      { sentiment: 'unknown', method: 'no_information' },
    ]);
    expect(failures).toHaveLength(1);
  });
});

describe('a claim that the rules find wrong', () => {
  const claims = [
    { quote: 'A spare battery for the X costs $99.', claimed: '99 USD', verified: '499 USD', subject: 'X' },
    { quote: 'The X costs $99.', claimed: '99 USD', verified: '499 USD', subject: 'X' },
  ];

  it('is shown to the judge with its quote and fact', async () => {
    let asked: unknown;
    endpoint(async ({ request }) => {
      asked = await request.json();
      return answer('{"contradicted":[false,true]}');
    });
    expect(await judge.confirm?.(claims)).toEqual([false, true]);
    expect(JSON.stringify(asked)).toContain('A spare battery for the X costs $99.');
  });

  it.each(['{"contradicted":[true]}', '{"contradicted":["no","yes"]}', 'No.'])(
    'has no verdict if the judge answers %s',
    async (content) => {
      endpoint(() => answer(content));
      await expect(judge.confirm?.(claims)).rejects.toThrow();
    },
  );
});

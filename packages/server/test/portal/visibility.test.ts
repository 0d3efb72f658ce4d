// The portal's figures and the answers behind them, over HTTP.
import { type PortalAnswer, type PortalRoute, type PortalRouteKey, portalRoutes } from '@service/protocol/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerScene, DAY, START } from '../support/answer-scene.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

const PERIOD = 'since=2026-03-01&until=2026-03-30';
const HOSTILE = `<script>alert(1)</script> \u202eAcme\u202c <img src=x onerror=alert(1)> ${'A'.repeat(10_000)}`;
const TEXTS = [
  'Acme makes excellent desks. Radix is loud.',
  'Radix is the best of all, then Pedalo.',
  'I recommend the Deskline. The D-100 costs $999.',
  'Nobody knows.',
];

describe.each(ENGINES)('visibility in the portal, over %s', (engine) => {
  let scene: SignInScene;
  let person: Person;
  let made: Awaited<ReturnType<typeof answerScene>>;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    made = await answerScene(scene.here.stores);
    person = await scene.person(made.tenantId, 'member');
    await made.recorder.recordAnswers([
      ...TEXTS.flatMap((text, i) =>
        ['one', 'two'].map((name) =>
          made.answerOf({
            text,
            engine: name,
            askedAt: START + i * DAY,
            citations: [{ url: i === 0 ? 'https://acme.example/desks' : 'https://news.example/a', kind: 'cited' }],
          }),
        ),
      ),
      made.answerOf({ text: 'Acme is fine.', promptId: made.promptIds[2] ?? '', askedAt: START + 5 * DAY }),
    ]);
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  const read = async <Key extends Exclude<Extract<PortalRouteKey, `GET /brands/:brand/${string}`>, `${string}/stream`>>(
    key: Key,
    query = PERIOD,
    answer = '',
  ): Promise<PortalAnswer<Key>> => {
    const path = key.slice('GET '.length).replace(':brand', made.brandId).replace(':answer', answer);
    const response = await person.portal('GET', `${path}?${query}`);
    const body: unknown = await response.json();
    expect([response.status, body]).toEqual([200, expect.anything()]);
    const { response: schema }: PortalRoute = portalRoutes[key];
    return schema?.parse(body) as PortalAnswer<Key>;
  };
  const status = async (path: string) => (await person.portal('GET', `/brands/${made.brandId}${path}`)).status;

  it('has the figures of a recount of the answers', async () => {
    const { figures, trend, competitors, places, product_lines, skus } = await read('GET /brands/:brand/visibility');
    expect(figures).toMatchObject({
      answers: 8,
      mention_rate: { value: 0.5, numerator: 4, sample_size: 8 },
      share_of_voice: { numerator: 4, sample_size: 10 },
      citation_share: { numerator: 2, sample_size: 8 },
    });
    expect(trend.map(({ since, answers, mention_rate }) => [since, answers, mention_rate.value])).toEqual([
      ['2026-03-01', 2, 1],
      ['2026-03-02', 2, 0],
      ['2026-03-03', 2, 1],
      ['2026-03-04', 2, 0],
    ]);
    expect(competitors.map(({ name, mention_rate }) => [name, mention_rate.numerator])).toEqual([
      ['Radix', 4],
      ['Pedalo', 2],
    ]);
    expect(places.map((place) => [place.engine, place.market, place.mention_rate.value, place.answers])).toEqual([
      ['one', 'US', 0.5, 4],
      ['two', 'US', 0.5, 4],
    ]);
    expect(product_lines[0]).toMatchObject({ name: 'Deskline', mention_rate: { numerator: 2, sample_size: 8 } });
    expect(skus[0]).toMatchObject({ name: 'D-100', product_line: 'Deskline', mention_rate: { numerator: 2 } });
  });

  it('filters by engine, product and prompts that name the brand', async () => {
    const figuresOf = async (query: string) =>
      (await read('GET /brands/:brand/visibility', `${PERIOD}&${query}`)).figures;
    expect(await figuresOf('engine=one')).toMatchObject({ answers: 4 });
    expect(await figuresOf('sku=D-100')).toMatchObject({ mention_rate: { numerator: 2, sample_size: 8 } });
    const branded = await read('GET /brands/:brand/visibility', `${PERIOD}&branded=true`);
    expect(branded.figures).toMatchObject({ answers: 1, mention_rate: { value: 1 } });
    expect(branded.trend.map(({ since, answers }) => [since, answers])).toEqual([['2026-03-06', 1]]);
    expect(branded.places.map(({ answers }) => answers)).toEqual([1]);
    expect(await status('/visibility?sku=none')).toBe(422);
  });

  it('names sources and gaps, each with the answers behind it', async () => {
    const { domains, own_pages, gaps } = await read('GET /brands/:brand/visibility/sources');
    expect(domains.map(({ domain, answers }) => [domain, answers])).toEqual([
      ['news.example', 6],
      ['acme.example', 2],
    ]);
    expect(own_pages).toEqual([{ url: 'https://acme.example/desks', answers: 2 }]);
    expect(gaps).toEqual([
      {
        prompt_id: made.promptIds[0],
        text: 'Which desk should I buy?',
        market: 'US',
        answers_with_gap: 2,
        answers: 8,
        engines: ['one', 'two'],
        competitors: ['Radix', 'Pedalo'],
      },
    ]);
    const listed = async (query: string) => {
      const { answers, total } = await read('GET /brands/:brand/answers', `${PERIOD}&branded=false&${query}`);
      expect(answers.length).toBe(total ?? answers.length);
      return answers.map(({ excerpt }) => excerpt);
    };
    expect(await listed('subject=domain&name=acme.example')).toEqual([TEXTS[0], TEXTS[0]]);
    expect(await listed('subject=page&name=https://acme.example/desks')).toEqual([TEXTS[0], TEXTS[0]]);
    expect(await listed('subject=competitor&name=Pedalo')).toEqual([TEXTS[1], TEXTS[1]]);
    expect(await listed(`subject=gap&prompt=${made.promptIds[0]}`)).toEqual([TEXTS[1], TEXTS[1]]);
    expect(await listed('subject=brand&engine=two')).toEqual([TEXTS[2], TEXTS[0]]);
    expect((await listed('')).length).toBe(8);
  });

  it('lists answers page by page', async () => {
    const texts: (string | null)[] = [];
    let cursor = '';
    do {
      const page = await read('GET /brands/:brand/answers', `${PERIOD}&limit=4${cursor}`);
      expect(page.total).toBe(9);
      texts.push(...page.answers.map(({ excerpt }) => excerpt));
      cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`;
    } while (cursor !== '');
    expect(texts).toEqual(['Acme is fine.', ...TEXTS.toReversed().flatMap((text) => [text, text])]);
    expect(
      await Promise.all(
        ['?cursor=x', '?limit=0', '?subject=sku', '?other=1'].map((query) => status(`/answers${query}`)),
      ),
    ).toEqual([422, 422, 422, 422]);
  });

  it('treats another brand’s cursor as a time, and lists only its own answers', async () => {
    const other = await answerScene(scene.here.stores);
    const member = await scene.person(other.tenantId, 'member');
    const askedAt = [0, 2, 4].map((days) => START + days * DAY + 1);
    await other.recorder.recordAnswers(askedAt.map((at) => other.answerOf({ text: 'Secret.', askedAt: at })));
    const first = await member.portal('GET', `/brands/${other.brandId}/answers?${PERIOD}&limit=1`);
    const { next_cursor: foreign }: { next_cursor: string } = JSON.parse(await first.text());
    const excerptsAfter = async (cursor: string | null, query: string) =>
      (await read('GET /brands/:brand/answers', `${PERIOD}${query}&cursor=${cursor}`)).answers.map(
        (one) => one.excerpt,
      );
    expect(await excerptsAfter(foreign, '')).toEqual(TEXTS.toReversed().flatMap((text) => [text, text]));
    const { next_cursor: own } = await read('GET /brands/:brand/answers', `${PERIOD}&limit=5`);
    expect(await excerptsAfter(own, '&subject=sku&name=D-100')).toEqual([]);
    expect(await excerptsAfter(own, '&subject=brand')).toEqual([TEXTS[0], TEXTS[0]]);
  });

  it('has figures, sources and answers of at most 3,660 days', async () => {
    const until = Date.parse('2026-03-30T00:00:00Z');
    for (const path of ['/visibility', '/visibility/sources', '/answers']) {
      const of = (days: number) =>
        status(`${path}?until=2026-03-30&since=${new Date(until - (days - 1) * DAY).toISOString().slice(0, 10)}`);
      expect([path, await of(3660), await of(3661)]).toEqual([path, 200, 422]);
    }
  });

  it('shows one answer with the positions of its matches', async () => {
    const { answers } = await read('GET /brands/:brand/answers', `${PERIOD}&subject=sku&name=D-100`);
    const answer = await read('GET /brands/:brand/answers/:answer', '', answers[0]?.id);
    expect(answer).toMatchObject({
      prompt: { id: made.promptIds[0], text: 'Which desk should I buy?' },
      text: TEXTS[2],
      mentions: [
        { name: 'Deskline', start: 16, end: 24 },
        { name: 'D-100', start: 30, end: 35 },
      ],
      claims: [{ kind: 'price', claimed: '999 USD', finding_id: expect.any(String) }],
      citations: [{ domain: 'news.example', own: false }],
    });
    expect(await status('/answers/none')).toBe(404);
    const other = await answerScene(scene.here.stores);
    await other.recorder.recordAnswer(other.answerOf());
    const [foreign] = await scene.here.stores.storedAnswers.listAnswers({ brandId: other.brandId, limit: 1 });
    expect(await status(`/answers/${foreign?.id}`)).toBe(404);
  });

  it('returns hostile text unchanged, and erased text as null', async () => {
    const askedAt = Date.parse('2026-01-05T00:00:00Z');
    await made.recorder.recordAnswer(made.answerOf({ text: HOSTILE, askedAt }));
    const list = () => read('GET /brands/:brand/answers', 'since=2026-01-01&until=2026-01-31&subject=brand');
    const [listed] = (await list()).answers;
    expect(listed?.excerpt).toContain('<script>alert(1)</script>');
    expect((await read('GET /brands/:brand/answers/:answer', '', listed?.id)).text).toBe(HOSTILE);
    await scene.here.stores.answers.eraseAnswers(askedAt + 1, 10);
    expect((await list()).answers).toMatchObject([{ id: listed?.id, excerpt: null, names: [] }]);
    expect((await read('GET /brands/:brand/answers/:answer', '', listed?.id)).text).toBeNull();
  });

  it('lists the choices, even before the first scan', async () => {
    expect(await read('GET /brands/:brand/visibility/choices', '')).toMatchObject({
      engines: expect.arrayContaining(['one', 'two']),
      product_lines: [{ name: 'Deskline', skus: ['D-100', 'D-200'] }, { name: 'Chairline' }],
      prompts: 3,
      last_answer_at: new Date(START + 5 * DAY).toISOString(),
    });
    const empty = await answerScene(scene.here.stores);
    const member = await scene.person(empty.tenantId, 'member');
    const response = await member.portal('GET', `/brands/${empty.brandId}/visibility/choices`);
    expect(await response.json()).toMatchObject({ last_answer_at: null });
  });
});

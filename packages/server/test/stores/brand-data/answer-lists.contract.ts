// The answers behind a figure, as lists and counts, over every engine.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stores } from '../../../src/stores/stores.ts';
import type { AnswerSubject, FigureQuery } from '../../../src/visibility/ports.ts';
import { answerScene, anyAnswer, DAY, type GivenAnswer, START } from '../../support/answer-scene.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const PERIOD = { since: '2026-03-01', until: '2026-03-30' };
const FIGURES: (AnswerSubject & { kind: FigureQuery['kind'] })[] = [
  { kind: 'brand' },
  { kind: 'product_line', name: 'Deskline' },
  { kind: 'sku', name: 'D-100' },
  { kind: 'competitor', name: 'Radix' },
];

export function answerListsContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  afterAll(() => factory.dispose());

  async function scene(given: readonly Partial<GivenAnswer & { askedAt: number }>[]) {
    const made = await answerScene(stores);
    const inputs = given.map(({ prompt = 0, day = 0, cited = [], scan = 0, ...one }, i) =>
      made.answerOf({
        askedAt: START + day * DAY + i * 1000,
        ...one,
        scanId: `${made.brandId} ${scan} ${i}`,
        promptId: made.promptIds[prompt] ?? '',
        citations: cited.map((url) => ({ url, kind: 'cited' as const })),
      }),
    );
    await made.recorder.recordAnswers(inputs);
    const { brandId } = made;
    const list = (query: object = {}, limit = 1000) =>
      stores.storedAnswers.listAnswers({ brandId, ...PERIOD, limit, ...query });
    const count = (query: object = {}) => stores.storedAnswers.countAnswers({ brandId, ...PERIOD, ...query });
    return { ...made, list, count };
  }

  describe('the answers behind a figure', () => {
    it('are as many as the figure counts, for any filters', async () => {
      const filters = fc.record(
        { engine: fc.constantFrom('one', 'two'), market: fc.constantFrom('US', 'UK'), branded: fc.boolean() },
        { requiredKeys: [] },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(anyAnswer, { minLength: 1, maxLength: 12 }), filters, async (given, filter) => {
          const { brandId, list, count } = await scene(given);
          const { branded, ...place } = filter;
          const figure = async (kind: FigureQuery['kind'], entity: string) =>
            (await stores.figures.sumFigures({ brandId, kind, entity, ...PERIOD, ...place }))
              .filter((row) => branded === undefined || row.branded === branded)
              .reduce((sum, { answers }) => sum + answers, 0);
          const all = await figure('answers', '');
          expect([(await list(filter)).length, await count(filter)]).toEqual([all, all]);
          for (const subject of FIGURES) {
            const expected = await figure(subject.kind, 'name' in subject ? subject.name : '');
            const listed = await list({ ...filter, subject });
            expect([subject, listed.length, await count({ ...filter, subject })]).toEqual([
              subject,
              expected,
              expected,
            ]);
            if ('name' in subject && subject.kind !== 'product_line')
              for (const { content } of listed) expect(content?.text).toContain(subject.name);
          }
        }),
        { numRuns: 12 },
      );
    });

    it('are read page by page, newest first, with answers of the same moment', async () => {
      const { list } = await scene(
        Array.from({ length: 11 }, (_, i) => ({ askedAt: START + Math.floor(i / 3) * DAY, text: `Acme ${i}.` })),
      );
      const whole = (await list({ subject: { kind: 'brand' } })).map(({ id }) => id);
      const paged: string[] = [];
      let after: { askedAt: number; id: string } | undefined;
      for (;;) {
        const page = await list({ subject: { kind: 'brand' }, after }, 4);
        paged.push(...page.map(({ id }) => id));
        after = page.at(-1);
        if (page.length < 4) break;
      }
      expect([paged.length, paged]).toEqual([11, whole]);
    });

    it('may be from days far apart', async () => {
      const days = [0, 1, 2, 9, 10, 28];
      const { list, count } = await scene(days.map((day) => ({ day, text: 'The Deskline.' })));
      const subject = { kind: 'product_line', name: 'Deskline' };
      expect((await list({ subject }, 5)).map(({ askedAt }) => Math.floor((askedAt - START) / DAY))).toEqual([
        28, 10, 9, 2, 1,
      ]);
      expect([await count({ subject }), await count({ subject, until: '2026-03-03' })]).toEqual([6, 3]);
      expect(await list({ subject, since: '2026-03-12', until: '2026-03-20' })).toEqual([]);
    });

    it('can be limited by citation or to competitors only', async () => {
      const { list, count, promptIds, brandId } = await scene([
        { text: 'Radix is best.', cited: ['https://acme.example/desks', 'https://news.example/a'] },
        { text: 'Radix is best.', prompt: 2 },
        { text: 'Acme and Radix.', cited: ['https://news.example/b'] },
        { text: 'Nobody.', cited: ['https://acme.example/desks?utm_source=one'] },
      ]);
      const texts = async (subject: object) => (await list({ subject })).map(({ content }) => content?.text);
      expect(await texts({ kind: 'domain', name: 'news.example' })).toEqual(['Acme and Radix.', 'Radix is best.']);
      expect(await texts({ kind: 'own_citation' })).toEqual(['Nobody.', 'Radix is best.']);
      expect(await texts({ kind: 'page', name: 'https://acme.example/desks' })).toEqual(['Nobody.', 'Radix is best.']);
      expect(await texts({ kind: 'gap' })).toEqual(['Radix is best.']);
      expect((await texts({ kind: 'no_brand' })).toSorted()).toEqual(['Nobody.', 'Radix is best.', 'Radix is best.']);
      expect(await count({ subject: { kind: 'no_brand' } })).toBe(3);
      expect((await texts({ kind: 'brand_or_competitor' })).toSorted()).toEqual([
        'Acme and Radix.',
        'Radix is best.',
        'Radix is best.',
      ]);
      expect(await count({ subject: { kind: 'brand_or_competitor' } })).toBeUndefined();
      expect(await texts({ kind: 'domain', name: 'ews.example' })).toEqual([]);
      const prompt = { promptId: promptIds[0] };
      expect([await count(prompt), await count({ ...prompt, subject: { kind: 'gap' } })]).toEqual([3, 1]);
      expect([await count({ subject: { kind: 'gap' } }), await count({ subject: { kind: 'own_citation' } })]).toEqual([
        1,
        undefined,
      ]);
      const asked = { brandId, ...PERIOD, limit: 10 };
      expect(await stores.figures.ownPages(asked)).toEqual([{ url: 'https://acme.example/desks', answers: 2 }]);
      expect(await stores.figures.summedDomains(asked)).toEqual([
        { domain: 'acme.example', own: true, citations: 2, answers: 2 },
        { domain: 'news.example', own: false, citations: 2, answers: 2 },
      ]);
      expect(await stores.figures.ownPages({ ...asked, branded: true })).toEqual([]);
    });

    it('can be limited to those with a known sentiment about the brand', async () => {
      const { list, count } = await scene([
        { text: 'Acme is excellent.' },
        { text: 'Have you looked at Acme?' },
        { text: 'Radix is excellent. Have you looked at Acme?' },
        { text: 'Radix is excellent.' },
      ]);
      const subject = { kind: 'brand_sentiment' };
      expect((await list({ subject })).map(({ content }) => content?.text)).toEqual(['Acme is excellent.']);
      expect(await count({ subject })).toBeUndefined();
    });

    it('are kept after their texts were erased', async () => {
      const { list, count } = await scene([{ askedAt: 1000, text: 'Acme.' }]);
      await stores.answers.eraseAnswers(1001, 1000);
      const query = { since: '1970-01-01', until: '1970-01-02', subject: { kind: 'brand' } };
      expect(await list(query)).toMatchObject([{ askedAt: 1000, content: null }]);
      expect(await count(query)).toBe(1);
    });
  });
}

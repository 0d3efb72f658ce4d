// Stored answers, and gaps: prompts whose answers name only competitors, over every engine.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFindings } from '../../../src/claims/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { type AnswerInput, listPrompts, readDiscoverability } from '../../../src/visibility/index.ts';
import { answerScene, DAY, START } from '../../support/answer-scene.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const PERIOD = { since: '2026-03-01', until: '2026-03-30' };
const GAP = 'Radix is the best of all.';
const NONE = 'Nobody knows.';
const OWN = 'Acme makes good desks, and so does Radix.';

export function storedAnswersContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  afterAll(() => factory.dispose());

  async function scene() {
    const made = await answerScene(stores);
    const { deps, brandId, promptIds, recorder, answerOf } = made;
    let asked = 0;
    const record = (text: string, given: Partial<AnswerInput> = {}) =>
      recorder.recordAnswer(answerOf({ text, askedAt: START + asked++ * 1000, ...given }));
    const places = async () => (await readDiscoverability(deps)({ brandId, ...PERIOD })).places;
    const gaps = async () =>
      (await places()).flatMap(({ engine, gaps: all }) => all.map((gap) => ({ engine, ...gap })));
    const answers = (limit = 100) => stores.storedAnswers.listAnswers({ brandId, limit });
    const [first = '', second = '', branded = ''] = promptIds;
    return { ...made, record, places, gaps, answers, prompts: { first, second, branded } };
  }

  describe('the gaps of an engine and market', () => {
    it('are ranked by frequency, and each names its newest answer', async () => {
      const { record, gaps, answers, prompts } = await scene();
      const uk = { promptId: prompts.second };
      await record(GAP, uk);
      await record(GAP, uk);
      await record('Pedalo is good.', { ...uk, askedAt: START + DAY });
      await record(GAP);
      await record(OWN);
      await record(NONE);
      const [newest] = (await answers()).filter(({ promptId }) => promptId === prompts.second);
      const shown = (await answers()).find(
        ({ content, promptId }) => content?.text === GAP && promptId === prompts.first,
      );
      expect(await gaps()).toEqual([
        {
          engine: 'one',
          promptId: prompts.second,
          text: 'Which chair is good for the back?',
          competitors: ['Pedalo'],
          gaps: 3,
          answers: 3,
          isOpen: true,
          answerId: newest?.id,
        },
        {
          engine: 'one',
          promptId: prompts.first,
          text: 'Which desk should I buy?',
          competitors: ['Radix'],
          gaps: 1,
          answers: 3,
          isOpen: false,
          answerId: shown?.id,
        },
      ]);
    });

    it('are filtered by period and market, and exclude branded prompts', async () => {
      const { record, deps, brandId, gaps, prompts } = await scene();
      await record(GAP, { promptId: prompts.branded });
      await record(GAP, { askedAt: START - DAY });
      expect(await gaps()).toEqual([]);
      await record(GAP, { engine: 'two' });
      await record(GAP, { market: 'UK', promptId: prompts.second });
      const read = async (over: object) =>
        (await readDiscoverability(deps)({ brandId, ...PERIOD, ...over })).places.map((place) => [
          ...[place.engine, place.market],
          place.gaps.length,
        ]);
      expect(await read({})).toEqual([
        ['one', 'UK', 1],
        ['one', 'US', 0],
        ['two', 'US', 1],
      ]);
      expect(await read({ engine: 'two' })).toEqual([['two', 'US', 1]]);
      expect(await read({ market: 'UK' })).toEqual([['one', 'UK', 1]]);
    });

    it('are the same whether answers come one by one or together', async () => {
      const [one, many] = [await scene(), await scene()];
      const inputs = [GAP, 'Pedalo is good.', OWN, NONE, GAP];
      for (const [i, text] of inputs.entries()) await one.record(text, { askedAt: START + i * DAY * 0.3 });
      await many.recorder.recordAnswers(
        inputs.map((text, i) => many.answerOf({ text, askedAt: START + i * DAY * 0.3 })).toReversed(),
      );
      const counts = ({ gaps, answers, isOpen, competitors }: Awaited<ReturnType<typeof one.gaps>>[number]) => ({
        gaps,
        answers,
        isOpen,
        competitors,
      });
      expect((await many.gaps()).map(counts)).toEqual((await one.gaps()).map(counts));
      expect((await one.gaps()).map(counts)).toEqual([{ gaps: 3, answers: 5, isOpen: true, competitors: ['Radix'] }]);
    });
  });

  it('counts of an engine and market separate branded prompts', async () => {
    const { record, places, prompts } = await scene();
    const citations = [{ url: 'https://acme.example/a', kind: 'cited' as const }];
    await record(OWN, { citations });
    await record(GAP);
    await record(OWN, { promptId: prompts.branded, citations });
    expect(await places()).toMatchObject([
      {
        answers: 2,
        mentions: 1,
        citations: 1,
        ownCitations: 1,
        branded: { answers: 1, mentions: 1, citations: 1, ownCitations: 1 },
        topDomains: [{ domain: 'acme.example', citations: 1 }],
      },
    ]);
  });

  describe('an answer', () => {
    it('is linked by its prompt’s newest result, regardless of later writes', async () => {
      const { record, deps, brandId, answers, prompts } = await scene();
      await record(OWN, { askedAt: START + DAY });
      await record(GAP, { askedAt: START });
      const [newest] = await answers();
      const [prompt] = await listPrompts(deps)({ brandId });
      expect(prompt).toMatchObject({ id: prompts.first, results: [{ market: 'US', answerId: newest?.id }] });
      expect(newest?.content?.text).toBe(OWN);
    });

    it('is found with its analysis, and lists start with the newest', async () => {
      const { record, brandId, answers, prompts } = await scene();
      await record('The D-100 costs $999.', { citations: [{ url: 'https://blog.example/a', kind: 'cited' }] });
      await record(OWN, { engine: 'two', promptId: prompts.second, market: 'UK' });
      const [newest, oldest] = await answers();
      expect(await stores.storedAnswers.findAnswer(oldest?.id ?? '')).toEqual(oldest);
      expect(oldest).toMatchObject({
        brandId,
        promptId: prompts.first,
        engine: 'one',
        market: 'US',
        model: 'one-1',
        askedAt: START,
        content: {
          text: 'The D-100 costs $999.',
          citations: [{ url: 'https://blog.example/a', kind: 'cited' }],
          reading: { mentions: [{ name: 'D-100', start: 4, end: 9 }], claims: [{ kind: 'price', claimed: '999 USD' }] },
        },
      });
      const idsOf = async (query: object) =>
        (await stores.storedAnswers.listAnswers({ brandId, limit: 100, ...query })).map(({ id }) => id);
      expect(await idsOf({ limit: 1 })).toEqual([newest?.id]);
      for (const query of [{ engine: 'two' }, { market: 'UK' }, { promptId: prompts.second }])
        expect(await idsOf(query)).toEqual([newest?.id]);
      expect(await stores.storedAnswers.findAnswer('none')).toBeUndefined();
      const keys = oldest?.content?.reading.claims.map(({ key }) => key) ?? [];
      const [finding] = await listFindings({ findings: stores.findings })({ brandId });
      expect([...(await stores.findings.findIds(brandId, [...keys, 'none'])).values()]).toEqual([finding?.id]);
    });

    it('keeps its position after its text is deleted', async () => {
      const { record, answers } = await scene();
      await record(OWN, { askedAt: 1000 });
      await stores.answers.eraseAnswers(1001, 1000);
      expect(await answers()).toMatchObject([{ engine: 'one', content: null }]);
    });

    it('is exported once, for any number of answers', async () => {
      const { recorder, answerOf, brandId } = await scene();
      const scanId = randomUUID();
      await recorder.recordAnswers(
        Array.from({ length: 401 }, (_, i) => answerOf({ scanId, promptId: `prompt ${i}`, askedAt: START + i })),
      );
      const exported = async (since?: number) => {
        const ids: string[] = [];
        for await (const { id } of stores.storedAnswers.exportAnswers({ brandId, since })) ids.push(id);
        return ids;
      };
      const ids = await exported();
      expect([ids.length, new Set(ids).size, ids]).toEqual([401, 401, ids.toSorted()]);
      expect([(await exported(START + 400)).length, (await exported(START + 401)).length]).toEqual([1, 0]);
    });
  });

  it('findings are exported in order, also when limited by time', async () => {
    const { record, brandId } = await scene();
    await record('The D-100 costs $999.');
    await record('The D-200 weighs 50 kg.', { askedAt: START + DAY });
    const exported = async (since?: number) => {
      const all: string[] = [];
      for await (const { claimed } of stores.findings.exportFindings({ brandId, since })) all.push(claimed);
      return all;
    };
    expect(await exported()).toEqual(['999 USD', 'weight 50 kg']);
    expect(await exported(START + DAY)).toEqual(['weight 50 kg']);
    expect(await exported(START + DAY + 1)).toEqual([]);
  });
}

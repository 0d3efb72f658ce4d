// What answers leave behind: figures that equal a recount over every answer, in whatever order they came (decisions 7).
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listFindings, moveFinding, readFinding } from '../../src/claims/index.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { citationsOf } from '../../src/visibility/citations.ts';
import { type AnswerInput, listPrompts, readDiscoverability, readOverview } from '../../src/visibility/index.ts';
import { type Measures, measureApart } from '../../src/visibility/measures.ts';
import { createMentionFinder } from '../../src/visibility/mentions.ts';
import type { Observation } from '../../src/visibility/observation.ts';
import { sentimentsByLexicon } from '../../src/visibility/sentiment.ts';
import { targetsOf } from '../../src/visibility/targets.ts';
import { answerScene, anyAnswer, BRAND, DAY, type GivenAnswer, recorderOver, START } from '../support/answer-scene.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

vi.setConfig({ testTimeout: 120_000 });

const PERIOD = { since: '2026-03-01', until: '2026-03-10' };
const find = createMentionFinder(BRAND, 'en');
const targets = targetsOf(BRAND);

/** What one answer showed, counted without any store. */
function observed({ engine, market, text, citations }: AnswerInput, branded: boolean): Observation {
  const mentions = find(text);
  const sentiments = sentimentsByLexicon(text, mentions, 'en');
  return {
    engine,
    market,
    day: '',
    branded,
    mentions: mentions.map(({ entity, name, ...mention }, i) => ({
      ...mention,
      entity: { kind: entity, name },
      sentiment: sentiments[i] ?? 'unknown',
    })),
    citations: citationsOf(text, citations, BRAND.domains),
  };
}

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, part) => (typeof part === 'number' ? Number(part.toFixed(9)) : part)));

const withoutChange = ({ change: _change, ...measures }: Measures & { change?: unknown }) => measures;
const shown = ({ unbranded, branded }: Record<'unbranded' | 'branded', Measures>) =>
  rounded({ unbranded: withoutChange(unbranded), branded: withoutChange(branded) });

export function answersContract(newStore: NewStore): void {
  describe('answers', () => {
    let factory: StoreFactory;
    let stores: Stores;
    beforeAll(async () => {
      factory = newStore();
      stores = await factory.open();
    });
    afterAll(() => factory.dispose());

    const inputsOf = (scene: Awaited<ReturnType<typeof answerScene>>, given: readonly GivenAnswer[]) => {
      const scans = [randomUUID(), randomUUID(), randomUUID()];
      return given.map(({ scan, prompt, day, engine, market, text, cited }, i) =>
        scene.answerOf({
          scanId: scans[scan] ?? '',
          promptId: scene.promptIds[prompt] ?? '',
          askedAt: START + scan * DAY + day * 1000 + i,
          citations: cited.map((url) => ({ url, kind: 'cited' as const })),
          ...{ engine, market, text },
        }),
      );
    };
    const placeOf = ({ scanId, promptId, engine, market }: AnswerInput) => [scanId, promptId, engine, market].join(' ');
    const isBranded = (scene: Awaited<ReturnType<typeof answerScene>>, { promptId }: AnswerInput) =>
      promptId === scene.promptIds[2];

    /** All that is known of a brand, without what differs from brand to brand. */
    async function everything({ deps, brandId, promptIds }: Awaited<ReturnType<typeof answerScene>>) {
      const [overview, discoverability, prompts, findings] = await Promise.all([
        readOverview(deps)({ brandId, ...PERIOD }),
        readDiscoverability(deps)({ brandId, ...PERIOD }),
        listPrompts(deps)({ brandId }),
        listFindings(deps)({ brandId }),
      ]);
      const details = await Promise.all(findings.map(({ id }) => readFinding(deps)(id)));
      const text = JSON.stringify([
        overview,
        discoverability,
        prompts,
        details
          .map(({ id: _id, ...finding }) => finding)
          .toSorted((a, b) => (a.claimed + a.verified < b.claimed + b.verified ? -1 : 1)),
      ]);
      return promptIds.reduce((all, id, i) => all.replaceAll(id, `prompt-${i}`), text.replaceAll(brandId, 'brand'));
    }

    it('add up to the figures of a recount over every one of them, and each counts once', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyAnswer, { maxLength: 14 }), async (given) => {
          const scene = await answerScene(stores);
          const inputs = inputsOf(scene, given);
          for (const input of [...inputs, ...inputs]) await scene.recorder.recordAnswer(input);
          const unique = [...new Map(inputs.toReversed().map((input) => [placeOf(input), input])).values()];
          const observations = unique.map((input) => observed(input, isBranded(scene, input)));
          const naive = (target: ReadonlySet<string>, all = observations) =>
            shown(measureApart(all, target, targets.brand));
          const { by, ...overview } = await readOverview(scene.deps)({ brandId: scene.brandId, ...PERIOD });
          expect(shown(overview)).toEqual(naive(targets.brand));
          for (const [name, target] of targets.productLines)
            expect(by.productLine[name] && shown(by.productLine[name])).toEqual(naive(target));
          for (const [name, target] of targets.skus) expect(by.sku[name] && shown(by.sku[name])).toEqual(naive(target));
          for (const key of ['market', 'engine'] as const) {
            const groups = Object.groupBy(observations, (observation) => observation[key]);
            expect(Object.fromEntries(Object.entries(by[key]).map(([name, apart]) => [name, shown(apart)]))).toEqual(
              Object.fromEntries(Object.entries(groups).map(([name, all]) => [name, naive(targets.brand, all ?? [])])),
            );
          }
        }),
        { numRuns: 25 },
      );
    });

    it('leave the same behind in whatever order they come', async () => {
      const histories = fc
        .uniqueArray(anyAnswer, {
          maxLength: 10,
          selector: ({ scan, prompt, engine, market }) => [scan, prompt, engine, market].join(' '),
        })
        .chain((answers) =>
          fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: answers.length })),
        );
      await fc.assert(
        fc.asyncProperty(histories, async ([given, shuffled]) => {
          const [one, other] = [await answerScene(stores), await answerScene(stores)];
          const scans = inputsOf(one, given);
          for (const input of scans) await one.recorder.recordAnswer(input);
          for (const at of shuffled.map((answer) => given.indexOf(answer))) {
            const input = scans[at];
            if (!input) continue;
            const { brandId, tenantId } = other;
            const promptId = other.promptIds[one.promptIds.indexOf(input.promptId)] ?? '';
            await other.recorder.recordAnswer({ ...input, brandId, tenantId, promptId, scanId: `${input.scanId}-2` });
          }
          expect((await everything(other)).replaceAll(/([0-9a-f]{12})-2/g, '$1')).toBe(await everything(one));
        }),
        { numRuns: 15 },
      );
    });

    it('that come fifty times at once, by two ways into the store, count once', async () => {
      const second = await factory.open();
      const scene = await answerScene(stores);
      const other = recorderOver(second);
      const input = scene.answerOf({ text: 'The D-100 costs $999.' });
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? scene.recorder : other).recordAnswer(input)),
      );
      expect(answers.filter(({ recorded }) => recorded)).toHaveLength(1);
      const { unbranded } = await readOverview(scene.deps)({ brandId: scene.brandId, ...PERIOD });
      expect(unbranded.answers).toBe(1);
      const [finding] = await listFindings(scene.deps)({ brandId: scene.brandId });
      expect((await readFinding(scene.deps)(finding?.id ?? '')).frequency).toEqual([
        { engine: 'one', market: 'US', answers: 1, of: 1 },
      ]);
    });

    it('of one brand that come at once from two ways into the store lose nothing', async () => {
      const second = await factory.open();
      const scene = await answerScene(stores);
      const other = recorderOver(second);
      await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          (i % 2 === 0 ? scene.recorder : other).recordAnswer(
            scene.answerOf({ text: `Acme and Radix. The D-100 costs $${900 + (i % 3)}.` }),
          ),
        ),
      );
      const { unbranded } = await readOverview(scene.deps)({ brandId: scene.brandId, ...PERIOD });
      expect([unbranded.answers, unbranded.shareOfVoice.denominator]).toEqual([40, 80]);
      expect(await listFindings(scene.deps)({ brandId: scene.brandId })).toHaveLength(3);
    });

    it('of another tenant are refused', async () => {
      const scene = await answerScene(stores);
      const refused = scene.recorder.recordAnswer(scene.answerOf({ tenantId: randomUUID() }));
      await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    });

    it('leave their figures when their texts are erased, and are known again', async () => {
      const scene = await answerScene(stores);
      const input = scene.answerOf({ text: 'Acme is great. The D-100 costs $999.' });
      await scene.recorder.recordAnswer(input);
      const before = await everything(scene);
      while ((await stores.answers.eraseAnswers(START + 400 * DAY, 3)) > 0);
      expect(await stores.answers.eraseAnswers(START + 400 * DAY, 3)).toBe(0);
      expect(await scene.recorder.recordAnswer(input)).toEqual({ recorded: false });
      expect(await everything(scene)).toBe(before);
    });
  });

  describe('a finding', () => {
    let factory: StoreFactory;
    let stores: Stores;
    beforeAll(async () => {
      factory = newStore();
      stores = await factory.open();
    });
    afterAll(() => factory.dispose());

    const WRONG = 'Good: the D-100 costs $999.';

    async function scanned() {
      const scene = await answerScene(stores);
      const { deps, brandId, tenantId, recorder, answerOf } = scene;
      let scans = 0;
      return {
        ...scene,
        /** A scan of one prompt and engine, a day after the one before. */
        async scan(text: string, given: Partial<AnswerInput> = {}) {
          const scanId = randomUUID();
          await recorder.recordAnswer(answerOf({ scanId, text, askedAt: START + scans++ * DAY, ...given }));
          await recorder.finishScan({ tenantId, brandId, scanId });
          await recorder.finishScan({ tenantId, brandId, scanId });
        },
        states: async () => (await listFindings(deps)({ brandId })).map(({ state }) => state),
        first: async () => {
          const [finding] = await listFindings(deps)({ brandId });
          return readFinding(deps)(finding?.id ?? '');
        },
      };
    }

    it('has a quote that is exactly a part of the answer, its sources and a fix', async () => {
      const { scan, first } = await scanned();
      const at = WRONG.indexOf('$999');
      await scan(WRONG, {
        citations: [
          { url: 'https://www.blog.example/a?utm_source=x', kind: 'cited', start: at, end: at + 4 },
          { url: 'https://elsewhere.example/b', kind: 'cited' },
        ],
      });
      const finding = await first();
      expect(WRONG.slice(finding.quoteStart, finding.quoteEnd)).toBe(finding.quote);
      expect(finding).toMatchObject({
        kind: 'price',
        subject: 'D-100',
        claimed: '999 USD',
        verified: '499 USD',
        severity: 'critical',
        state: 'open',
        frequency: [{ engine: 'one', market: 'US', answers: 1, of: 1 }],
        sources: [{ url: 'https://blog.example/a', domain: 'blog.example', own: false, answers: 1 }],
        fix: { jsonLd: { '@context': 'https://schema.org', offers: { price: 499 } } },
      });
      expect(finding.fix.steps.map(({ target }) => target)).toContain('blog.example');
    });

    it('is fixed by a later scan that no longer shows it, and open again once one does', async () => {
      const { scan, states } = await scanned();
      await scan(WRONG);
      await scan(WRONG);
      expect(await states()).toEqual(['open']);
      await scan('The D-100 costs $499.');
      expect(await states()).toEqual(['fixed']);
      await scan(WRONG);
      expect(await states()).toEqual(['open']);
    });

    it('stays open while a place that showed it was not asked again', async () => {
      const { scan, states } = await scanned();
      await scan(WRONG, { engine: 'one' });
      await scan(WRONG, { engine: 'two' });
      await scan('Nothing to say.', { engine: 'one' });
      expect(await states()).toEqual(['open']);
      await scan('Nothing to say.', { engine: 'two' });
      expect(await states()).toEqual(['fixed']);
    });

    it('that was dismissed stays so when it is seen again, until it is reopened', async () => {
      const { deps, scan, states, first } = await scanned();
      await scan(WRONG);
      const { id } = await first();
      await moveFinding(deps)(id, 'dismiss');
      await scan(WRONG);
      await scan('Nothing to say.');
      expect(await states()).toEqual(['dismissed']);
      await moveFinding(deps)(id, 'reopen');
      await moveFinding(deps)(id, 'reopen');
      expect(await states()).toEqual(['open']);
    });

    it('is nothing to move where there is none', async () => {
      const { deps } = await scanned();
      await expect(moveFinding(deps)(randomUUID(), 'dismiss')).rejects.toMatchObject({ code: 'not_found' });
    });
  });
}

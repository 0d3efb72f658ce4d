// Figures equal a recount over every answer, in any order of arrival (decisions 7).
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rounds } from '../../../../../test/support/test-depth.ts';
import {
  changeFindingState,
  countOpenFindings,
  listFindings,
  listSeenFindings,
  prescribeFinding,
  readFinding,
} from '../../../src/claims/index.ts';
import { dayOf } from '../../../src/kernel/day.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { citationsOf } from '../../../src/visibility/citations/citations.ts';
import { type AnswerInput, listPrompts, readDiscoverability, readOverview } from '../../../src/visibility/index.ts';
import { changeOf, type Measures, measureSeparately } from '../../../src/visibility/measures/measures.ts';
import { periodBefore } from '../../../src/visibility/measures/period.ts';
import { createMentionFinder } from '../../../src/visibility/names/mentions.ts';
import type { Observation, Target } from '../../../src/visibility/observation.ts';
import { MEASURE_NAMES } from '../../../src/visibility/ports.ts';
import { sentimentsByLexicon } from '../../../src/visibility/sentiment/sentiment.ts';
import { targetsOf } from '../../../src/visibility/targets.ts';
import {
  answerScene,
  anyAnswer,
  BRAND,
  DAY,
  type GivenAnswer,
  recorderOver,
  START,
} from '../../support/answer-scene.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

vi.setConfig({ testTimeout: 120_000 });

const PERIOD = { since: '2026-03-01', until: '2026-03-10' };
const find = createMentionFinder(BRAND, 'en');
const targets = targetsOf(BRAND);

/** The content of one answer, counted without a store. */
function observed(
  { promptId, engine, market, text, citations, searched, askedAt }: AnswerInput,
  branded: boolean,
): Observation {
  const mentions = find(text);
  const sentiments = sentimentsByLexicon(text, mentions, 'en');
  return {
    prompt: promptId,
    engine,
    market,
    day: dayOf(askedAt),
    branded,
    searched,
    mentions: mentions.map(({ entity, name, ...mention }, i) => ({
      ...mention,
      entity: { kind: entity, name },
      sentiment: sentiments[i] ?? 'unknown',
    })),
    citations: citationsOf(text, citations, BRAND.domains),
  };
}

const close = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, part) => (typeof part === 'number' ? Number(part.toFixed(9)) : part)));

interface Days {
  since: string;
  until: string;
}

const within =
  ({ since, until }: Days) =>
  (observation: Observation) =>
    observation.day >= since && observation.day <= until;

/** The days from the Monday before to the Sunday after. */
function weeksOf({ since, until }: Days): Days {
  const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7;
  const moved = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY);
  return { since: moved(since, -weekday(since)), until: moved(until, 6 - weekday(until)) };
}

/** Recounted from every answer, for both kinds of prompts. */
function recount(all: readonly Observation[], target: Target, days: Days, weeks = weeksOf(days)) {
  const context = { brandNames: targets.brand, trackedNames: 3, weeks: all.filter(within(weeks)) };
  return measureSeparately(all.filter(within(days)), target, context);
}

function recountWithChange(all: readonly Observation[], target: Target, days: Days) {
  const [now, before] = [recount(all, target, days), recount(all, target, periodBefore(days))];
  const of = (kind: 'unbranded' | 'branded') => {
    const changes = MEASURE_NAMES.map((name) => [name, changeOf(now[kind][name], before[kind][name])]);
    return { ...now[kind], change: Object.fromEntries(changes) };
  };
  return close({ unbranded: of('unbranded'), branded: of('branded') });
}

const shown = ({ unbranded, branded }: Record<'unbranded' | 'branded', Measures>) => close({ unbranded, branded });

const ALL_PARTS = ['figures', 'breakdown', 'competitors', 'trend'] as const;

/** Days on both sides of a Sunday, so that weeks contain answers outside the period. */
const anyDays: fc.Arbitrary<Days> = fc
  .tuple(fc.integer({ min: -2, max: 4 }), fc.integer({ min: 0, max: 4 }))
  .map(([first, more]) => ({ since: dayOf(START + first * DAY), until: dayOf(START + (first + more) * DAY) }));

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
      return given.map(({ scan, prompt, day, engine, market, text, cited, searched }, i) =>
        scene.answerOf({
          scanId: scans[scan] ?? '',
          promptId: scene.promptIds[prompt] ?? '',
          askedAt: START + scan * DAY + day * 1000 + i,
          citations: cited.map((url) => ({ url, kind: 'cited' as const })),
          engine,
          market,
          text,
          searched,
        }),
      );
    };
    const placeOf = ({ scanId, promptId, engine, market }: AnswerInput) => [scanId, promptId, engine, market].join(' ');
    const isBranded = (scene: Awaited<ReturnType<typeof answerScene>>, { promptId }: AnswerInput) =>
      promptId === scene.promptIds[2];

    /** Everything stored about a brand, except what differs between brands. */
    async function everything({ deps, brandId, promptIds }: Awaited<ReturnType<typeof answerScene>>) {
      const [overview, discoverability, prompts, findings] = await Promise.all([
        readOverview(deps)({ brandId, ...PERIOD, parts: ALL_PARTS }),
        readDiscoverability(deps)({ brandId, ...PERIOD }),
        listPrompts(deps)({ brandId }),
        listFindings(deps)({ brandId }),
      ]);
      const details = await Promise.all(findings.map(({ id }) => readFinding(deps)(id)));
      // Gaps of equal count are in the order of their prompts' IDs, which differ between brands.
      const places = discoverability.places.map((place) => ({
        ...place,
        gaps: place.gaps.toSorted((a, b) => b.gaps - a.gaps || (a.text < b.text ? -1 : 1)),
      }));
      const text = JSON.stringify([
        overview,
        { ...discoverability, places },
        prompts,
        details
          .map(({ id: _id, ...finding }) => finding)
          .toSorted((a, b) => (a.claimed + a.verified < b.claimed + b.verified ? -1 : 1)),
      ]);
      const own = text.replaceAll(/"answerId":"[0-9a-f-]{36}"/g, '"answerId":"some"').replaceAll(brandId, 'brand');
      return promptIds.reduce((all, id, i) => all.replaceAll(id, `prompt-${i}`), own);
    }

    /** Answers, each recorded twice, and what each one showed. */
    async function recorded(given: readonly GivenAnswer[]) {
      const scene = await answerScene(stores);
      const inputs = inputsOf(scene, given);
      for (const input of [...inputs, ...inputs]) await scene.recorder.recordAnswer(input);
      const unique = [...new Map(inputs.toReversed().map((input) => [placeOf(input), input])).values()];
      return { ...scene, observations: unique.map((input) => observed(input, isBranded(scene, input))) };
    }

    it('add up to a recount over all answers, each counted once', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyAnswer, { maxLength: 14 }), anyDays, async (given, days) => {
          const { deps, brandId, observations } = await recorded(given);
          const naive = (target: Target, all = observations) => recountWithChange(all, target, days);
          const { by, ...overview } = await readOverview(deps)({ brandId, ...days, parts: ALL_PARTS });
          expect(shown(overview)).toEqual(naive(targets.brand));
          for (const [name, target] of targets.productLines)
            expect(by.productLine[name] && shown(by.productLine[name])).toEqual(naive(target));
          for (const [name, target] of targets.skus) expect(by.sku[name] && shown(by.sku[name])).toEqual(naive(target));
          for (const key of ['market', 'engine'] as const) {
            const names = [...new Set(observations.filter(within(days)).map((observation) => observation[key]))];
            const ofName = (name: string) => observations.filter((observation) => observation[key] === name);
            expect(Object.fromEntries(Object.entries(by[key]).map(([name, apart]) => [name, shown(apart)]))).toEqual(
              Object.fromEntries(names.map((name) => [name, naive(targets.brand, ofName(name))])),
            );
          }
        }),
        { numRuns: rounds({ quick: 5, full: 25 }) },
      );
    });

    it('of one market, line or SKU add up to a recount', async () => {
      const scopes = fc.constantFrom(
        { query: { market: 'UK' }, names: targets.brand },
        { query: { engine: 'two' }, names: targets.brand },
        { query: { engine: 'one', market: 'US', sku: 'D-100' }, names: new Set(['D-100']) },
        { query: { productLine: 'Deskline' }, names: targets.productLines.get('Deskline') ?? new Set<string>() },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(anyAnswer, { maxLength: 14 }), anyDays, scopes, async (given, days, scope) => {
          const { deps, brandId, observations } = await recorded(given);
          const { engine, market } = { engine: undefined, market: undefined, ...scope.query };
          const there = observations.filter(
            (observation) =>
              (engine === undefined || observation.engine === engine) &&
              (market === undefined || observation.market === market),
          );
          const overview = await readOverview(deps)({ brandId, ...days, ...scope.query, parts: ALL_PARTS });
          expect(shown(overview)).toEqual(recountWithChange(there, scope.names, days));
        }),
        { numRuns: rounds({ quick: 5, full: 25 }) },
      );
    });

    it('yield the competitors and trend that a recount yields', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyAnswer, { maxLength: 14 }), anyDays, async (given, days) => {
          const { deps, brandId, observations } = await recorded(given);
          const { competitors, trend } = await readOverview(deps)({ brandId, ...days, parts: ALL_PARTS });
          expect(competitors.map(({ name }) => name).toSorted()).toEqual(['Pedalo', 'Radix']);
          for (const { name, change, ...figures } of competitors) {
            const { unbranded: now } = recount(observations, new Set([name]), days);
            const { unbranded: before } = recount(observations, new Set([name]), periodBefore(days));
            for (const measure of ['mentionRate', 'shareOfVoice', 'averagePosition'] as const) {
              expect(close(figures[measure]), `${name} ${measure}`).toEqual(close(now[measure]));
              expect(close(change[measure])).toEqual(close(changeOf(now[measure], before[measure])));
            }
          }
          const shares = competitors.map(({ shareOfVoice }) => shareOfVoice.value ?? 0);
          expect(shares).toEqual(shares.toSorted((a, b) => b - a));
          const asked = new Set(
            observations
              .filter(({ branded }) => !branded)
              .filter(within(days))
              .map(({ day }) => day),
          );
          expect(trend.map(({ since }) => since)).toEqual([...asked].toSorted());
          for (const { since, until, measures } of trend) {
            expect(until).toBe(since);
            const point = recount(observations, targets.brand, { since, until }, weeksOf(days)).unbranded;
            expect(close(measures)).toEqual(close(point));
          }
        }),
        { numRuns: rounds({ quick: 5, full: 25 }) },
      );
    });

    it('leave the same rows in any order', async () => {
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
        { numRuns: rounds({ quick: 4, full: 15 }) },
      );
    });

    it('recorded fifty times concurrently over two connections count once', async () => {
      const second = await factory.open();
      const scene = await answerScene(stores);
      const other = recorderOver(second);
      const input = scene.answerOf({ text: 'The D-100 costs $999.' });
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? scene.recorder : other).recordAnswer(input)),
      );
      expect(answers.filter(({ recorded }) => recorded)).toHaveLength(1);
      const { unbranded } = await readOverview(scene.deps)({ brandId: scene.brandId, ...PERIOD, parts: ['figures'] });
      expect(unbranded.answers).toBe(1);
      const [finding] = await listFindings(scene.deps)({ brandId: scene.brandId });
      expect((await readFinding(scene.deps)(finding?.id ?? '')).frequency).toEqual([
        { engine: 'one', market: 'US', answers: 1, of: 1 },
      ]);
    });

    it('of one brand recorded concurrently over two connections lose nothing', async () => {
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
      const { unbranded } = await readOverview(scene.deps)({ brandId: scene.brandId, ...PERIOD, parts: ['figures'] });
      expect([unbranded.answers, unbranded.shareOfVoice.denominator]).toEqual([40, 80]);
      expect(await listFindings(scene.deps)({ brandId: scene.brandId })).toHaveLength(3);
    });

    it('have the overview’s citations by domain, for both kinds of prompts', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyAnswer, { maxLength: 14 }), anyDays, async (given, days) => {
          const { deps, brandId } = await recorded(given);
          const { unbranded, branded } = await readOverview(deps)({ brandId, ...days, parts: ['figures'] });
          for (const [kind, { citationShare }] of [
            [false, unbranded],
            [true, branded],
          ] as const) {
            const domains = await deps.figures.topDomains({ brandId, ...days, branded: kind, limit: 100 });
            const cited = (some: typeof domains) => some.reduce((total, { citations }) => total + citations, 0);
            expect(cited(domains)).toBe(citationShare.denominator);
            expect(cited(domains.filter(({ own }) => own))).toBe(citationShare.numerator);
          }
        }),
        { numRuns: rounds({ quick: 4, full: 15 }) },
      );
    });

    it('given without a search are counted; unknown ones are not', async () => {
      const scene = await answerScene(stores);
      const ask = (prompt: number, searched: boolean | undefined) =>
        scene.recorder.recordAnswer(scene.answerOf({ promptId: scene.promptIds[prompt] ?? '', searched }));
      for (const searched of [false, false, true, undefined]) await ask(0, searched);
      await ask(2, false);
      const { brandId } = scene;
      const { unbranded, branded, by } = await readOverview(scene.deps)({
        brandId,
        ...PERIOD,
        parts: ['figures', 'breakdown'],
      });
      expect([unbranded.answers, unbranded.withoutSearch]).toEqual([4, 2]);
      expect([branded.answers, branded.withoutSearch]).toEqual([1, 1]);
      expect(by.engine.one?.unbranded.withoutSearch).toBe(2);
      const { places } = await readDiscoverability(scene.deps)({ brandId, ...PERIOD });
      expect(places).toMatchObject([
        { engine: 'one', market: 'US', answers: 4, withoutSearch: 2, branded: { answers: 1, withoutSearch: 1 } },
      ]);
    });

    it.each([true, false, undefined])('use the search flag of the newest one: %s', async (searched) => {
      const scene = await answerScene(stores);
      await scene.recorder.recordAnswer(scene.answerOf({ searched: searched !== true }));
      await scene.recorder.recordAnswer(scene.answerOf({ searched, askedAt: START + 1 }));
      const [prompt] = await listPrompts(scene.deps)({ brandId: scene.brandId });
      expect(prompt?.results).toMatchObject([{ searched: searched ?? null }]);
    });

    it('of another tenant are refused', async () => {
      const scene = await answerScene(stores);
      const refused = scene.recorder.recordAnswer(scene.answerOf({ tenantId: randomUUID() }));
      await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    });

    it('keep their figures when their texts are erased, and are recognized again', async () => {
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

    it('has a quote from the answer, its sources and a fix', async () => {
      const { scan, first, deps } = await scanned();
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
        fix: null,
      });
      const { fix } = (await prescribeFinding(deps)(finding.id)).finding;
      expect(fix).toMatchObject({ jsonLd: { '@context': 'https://schema.org', offers: { price: 499 } } });
      expect(fix?.steps.map(({ target }) => target)).toContain('blog.example');
    });

    it('is fixed by a scan without it, reopened by one with it', async () => {
      const { scan, states } = await scanned();
      await scan(WRONG);
      await scan(WRONG);
      expect(await states()).toEqual(['open']);
      await scan('The D-100 costs $499.');
      expect(await states()).toEqual(['fixed']);
      await scan(WRONG);
      expect(await states()).toEqual(['open']);
    });

    it('stays open until every engine and market with it is asked again', async () => {
      const { scan, states } = await scanned();
      await scan(WRONG, { engine: 'one' });
      await scan(WRONG, { engine: 'two' });
      await scan('Nothing to say.', { engine: 'one' });
      expect(await states()).toEqual(['open']);
      await scan('Nothing to say.', { engine: 'two' });
      expect(await states()).toEqual(['fixed']);
    });

    it('stays dismissed when seen again, until it is reopened', async () => {
      const { deps, scan, states, first } = await scanned();
      await scan(WRONG);
      const { id } = await first();
      await changeFindingState(deps)(id, 'dismiss');
      await scan(WRONG);
      await scan('Nothing to say.');
      expect(await states()).toEqual(['dismissed']);
      await changeFindingState(deps)(id, 'reopen');
      await changeFindingState(deps)(id, 'reopen');
      expect(await states()).toEqual(['open']);
    });

    /** Three days, markets and products; in the first, the claim is present twice as often as it is absent. */
    async function said() {
      const scene = await scanned();
      const at = WRONG.indexOf('$999');
      const cited: Partial<AnswerInput> = {
        citations: [{ url: 'https://blog.example/a', kind: 'cited', start: at, end: at + 4 }],
      };
      await scene.scan(WRONG, cited);
      await scene.scan('The D-100 is a desk.');
      await scene.scan(WRONG, cited);
      await scene.scan('The D-200 weighs 21 kg.', { engine: 'two' });
      await scene.scan('The D-100 costs £999.', { market: 'UK' });
      const days = (first: number, last: number) => ({
        since: dayOf(START + first * DAY),
        until: dayOf(START + last * DAY),
      });
      const { deps, brandId } = scene;
      return {
        ...scene,
        days,
        list: (query: object, limit = 20) =>
          listSeenFindings(deps)({ brandId, ...days(0, 4), ...query, limit }).then((all) =>
            all.map(({ subject, severity, state, frequency }) => ({ subject, severity, state, frequency })),
          ),
        open: (query: object) => countOpenFindings(deps)({ brandId, ...days(0, 4), ...query }),
      };
    }
    const ofUs = (answers: number, of: number) => ({ engine: 'one', market: 'US', answers, of });

    it('is listed with its engines, markets and frequency in the period', async () => {
      const { list, days } = await said();
      const desk = { subject: 'D-100', severity: 'critical', state: 'open' };
      expect(await list({})).toEqual([
        { ...desk, frequency: [{ engine: 'one', market: 'UK', answers: 1, of: 1 }] },
        { ...desk, frequency: [ofUs(2, 3)] },
        {
          subject: 'D-200',
          severity: 'low',
          state: 'open',
          frequency: [{ engine: 'two', market: 'US', answers: 1, of: 1 }],
        },
      ]);
      expect(await list({}, 1)).toHaveLength(1);
      expect(await list(days(1, 2))).toEqual([{ ...desk, frequency: [ofUs(1, 2)] }]);
      expect(await list(days(1, 1))).toEqual([]);
    });

    it('matches the requested market, engine and product', async () => {
      const { list, open } = await said();
      const subjects = async (query: object) => (await list(query)).map(({ subject }) => subject);
      const none = { critical: 0, high: 0, medium: 0, low: 0 };
      expect(await subjects({ market: 'UK' })).toEqual(['D-100']);
      expect(await open({ market: 'UK' })).toEqual({ ...none, critical: 1 });
      expect(await subjects({ engine: 'two' })).toEqual(['D-200']);
      expect(await open({ engine: 'two' })).toEqual({ ...none, low: 1 });
      expect(await subjects({ sku: 'D-200' })).toEqual(['D-200']);
      expect(await subjects({ productLine: 'Deskline' })).toEqual(['D-100', 'D-100', 'D-200']);
      expect(await subjects({ productLine: 'Chairline' })).toEqual([]);
      expect(await open({ productLine: 'Chairline' })).toEqual(none);
      expect(await subjects({ engine: 'two', market: 'UK' })).toEqual([]);
      expect(await open({})).toEqual({ ...none, critical: 2, low: 1 });
    });

    it('is listed after open ones once fixed, and not counted with them', async () => {
      const { deps, brandId, list, open, scan } = await said();
      const [worst] = await listFindings(deps)({ brandId, severity: 'critical' });
      await changeFindingState(deps)(worst?.id ?? '', 'dismiss');
      await scan('The D-200 weighs 20 kg.', { engine: 'two' });
      expect((await list({})).map(({ subject, state }) => `${subject} ${state}`)).toEqual([
        'D-100 open',
        'D-200 fixed',
        'D-100 dismissed',
      ]);
      expect(await open({})).toEqual({ critical: 1, high: 0, medium: 0, low: 0 });
    });

    it('is listed with its quote, sources and a fix in one line', async () => {
      const { deps, brandId, days } = await said();
      const [, finding] = await listSeenFindings(deps)({ brandId, ...days(0, 4), limit: 20 });
      expect(finding).toMatchObject({
        claimed: '999 USD',
        verified: '499 USD',
        quote: WRONG,
        sources: [{ url: 'https://blog.example/a', domain: 'blog.example', own: false, answers: 2 }],
        fix: 'Make sure that https://acme.example/facts says "499 USD", not "999 USD".',
      });
    });

    it('cannot change state if it does not exist', async () => {
      const { deps } = await scanned();
      await expect(changeFindingState(deps)(randomUUID(), 'dismiss')).rejects.toMatchObject({ code: 'not_found' });
    });
  });
}

// The showcase: exactly what was planted is found (decisions 20).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { showcaseFiles } from '../showcase/generate.ts';
import { MARKETS, readBrandFile } from '../src/brands/index.ts';
import { createWrongClaimReader } from '../src/claims/index.ts';
import { createMentionFinder } from '../src/visibility/index.ts';

const FOLDER = new URL('../data/showcase/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const ENGINES = ['openai', 'gemini', 'perplexity'] as const;
const WEEKS = [0, 1, 2, 3, 4, 5];
const LANGUAGES = { US: 'en', UK: 'en', DE: 'de', JP: 'ja' } as const;

const lineSchema = z.strictObject({
  week: z.int().min(0).max(5),
  market: z.enum(MARKETS),
  prompt: z.string().min(1),
  model: z.string().min(1),
  text: z.string().min(1),
  citations: z.array(
    z.strictObject({
      url: z.url(),
      title: z.string(),
      start: z.int().optional(),
      end: z.int().optional(),
      kind: z.enum(['cited', 'retrieved']),
    }),
  ),
});
const manifestSchema = z.object({
  planted: z.array(
    z.object({
      kind: z.string(),
      subject: z.string(),
      claimed: z.string(),
      engine: z.enum(ENGINES),
      market: z.enum(MARKETS),
      prompt: z.string(),
      weeks: z.array(z.int()),
      quote: z.string(),
    }),
  ),
});

const brand = readBrandFile(read('brand.yaml'), 'brand.yaml');
const answers = ENGINES.flatMap((engine) =>
  read(`answers/${engine}.ndjson`)
    .trimEnd()
    .split('\n')
    .map((line) => ({ engine, ...lineSchema.parse(JSON.parse(line)) })),
);
const { planted } = manifestSchema.parse(JSON.parse(read('manifest.json')));
const containing = (words: string | RegExp) =>
  answers.filter(({ text }) => (typeof words === 'string' ? text.includes(words) : words.test(text)));

describe('the showcase', () => {
  it('matches the output of its generator', () => {
    for (const [name, content] of showcaseFiles()) expect(read(name) === content, name).toBe(true);
  });

  it('has six weeks of answers for all prompts in under 3 MB', () => {
    for (const market of MARKETS) expect(brand.prompts.filter((prompt) => prompt.market === market)).toHaveLength(30);
    const asked = new Set(brand.prompts.map(({ market, text }) => `${market} ${text}`));
    const places = answers.map(({ engine, week, market, prompt }) => `${engine} ${week} ${market} ${prompt}`);
    expect(new Set(places).size).toBe(ENGINES.length * WEEKS.length * asked.size);
    expect(answers.every(({ market, prompt }) => asked.has(`${market} ${prompt}`))).toBe(true);
    const bytes = ENGINES.reduce((sum, engine) => sum + Buffer.byteLength(read(`answers/${engine}.ndjson`)), 0);
    expect(bytes).toBeLessThan(3_000_000);
  });

  it('rarely repeats an answer', () => {
    expect(new Set(answers.map(({ text }) => text)).size / answers.length).toBeGreaterThan(0.95);
  });

  it('cites by link, sentence or marker, as each engine does', () => {
    const FORMS = { openai: /^\(\[[\w.-]+\]\(https:\/\/.+\)\)$/, gemini: /^[^[\]]+$/u, perplexity: /^\[\d+\]$/ };
    for (const { engine, text, citations } of answers) {
      for (const { kind, start, end, url } of citations) {
        if (kind === 'retrieved') expect(start).toBeUndefined();
        else expect(text.slice(start, end)).toMatch(FORMS[engine]);
        if (engine === 'openai' && kind === 'cited') expect(text.slice(start, end)).toContain(url);
      }
    }
    expect(answers.some(({ citations }) => citations.some(({ kind }) => kind === 'retrieved'))).toBe(true);
  });

  it('contains exactly the planted wrong claims, each at its exact words', () => {
    const wanted = planted.flatMap(({ weeks, kind, subject, claimed, engine, market, prompt, quote }) => {
      const place = { engine, market, prompt, kind, subject, claimed };
      return weeks.map((week) => ({ ...place, week, quote }));
    });
    const readWrong = createWrongClaimReader();
    const found = answers.flatMap(({ engine, market, prompt, week, text }) =>
      readWrong({ brand, text, market, language: LANGUAGES[market], day: '2026-11-28', citations: [] }).map((claim) => {
        const { kind, subject, claimed, quote, start, end } = claim;
        expect(text.slice(start, end)).toBe(quote);
        return { engine, market, prompt, kind, subject, claimed, week, quote };
      }),
    );
    const keyOf = ({ quote: _, ...place }: (typeof wanted)[number]) => JSON.stringify(Object.entries(place).toSorted());
    expect(found.map(keyOf).toSorted()).toEqual(wanted.map(keyOf).toSorted());
    for (const claim of found) {
      const sentence = wanted.find((each) => keyOf(each) === keyOf(claim))?.quote ?? '';
      expect(claim.quote.includes(sentence) || sentence.includes(claim.quote), claim.quote).toBe(true);
    }
    expect(new Set(planted.map(({ kind }) => kind))).toEqual(new Set(['price', 'spec', 'integration', 'founder']));
  });

  it.each([
    [
      "a rival's shorter warranty",
      /Gridolin (?:limits its warranty to )?2 years|Gridolin.*2 Jahre|グリドリンの保証は2年間/,
    ],
    ["a rival's integration", /Gridolin (?:works with|supports) Apple Home|グリドリンはApple Home/],
    ["a rival's founder", /Gridolin.*(?:founded by|gegründet)|グリドリンは.*設立/],
    ["a rival's price that is a wrong one elsewhere", '98,000円'],
    ['a denied integration', /does not (?:work with|support) Apple Home|nicht mit Apple Home|非対応/],
    ['an old price with its year', 'Until 2025, the FC-600 cost $599.'],
    ['the price of another market', /In the US, the FC-600 costs \$549|In den USA kostet|アメリカではFC-600は549ドル/],
    ['a time in another unit', /72 (?:minutes|Minuten)|72分/],
    ['nothing found', /could not find reliable|keine verlässlichen|見つかりませんでした/],
    ['a hedge', /so check before you buy|prüfen Sie sie vor dem Kauf|購入前に確認/],
    ['a table', '|---|---|'],
  ])('has look-alikes without wrong claims: %s', (_, words) => {
    expect(containing(words).length).toBeGreaterThan(2);
  });

  it('names the brand in unbranded answers, at varying rates, in every market', () => {
    const finders = {
      en: createMentionFinder(brand, 'en'),
      de: createMentionFinder(brand, 'de'),
      ja: createMentionFinder(brand, 'ja'),
    };
    const rateIn = (market: keyof typeof LANGUAGES) => {
      const open = answers.filter(
        (answer) => answer.market === market && !/Fernhall|FC-|ファーンホール/.test(answer.prompt),
      );
      const named = open.filter(({ text }) =>
        finders[LANGUAGES[market]](text).some(({ entity }) => ['brand', 'product_line', 'sku'].includes(entity)),
      );
      return named.length / open.length;
    };
    const rates = MARKETS.map(rateIn);
    expect(Math.min(...rates)).toBeGreaterThan(0.2);
    expect(Math.max(...rates)).toBeLessThan(0.8);
    expect(rateIn('JP')).toBeLessThan(rateIn('US'));
  });
});

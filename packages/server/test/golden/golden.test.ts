// Tool results on the showcase, compared with figures recounted from stored answers by independent code.
import { afterAll, describe, expect, it } from 'vitest';
import { brandsAndScansGolden } from './brands-and-scans.golden.ts';
import { claimsGolden } from './claims.golden.ts';
import { discoverabilityGolden } from './discoverability.golden.ts';
import { overviewGolden } from './overview.golden.ts';
import { promptsGolden } from './prompts.golden.ts';
import { refusalsGolden } from './refusals.golden.ts';
import { openGoldenScene } from './showcase-scene.ts';

const scene = await openGoldenScene();
afterAll(() => scene[Symbol.asyncDispose]());

it('the showcase covers everything that tools can return', () => {
  const all = scene.answers;
  const kinds = {
    searched: all.map(({ searched }) => searched),
    branded: all.map(({ branded }) => branded),
    engine: all.map(({ engine }) => engine),
    sentiment: all.flatMap(({ names }) => names.map(({ sentiment }) => sentiment)),
    method: all.flatMap(({ names }) => names.map(({ method }) => method)),
    entity: all.flatMap(({ names }) => names.map(({ entity }) => entity)),
    citation: all.flatMap(({ given }) => given.map(({ kind }) => kind)),
    own: all.flatMap(({ cited }) => cited.map(({ own }) => own)),
    claim: all.flatMap(({ claims }) => claims.map(({ kind }) => kind)),
  };
  expect(Object.fromEntries(Object.entries(kinds).map(([name, list]) => [name, new Set<unknown>(list)]))).toEqual({
    searched: new Set([null, true, false]),
    branded: new Set([true, false]),
    engine: new Set(['openai', 'gemini', 'perplexity', 'bing']),
    sentiment: new Set(['positive', 'negative', 'neutral', 'unknown']),
    method: new Set(['lexicon', 'judge:test', 'no_information']),
    entity: new Set(['brand', 'product_line', 'sku', 'competitor']),
    citation: new Set(['cited', 'retrieved']),
    own: new Set([true, false]),
    claim: new Set(['price', 'spec', 'integration', 'founder']),
  });
});

describe('get_brand_overview on the showcase', () => overviewGolden(scene));
describe('get_brand_discoverability on the showcase', () => discoverabilityGolden(scene));
describe('list_prompts on the showcase', () => promptsGolden(scene));
describe('claims about the showcase', () => claimsGolden(scene));
describe('a call about the showcase', () => refusalsGolden(scene));
describe('brands and scans', () => brandsAndScansGolden(scene));

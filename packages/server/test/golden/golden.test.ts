// Tool results on the showcase against figures that are recounted from stored answers by other code than the product's.
import { afterAll, describe } from 'vitest';
import { brandsAndScansGolden } from './brands-and-scans.golden.ts';
import { claimsGolden } from './claims.golden.ts';
import { discoverabilityGolden } from './discoverability.golden.ts';
import { overviewGolden } from './overview.golden.ts';
import { promptsGolden } from './prompts.golden.ts';
import { refusalsGolden } from './refusals.golden.ts';
import { openGoldenScene } from './showcase-scene.ts';

const scene = await openGoldenScene();
afterAll(() => scene[Symbol.asyncDispose]());

describe('get_brand_overview on the showcase', () => overviewGolden(scene));
describe('get_brand_discoverability on the showcase', () => discoverabilityGolden(scene));
describe('list_prompts on the showcase', () => promptsGolden(scene));
describe('claims about the showcase', () => claimsGolden(scene));
describe('a call about the showcase', () => refusalsGolden(scene));
describe('brands and scans', () => brandsAndScansGolden(scene));

// The data of an imported brand that the tools need.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importBrand, readVerifiedInfo, resolveBrand, updateBrand } from '../../../src/brands/index.ts';
import { verifyClaim } from '../../../src/claims/index.ts';
import { answerScene, BRAND } from '../../support/answer-scene.ts';
import { newSqliteStore } from '../sqlite-factory.ts';

const factory = newSqliteStore();
let scene: Awaited<ReturnType<typeof answerScene>>;
beforeAll(async () => {
  scene = await answerScene(await factory.open());
});
afterAll(() => factory.dispose());

describe('an imported brand', () => {
  it('is found by its names and domains within its tenant', async () => {
    const { deps, tenantId, brandId } = scene;
    expect(await resolveBrand(deps)('ACME WORKS', { tenantId })).toMatchObject({ id: brandId });
    await expect(resolveBrand(deps)('acme', { tenantId: 'other' })).rejects.toMatchObject({ code: 'brand_not_found' });
  });

  it('is unchanged when imported again, but changed with a new name', async () => {
    const { deps, brandId } = scene;
    expect(await importBrand(deps)({ file: BRAND, brandId })).toMatchObject({ outcome: 'unchanged' });
    await updateBrand(deps)({ id: brandId, name: 'Acme Two' });
    expect(await importBrand(deps)({ file: BRAND, brandId })).toMatchObject({ outcome: 'changed' });
  });

  it('has verified facts with subject, source and date, filtered by kind', async () => {
    const { deps, brandId } = scene;
    const { facts } = await readVerifiedInfo(deps)({ brandId, kind: 'founder' });
    expect(facts).toMatchObject([
      { name: 'Eva Beispiel', subject: 'Acme', source: 'https://acme.example/facts', date: '2026-01-01' },
    ]);
    expect((await readVerifiedInfo(deps)({ brandId })).facts).toHaveLength(4);
  });
});

describe('a claim', () => {
  it.each([
    ['The D-100 costs $499.', 'supported', null],
    ['The D-100 costs $999.', 'contradicted', 'critical'],
    ['The D-100 costs $499 and the D-200 weighs 50 kg.', 'contradicted', 'critical'],
    ['The Chairline weighs 9 kg.', 'unverifiable', null],
    ['Nobody knows.', 'unverifiable', null],
  ] as const)('%j is %s', async (claim, verdict, severity) => {
    const { deps, brandId } = scene;
    const verified = await verifyClaim(deps)({ brandId, claim });
    expect([verified.verdict, verified.severity, verified.wrong !== null]).toEqual([
      verdict,
      severity,
      verdict === 'contradicted',
    ]);
    expect(verified.facts.length > 0).toBe(verdict !== 'unverifiable');
  });
});

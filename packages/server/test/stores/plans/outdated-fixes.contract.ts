// A fix is never made from a fact that has changed, and never charged then, on every engine (decisions 7 and 8).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandFile, importBrand } from '../../../src/brands/index.ts';
import {
  closeOutdatedFindings,
  listFindings,
  listSeenFindings,
  prescribeFinding,
  readFinding,
  readFindingHistory,
  verifyFinding,
} from '../../../src/claims/index.ts';
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { answerScene, BRAND, START } from '../../support/answer-scene.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');

/** The same brand with this price of the D-100 in the US. */
const pricedAt = (amount: number, change: object = {}): BrandFile => ({
  ...BRAND,
  facts: BRAND.facts.map((fact) =>
    fact.kind === 'price' && fact.market === 'US' ? { ...fact, amount, ...change } : fact,
  ),
});
const foundedBy = (name: string): BrandFile => ({
  ...BRAND,
  facts: [...BRAND.facts, { kind: 'founder', name, labels: [], source: 'https://acme.example/us', date: '2026-02-01' }],
});

export function outdatedFixesContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let others: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
    others = await factory.open();
  });
  afterAll(() => factory.dispose());

  /** A brand with one finding. */
  async function scene(text = 'The D-100 costs $999.') {
    const { brandId, tenantId, recorder, answerOf } = await answerScene(stores);
    await stores.tenants.setPlan(tenantId, 'protect');
    await recorder.recordAnswer(answerOf({ text }));
    const deps = { ...stores, clock: { ...systemClock, now: () => NOW }, ids: systemIds };
    const [{ id } = { id: '' }] = await listFindings(deps)({ brandId });
    const save = async (file: BrandFile, at: Stores = stores) => {
      const written = { ...deps, ...at };
      await importBrand(written)({ file, brandId });
      await closeOutdatedFindings(written)(brandId);
    };
    const used = async () =>
      (await stores.plans.usageIn(tenantId, ['2026-11']))
        .filter(({ unit }) => unit === 'fix')
        .reduce((sum, one) => sum + one.used, 0);
    const fix = (at: Stores = stores) => prescribeFinding({ ...deps, ...at })(id);
    return { brandId, id, deps, recorder, answerOf, save, used, fix };
  }
  const REFUSED = { code: 'changed_meanwhile', message: expect.stringMatching(/nothing was charged: scan again/) };

  describe('a finding whose fact changes', () => {
    it('is closed by the save, and the history says why', async () => {
      const { id, deps, save } = await scene();
      await save(pricedAt(549));
      expect(await readFinding(deps)(id)).toMatchObject({ state: 'fixed', isOutdated: true, fix: null });
      expect((await readFindingHistory(deps)(id)).at(-1)).toMatchObject({ at: NOW, state: 'fixed', cause: 'facts' });
    });

    it('gets no fix, at no charge, even if the save did not close it', async () => {
      const { id, brandId, deps, used, fix } = await scene();
      await importBrand(deps)({ file: pricedAt(549), brandId });
      await expect(fix()).rejects.toMatchObject(REFUSED);
      expect(await used()).toBe(0);
      expect((await readFinding(deps)(id)).state).toBe('fixed');
    });

    it('gets no fix if the facts are saved after they were read', async () => {
      const { brandId, deps, used, id } = await scene();
      const read = await stores.brands.findProfile(brandId);
      await importBrand(deps)({ file: pricedAt(549), brandId });
      const late = { ...deps, brands: { ...stores.brands, findProfile: async () => read } };
      await expect(prescribeFinding(late)(id)).rejects.toMatchObject(REFUSED);
      expect(await used()).toBe(0);
    });

    it('no longer shows a fix that was paid for', async () => {
      const { id, brandId, deps, save, fix } = await scene();
      expect((await fix()).finding.fix?.steps[0]?.text).toContain('499 USD');
      await save(pricedAt(549));
      expect(await readFinding(deps)(id)).toMatchObject({ isOutdated: true, fix: null });
      const day = new Date(START).toISOString().slice(0, 10);
      const [listed] = await listSeenFindings(deps)({ brandId, since: day, until: day, limit: 1 });
      expect(listed?.fix).toMatch(/^The verified fact has changed/);
      expect(await verifyFinding(deps)({ brandId, findingId: id })).toMatchObject({ isOutdated: true, wrong: null });
    });

    it('is closed if another fact now supports its claim', async () => {
      const { id, deps, save, fix } = await scene('Acme was founded by Max Muster.');
      await save(foundedBy('Someone Else'));
      expect((await readFinding(deps)(id)).state).toBe('open');
      await save(foundedBy('Max Muster'));
      expect((await readFinding(deps)(id)).state).toBe('fixed');
      await expect(fix()).rejects.toMatchObject(REFUSED);
    });

    it('stays open if only the source and date of the fact change, and its fix names the new source', async () => {
      const { id, deps, save, fix } = await scene();
      await save(pricedAt(499, { source: 'https://acme.example/new', date: '2026-03-02' }));
      expect((await readFinding(deps)(id)).state).toBe('open');
      expect((await fix()).finding.fix?.steps[0]?.target).toBe('https://acme.example/new');
    });

    it('is open again if the fact returns and a newer answer shows it', async () => {
      const { id, deps, save, recorder, answerOf } = await scene();
      await save(pricedAt(549));
      await save(BRAND);
      expect((await readFinding(deps)(id)).isOutdated).toBe(false);
      await recorder.recordAnswer(answerOf({ text: 'The D-100 costs $999.', askedAt: NOW + 1 }));
      expect((await readFinding(deps)(id)).state).toBe('open');
    });
  });

  it('fifty requests and saves at once charge a fix at most once, and none after a save', async () => {
    const { id, deps, save, used, fix } = await scene();
    const attempts = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const at = i % 2 ? stores : others;
        if (i % 10 === 5) return save(pricedAt(549 + i), at).then(() => 'saved' as const);
        return fix(at).then(
          ({ finding }) => finding.fix?.steps[0]?.text.includes('499 USD') === true,
          (error: { code: string }) => error.code,
        );
      }),
    );
    const fixes = attempts.filter((one) => one !== 'saved');
    expect(fixes.filter((one) => one !== true && one !== 'changed_meanwhile')).toEqual([]);
    expect(await used()).toBe(fixes.includes(true) ? 1 : 0);
    await expect(fix()).rejects.toMatchObject(REFUSED);
    expect(await readFinding(deps)(id)).toMatchObject({ state: 'fixed', fix: null });
  });
}

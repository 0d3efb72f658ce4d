// The price of a wrong claim's fix, and when it is charged, on every engine (decisions 8).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/accounts/index.ts';
import { listFindings, offerFix, prescribeFinding, readFinding } from '../../../src/claims/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { answerScene } from '../../support/answer-scene.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const INCLUDED = 5;

export function fixesContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let others: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
    others = await factory.open();
  });
  afterAll(() => factory.dispose());

  /** A brand with this many findings. */
  async function scene(plan: Plan, findings = 1) {
    const { brandId, tenantId, recorder, answerOf } = await answerScene(stores);
    await stores.tenants.setPlan(tenantId, plan);
    for (let i = 0; i < findings; i++) await recorder.recordAnswer(answerOf({ text: `The D-100 costs $${900 + i}.` }));
    const depsOf = (at: Stores) => ({ ...at, clock: { now: () => NOW } });
    const deps = depsOf(stores);
    const ids = (await listFindings(deps)({ brandId })).map(({ id }) => id);
    const usage = async () => {
      const rows = (await stores.plans.usageIn(tenantId, ['2026-11'])).filter(({ unit }) => unit === 'fix');
      return rows.map(({ used, overage, overageCents }) => ({ used, overage, overageCents }));
    };
    const charge = (key: string, agreedCents?: number, at = deps) =>
      prescribeFinding(at)(key, agreedCents).then(({ chargedCents }) => chargedCents);
    return { brandId, tenantId, deps, other: depsOf(others), ids, usage, charge };
  }

  describe('the fix of a finding', () => {
    it('is neither shown nor charged when the finding is read', async () => {
      const { deps, ids, usage } = await scene('protect');
      for (let i = 0; i < 2; i++) {
        expect(await readFinding(deps)(ids[0] ?? '')).toMatchObject({
          fix: null,
          fixPrice: { cents: 0, isPrescribed: false, isCounted: true },
        });
      }
      expect(await usage()).toEqual([]);
    });

    it('is charged once on request, and stays readable', async () => {
      const { deps, ids, usage, charge } = await scene('protect');
      const [id = ''] = ids;
      expect([await charge(id), await charge(id)]).toEqual([0, 0]);
      expect(await usage()).toEqual([{ used: 1, overage: 0, overageCents: 0 }]);
      const { fix, fixPrice } = await readFinding(deps)(id);
      expect(fix?.steps[0]).toMatchObject({ action: 'correct_own_page' });
      expect(fixPrice).toEqual({ cents: 0, isPrescribed: true, isCounted: false });
    });

    it('costs the quoted price: nothing while included, then its price', async () => {
      const { deps, ids, usage, charge } = await scene('protect', INCLUDED + 1);
      const said: number[] = [];
      const charged: number[] = [];
      for (const id of ids) {
        const { cents } = (await readFinding(deps)(id)).fixPrice;
        said.push(cents);
        charged.push(await charge(id, cents));
      }
      expect(said).toEqual([0, 0, 0, 0, 0, 500]);
      expect(charged).toEqual(said);
      expect(await usage()).toEqual([{ used: 6, overage: 1, overageCents: 500 }]);
    });

    it('is not charged at a price that was not accepted', async () => {
      const { ids, usage, charge } = await scene('protect', INCLUDED + 1);
      const last = ids.at(-1) ?? '';
      for (const id of ids.slice(0, INCLUDED)) await charge(id, 0);
      await expect(charge(last, 499)).rejects.toMatchObject({ code: 'price_changed' });
      expect((await usage())[0]?.used).toBe(INCLUDED);
      expect(await charge(last, 500)).toBe(500);
    });

    it('counts nothing if the plan does not limit fixes', async () => {
      const { deps, ids, charge } = await scene('pro');
      expect((await readFinding(deps)(ids[0] ?? '')).fixPrice).toMatchObject({ cents: 0, isCounted: false });
      expect(await charge(ids[0] ?? '')).toBe(0);
    });

    it('is charged once for ten concurrent requests over two connections', async () => {
      const { ids, deps, other, usage, charge } = await scene('protect', INCLUDED + 1);
      const last = ids.at(-1) ?? '';
      for (const id of ids.slice(0, INCLUDED)) await charge(id);
      const charged = await Promise.all(
        Array.from({ length: 10 }, (_, i) => charge(last, undefined, i % 2 ? deps : other)),
      );
      expect(charged.toSorted((a, b) => b - a)).toEqual([500, ...Array.from({ length: 9 }, () => 0)]);
      expect(await usage()).toEqual([{ used: 6, overage: 1, overageCents: 500 }]);
    });

    it('is not charged again if prescribed before any answer made the claim', async () => {
      const { brandId, tenantId, deps, ids, usage, charge } = await scene('protect');
      const { key } = (await stores.findings.findFinding(ids[0] ?? '')) ?? { key: '' };
      const isCurrent = () => true;
      const offer = offerFix(deps);
      expect((await offer({ brandId, tenantId, key, isCurrent }, false)).price.isPrescribed).toBe(false);
      expect((await offer({ brandId, tenantId, key, isCurrent }, true)).price.isPrescribed).toBe(true);
      expect((await offer({ brandId, tenantId, key: 'of no finding', isCurrent }, true)).price.isPrescribed).toBe(true);
      expect((await usage())[0]?.used).toBe(2);
      await charge(ids[0] ?? '');
      await offer({ brandId, tenantId, key: 'of no finding', isCurrent }, true);
      expect((await usage())[0]?.used).toBe(2);
    });
  });
}

// Brands, targets and domain events for the notification tests.
import type { Plan } from '../../src/accounts/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { DomainEvent } from '../../src/kernel/domain-events.ts';
import { NOTIFIED_KINDS, type Target } from '../../src/notifications/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';

export const NOW = Date.UTC(2026, 10, 18, 12);
export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

export interface BrandOfTests {
  id: string;
  tenantId: string;
}

export async function makeBrand(
  stores: Stores,
  { plan = 'protect', tenantId }: { plan?: Plan; tenantId?: string } = {},
): Promise<BrandOfTests> {
  const owner = tenantId ?? systemIds.ordered();
  await stores.tenants.createTenant({ id: owner, name: 'Acme', plan, createdAt: NOW });
  const id = systemIds.ordered();
  const brand = { id, tenantId: owner, name: 'Acme <Ltd>', domain: 'acme.example', aliases: [], createdAt: NOW };
  await stores.brands.createBrand(brand);
  return { id, tenantId: owner };
}

export async function makeTarget(stores: Stores, brand: BrandOfTests, change: Partial<Target> = {}): Promise<Target> {
  const target: Target = {
    id: systemIds.ordered(),
    brandId: brand.id,
    channel: 'webhook',
    url: 'https://hooks.example/x',
    secret: SECRET,
    kinds: NOTIFIED_KINDS,
    createdAt: NOW,
    disabledAt: null,
    disabledBy: null,
    ...change,
  };
  if ((await stores.outbox.addTarget(target, 1000)) !== 'added') throw new Error('there is no such brand');
  return target;
}

export const finding = ({ id, tenantId }: BrandOfTests, at = NOW): DomainEvent => ({
  tenantId,
  brandId: id,
  kind: 'finding.opened',
  at,
  body: {
    finding_id: 'f1',
    kind: 'price',
    severity: 'high',
    claimed: '59 EUR',
    verified: '49 EUR',
    quote: 'It costs 59 EUR.',
    answers_with_it: 3,
    answers: 12,
  },
});

export const fix = ({ id, tenantId }: BrandOfTests, at = NOW): DomainEvent => ({
  tenantId,
  brandId: id,
  kind: 'fix.prescribed',
  at,
  body: { finding_id: 'f1' },
});

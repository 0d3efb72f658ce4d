// Installs in a store, for tests that report to one.
import { randomBytes } from 'node:crypto';
import type { Install } from '../../src/integrations/index.ts';
import type { Stores } from '../../src/stores/stores.ts';

const BRAND = 'brand-of-tests';

/** The brand is created with the first install. */
export async function addInstall(stores: Stores, change: Partial<Install> = {}): Promise<Install> {
  if ((await stores.brands.findBrand(BRAND)) === undefined) await addBrand(stores);
  return stores.installs.createInstall({
    id: unknownInstallId(),
    brandId: BRAND,
    name: null,
    mode: 'measurement',
    reportingOrigins: null,
    allowedOrigins: null,
    referralExclusions: [],
    active: true,
    sessionEpoch: 0,
    createdAt: 0,
    ...change,
  });
}

export const unknownInstallId = (): string => `svc_pub_${randomBytes(16).toString('hex')}`;

async function addBrand(stores: Stores): Promise<void> {
  await stores.tenants.createTenant({ id: 'tenant-of-tests', name: 'Tests', plan: 'free', createdAt: 0 });
  await stores.brands.createBrand({
    id: BRAND,
    tenantId: 'tenant-of-tests',
    name: 'Shop',
    domain: 'shop.example',
    aliases: [],
    createdAt: 0,
  });
}

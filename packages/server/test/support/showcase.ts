// The showcase as `demo` creates it, in its own service at a fixed time, so that every figure is reproducible.
import { randomUUID } from 'node:crypto';
import { SHOWCASE_BRAND } from '../../src/brands/index.ts';
import { importShowcase } from '../../src/cli/demo/import-showcase.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Settings } from '../../src/ops/settings.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { addToken } from './calls.ts';
import { type TestClock, testClock } from './clock.ts';
import { startTestService, type TestService } from './service.ts';

/** A Saturday: the week of the newest scan started five days earlier. */
export const SHOWCASE_NOW = Date.parse('2026-11-28T12:00:00.000Z');

export interface ShowcaseService extends AsyncDisposable {
  service: TestService;
  clock: TestClock;
  /** A key with read and write scope. */
  secret: string;
  ids: typeof SHOWCASE_BRAND;
}

export async function startShowcase(): Promise<ShowcaseService> {
  const clock = testClock(SHOWCASE_NOW);
  const service = await startTestService({ overrides: { clock } });
  const { stores, settings } = service;
  await addShowcase(stores, settings, clock);
  const secret = await addToken({ stores, clock }, SHOWCASE_BRAND.tenantId);
  return { service, clock, secret, ids: SHOWCASE_BRAND, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() };
}

async function addShowcase(stores: Stores, settings: Settings, clock: TestClock): Promise<void> {
  const { tenantId, brandId } = SHOWCASE_BRAND;
  const brand = { id: brandId, tenantId, name: 'Fernhall', domain: 'fernhall.example', aliases: [], createdAt: 0 };
  await stores.tenants.createTenant({ id: tenantId, name: 'Showcase', plan: 'protect', createdAt: 0 });
  await stores.brands.createBrand(brand);
  const scanIds = new Map<number, string>();
  const scanId = (week: number): string => {
    const known = scanIds.get(week) ?? randomUUID();
    scanIds.set(week, known);
    return known;
  };
  await importShowcase({ ...stores, settings, clock, ids: systemIds }, { tenantId, brandId, scanId });
}

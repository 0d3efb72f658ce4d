// Records for the store tests.
import type { Action, Visit } from '../../src/collect/ports.ts';
import type { Install } from '../../src/integrations/ports.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { NewRefusal } from '../../src/live/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';

export const VISITOR = 'svc_v_abcdefghijkl';
export const OTHER_VISITOR = 'svc_v_mnopqrstuvwx';
export const RECEIVED_AT = Date.UTC(2026, 0, 31, 8);

export async function makeInstall(stores: Stores, change: Partial<Install> = {}): Promise<Install> {
  const tenantId = systemIds.ordered();
  const brandId = systemIds.ordered();
  await stores.tenants.createTenant({ id: tenantId, name: 'Acme', plan: 'free', createdAt: RECEIVED_AT });
  const brand = { id: brandId, tenantId, name: 'Acme', domain: 'acme.example', aliases: [], createdAt: RECEIVED_AT };
  await stores.brands.createBrand(brand);
  return stores.installs.createInstall({
    id: `svc_pub_${systemIds.random().replaceAll('-', '')}`,
    brandId,
    name: null,
    mode: 'measurement',
    reportingOrigins: null,
    allowedOrigins: null,
    referralExclusions: [],
    active: true,
    sessionEpoch: 0,
    createdAt: RECEIVED_AT,
    ...change,
  });
}

export const action = (install: Pick<Install, 'number'>, change: Partial<Action> = {}): Action => ({
  install: install.number,
  deliveryId: systemIds.random(),
  visitorId: VISITOR,
  sessionIssuedAt: RECEIVED_AT,
  receivedAt: RECEIVED_AT,
  receiptId: systemIds.ordered(),
  ...change,
});

export const visit = (install: Pick<Install, 'number'>, change: Partial<Visit> = {}): Visit => ({
  ...action(install),
  page: 'https://shop.example/boots',
  source: 'chatgpt',
  referrer: null,
  ...change,
});

export async function gather<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const gathered: Row[] = [];
  for await (const row of rows) gathered.push(row);
  return gathered;
}

/** A call that named its install. */
export const refusal = (
  install: Pick<Install, 'brandId' | 'number'>,
  change: Partial<NewRefusal> = {},
): NewRefusal => ({
  brandId: install.brandId,
  install: install.number,
  at: RECEIVED_AT,
  endpoint: 'session',
  method: 'POST',
  status: 422,
  code: 'invalid_input',
  fault: 'consent',
  reason: '/consent must be equal to constant',
  issues: [{ path: '/consent', message: 'must be equal to constant' }],
  origin: 'https://shop.example',
  contentType: 'application/json',
  credential: 'none',
  deliveryId: 'uuid',
  count: 1,
  ...change,
});

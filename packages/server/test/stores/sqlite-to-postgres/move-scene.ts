// A store that moves: random histories in a SQLite file, and everything that can be read from a store.
import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Install } from '../../../src/integrations/ports.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { PAGE, projectAll, type Report, type Reporting, reportTo } from '../../support/reporting.ts';
import { gather } from '../records.ts';

export const VISITORS = ['svc_v_abcdefghijkl', 'svc_v_mnopqrstuvwx', 'svc_v_012345678901', 'svc_v_yyyyyyyyyyyy'];
const START = Date.parse('2026-01-30T00:00:00.000Z');
const HOUR = 3_600_000;

/** The sequence of events in a store. */
export type Step =
  | { kind: 'reports'; install: number; reports: Report[] }
  | { kind: 'project' }
  | { kind: 'erase'; visitor: string }
  | { kind: 'install' }
  | { kind: 'token' };

const visitor = fc.constantFrom(...VISITORS);
/** Over three months, so that they fall into several partitions. */
const at = fc.integer({ min: 0, max: 1500 }).map((hours) => START + hours * HOUR);
const key = fc.uuid({ version: 7 });
const report: fc.Arbitrary<Report> = fc.oneof(
  fc.record({
    key,
    kind: fc.constant('visit' as const),
    visitorId: visitor,
    at,
    page: fc.constantFrom(PAGE, 'https://shop.example/ü?', `${PAGE}/${VISITORS[0]}`),
    source: fc.constantFrom(null, 'google', 'chatgpt', VISITORS[1] ?? ''),
    referrer: fc.constantFrom(null, 'https://www.bing.com'),
  }),
  fc.record({ key, kind: fc.constant('action' as const), visitorId: visitor, at }),
  fc.record({
    key,
    kind: fc.constant('event' as const),
    eventId: fc.uuid(),
    subject: fc.constantFrom('s1', 's2', 's3'),
    occurredAt: at,
    status: fc.constantFrom('confirmed' as const, 'reversed' as const, 'test' as const),
    visitorId: fc.option(visitor),
  }),
);

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('reports' as const),
      install: fc.nat(3),
      reports: fc.array(report, { minLength: 1, maxLength: 12 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'project' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), visitor }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'install' as const }, { kind: 'token' as const }) },
);

export interface History {
  reportings: Reporting[];
  reports: { reporting: Reporting; report: Report }[];
}

export async function play(stores: Stores, steps: readonly Step[], history: History): Promise<void> {
  if (history.reportings.length === 0) history.reportings.push(await reportTo(stores));
  for (const one of steps) await playOne(stores, one, history);
}

async function playOne(stores: Stores, one: Step, { reportings, reports }: History): Promise<void> {
  if (one.kind === 'project') await projectAll(stores, 7);
  else if (one.kind === 'erase') await stores.erasure.eraseVisitor(one.visitor, Date.now);
  else if (one.kind === 'install') reportings.push(await reportTo(stores));
  else if (one.kind === 'token') {
    await stores.tokens.createToken(newToken());
    await stores.users.putMember(newMember());
  } else {
    const reporting = reportings[one.install % reportings.length];
    if (!reporting) return;
    await reporting.record(...one.reports);
    reports.push(...one.reports.map((report) => ({ reporting, report })));
  }
}

const newToken = () => ({
  id: randomUUID(),
  tenantId: 'tenant-of-tests',
  name: 'key',
  hash: randomBytes(32),
  scopes: ['read' as const],
  brandIds: null,
  demo: false,
  createdAt: START,
  expiresAt: null,
  revokedAt: null,
  userId: null,
  lastUsedOn: null,
});

const newMember = () => ({
  tenantId: 'tenant-of-tests',
  email: `${randomUUID()}@shop.example`,
  role: 'member' as const,
  newUserId: randomUUID(),
  createdAt: START,
});

/** Everything that can be read from a store, in one document. */
export async function everything(stores: Stores, { reportings }: History) {
  const installs = reportings.map(({ install }) => install);
  return {
    visits: await gather(stores.exports.exportVisits({})),
    actions: await gather(stores.exports.exportActions({})),
    events: await gather(stores.exports.exportEvents({})),
    report: await stores.report.attributionReport({ brandId: 'brand-of-tests' }),
    receipts: await Promise.all(
      reportings.flatMap(({ connection, receiptIds }) =>
        [...receiptIds.values()].map((id) => stores.serverEvents.findReceipt(connection, id)),
      ),
    ),
    tenant: await stores.tenants.findTenant('tenant-of-tests'),
    brands: await stores.brands.listBrands(),
    installs: await stores.installs.listInstalls(),
    owners: installs.map(({ number }: Install) => number),
    connections: await stores.connections.listConnections(),
    tokens: (await stores.tokens.listTokens()).map((token) => ({ ...token, hash: Buffer.from(token.hash) })),
    members: await stores.users.listMembers(),
    version: await stores.changes.version(),
    pending: await stores.projection.countPending(),
    sinks: await stores.relay.listSinks(),
    records: await stores.relay.recordsBetween(0, 1_000_000),
  };
}

// Which error a server event with several errors gets (decisions 4 "Order"; Spec 7).
import { randomUUID } from 'node:crypto';
import { isWellFormedToken, mintToken } from '@service/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Connection } from '../../src/server-events/index.ts';
import {
  addConnection,
  addKey,
  addSisterBrand,
  type EventRequest,
  eventRequest,
  type Key,
  preconfiguredRequest,
} from '../support/event-requests.ts';
import { addInstall, unknownInstallId } from '../support/installs.ts';
import type { RequestChange } from '../support/requests.ts';
import { sharedScene } from '../support/scene.ts';

const scene = await sharedScene({
  settings: {
    rateLimits: {
      sessionsPerAddress: 1000,
      eventsPerAddress: 1000,
      perInstall: 1000,
      serverEventsPerKey: 1,
      exchangesPerAddress: 1,
      callsPerToken: 1,
      callsPerDemoToken: 1,
      registrationsPerAddress: 1,
      authorizationsPerAddress: 1,
      loginsPerAddress: 1,
      ownPerUser: 1,
      portalPerUser: 1,
    },
  },
});

/** An error in a request. */
interface Fault {
  title: string;
  status: number;
  code: string;
  /** An error of the key. */
  key?: { revoked?: true; expired?: true; readOnly?: true; otherTenant?: true; otherBrand?: true };
  /** An error in what the path names. */
  target?: { unknown?: true; inactive?: true; bare?: true; noHandle?: true };
  spent?: true;
  /** The webhook-id was used with another body. */
  reused?: true;
  change?: RequestChange;
}

const unauthorized = { status: 401, code: 'unauthorized' };
const notFound = { status: 404, code: 'not_found' };
const notConfigured = { status: 422, code: 'server_event_not_configured' };
const invalidInput = { status: 422, code: 'invalid_input' };

const noKey: Fault = { title: 'no key', ...unauthorized, change: { headers: { authorization: undefined } } };
const otherScheme: Fault = {
  title: 'another scheme',
  ...unauthorized,
  change: { headers: { authorization: 'Basic c2VjcmV0OnNlY3JldA==' } },
};
const typo: Fault = {
  title: 'a mistyped key',
  ...unauthorized,
  change: { headers: { authorization: `Bearer svc_pat_${'0'.repeat(32)}` } },
};
const unknownKey: Fault = {
  title: 'an unknown key',
  ...unauthorized,
  change: { headers: { authorization: `Bearer ${mintToken({ demo: false }, systemIds.bytes)}` } },
};
const revoked: Fault = { title: 'a revoked key', ...unauthorized, key: { revoked: true } };
const expired: Fault = { title: 'an expired key', ...unauthorized, key: { expired: true } };
const unknown: Fault = { title: 'an unknown install', ...notFound, target: { unknown: true } };
const inactive: Fault = { title: 'an inactive install', ...notFound, target: { inactive: true } };
const otherTenant: Fault = { title: "another tenant's key", ...notFound, key: { otherTenant: true } };
const otherBrand: Fault = { title: 'a key for another brand', ...notFound, key: { otherBrand: true } };
const readOnly: Fault = { title: 'a read-only key', status: 403, code: 'insufficient_scope', key: { readOnly: true } };
const bare: Fault = { title: 'an install without a connection', ...notConfigured, target: { bare: true } };
const noHandle: Fault = { title: 'no preconfigured event', ...notConfigured, target: { noHandle: true } };
const spent: Fault = { title: 'a spent quota', status: 429, code: 'rate_limited', spent: true };
const badType: Fault = {
  title: 'another media type',
  status: 415,
  code: 'unsupported_media_type',
  change: { headers: { 'content-type': 'text/plain' } },
};
const notJson: Fault = { title: 'broken JSON', ...invalidInput, change: { payload: '{' } };
const tooLarge: Fault = {
  title: 'a body over 64 KiB',
  status: 413,
  code: 'body_too_large',
  change: { payload: ' '.repeat(65_537) },
};
const badField: Fault = { title: 'a surplus field', ...invalidInput, change: { body: { surplus: 1 } } };
const badId: Fault = { title: 'no webhook-id', ...invalidInput, change: { headers: { 'webhook-id': undefined } } };
const future: Fault = {
  title: 'a time too far ahead',
  ...invalidInput,
  change: { body: { occurred_at: '2027-01-15T12:10:00Z' } },
};
const badHandle: Fault = {
  title: 'another handle',
  status: 422,
  code: 'event_handle_not_allowed',
  change: { body: { event_handle: 'refund' } },
};
const badStatus: Fault = {
  title: 'a reversal that is not enabled',
  status: 422,
  code: 'status_not_allowed',
  change: { body: { status: 'reversed' } },
};
const reused: Fault = { title: 'a reused webhook-id', status: 409, code: 'idempotency_conflict', reused: true };

const keyFaults = [noKey, otherScheme, typo, unknownKey, revoked, expired];
const targetFaults = [unknown, inactive, otherTenant, otherBrand];
const general = [
  keyFaults,
  targetFaults,
  [readOnly],
  [bare],
  [spent],
  [badType, notJson, tooLarge, badField, badId, future],
  [badHandle],
  [badStatus],
  [reused],
];
const preconfigured = [
  keyFaults,
  targetFaults,
  [readOnly],
  [bare, noHandle],
  [spent],
  [badType, notJson, tooLarge, badField, badId],
  [reused],
];

/** Every error of a step together with one of each later step. */
const pairs = (order: Fault[][]) =>
  order.flatMap((step, i) =>
    step.flatMap((first) =>
      order
        .slice(i + 1)
        .flatMap((later) => later.map((second) => ({ first, second, title: `${first.title} before ${second.title}` }))),
    ),
  );

async function keyWith({ revoked, expired, readOnly, otherTenant, otherBrand }: Fault['key'] & object): Promise<Key> {
  const tenant = { id: randomUUID(), name: 'Other', plan: 'free' as const, createdAt: 0 };
  if (otherTenant) await scene.stores.tenants.createTenant(tenant);
  const install = await scene.install();
  const key = await addKey(scene, install, {
    scopes: [readOnly ? 'read' : 'write'],
    expiresAt: expired ? scene.clock.now() + 1 : null,
    brandIds: otherBrand && !otherTenant ? [await addSisterBrand(scene.stores, install)] : null,
    ...(otherTenant && { tenantId: tenant.id }),
  });
  if (revoked) await scene.stores.tokens.revokeToken(key.token.id, scene.clock.now());
  if (expired) scene.clock.pass(1);
  return key;
}

/** The path of an install with the errors, and its connection, if any. */
async function targetWith({ unknown, inactive, bare, noHandle }: Fault['target'] & object) {
  if (unknown) return { path: unknownInstallId(), connection: undefined };
  const install = await addInstall(scene.stores, { active: !inactive });
  if (bare) return { path: install.id, connection: undefined };
  const preconfigured = noHandle ? null : 'signup';
  return { path: install.id, connection: await addConnection(scene.stores, { installId: install.id, preconfigured }) };
}

type Build = (id: string, key: string, change?: RequestChange) => EventRequest;

/** Sends the request with another key and another body first. */
async function reuse(build: Build, connection: Connection | undefined, webhookId: string): Promise<void> {
  if (!connection) return;
  const { secret } = await keyWith({});
  const body = build === eventRequest ? {} : { service_visitor_id: 'svc_v_otherotherother' };
  const answer = await scene.inject(build(connection.id, secret, { headers: { 'webhook-id': webhookId }, body }));
  if (answer.statusCode === 202) return;
  throw new Error(`the first body was refused: ${answer.body}`);
}

async function answerTo(build: Build, faults: Fault[]) {
  const all: Omit<Fault, 'title' | 'status' | 'code'> = Object.assign({}, ...faults);
  const key = await keyWith(Object.assign({}, ...faults.map((fault) => fault.key)));
  const target: Fault['target'] & object = Object.assign({}, ...faults.map((fault) => fault.target));
  const { path, connection } = await targetWith(target);
  const webhookId = randomUUID();
  if (all.spent) {
    const spare = await addConnection(scene.stores, { preconfigured: 'signup' });
    await scene.inject(build(spare.id, key.secret));
  }
  if (all.reused && !target.inactive && !target.noHandle) await reuse(build, connection, webhookId);
  const change: RequestChange = {
    ...all.change,
    headers: Object.assign({ 'webhook-id': webhookId }, ...faults.map(({ change }) => change?.headers)),
    body: Object.assign({}, ...faults.map(({ change }) => change?.body)),
  };
  const payload = faults.map(({ change }) => change?.payload).find((text) => text !== undefined);
  return scene.inject(build(path, key.secret, { ...change, ...(payload !== undefined && { payload }) }));
}

it('the mistyped key has the form of a key', () => {
  expect(isWellFormedToken(`svc_pat_${'0'.repeat(32)}`)).toBe(false);
});

describe.each([
  ['an event', eventRequest, general],
  ['a preconfigured event', preconfiguredRequest, preconfigured],
] as const)('%s', (_, build, order) => {
  it('without an error is accepted', async () => {
    expect((await answerTo(build, [])).statusCode).toBe(202);
  });

  it.each(order.flat())('with $title is refused: $status $code', async (fault) => {
    const answer = await answerTo(build, [fault]);
    expect([answer.statusCode, answer.json().error.code]).toEqual([fault.status, fault.code]);
  });

  it.each(pairs(order.map((step) => [...step])))('is refused for $title', async ({ first, second }) => {
    const answer = await answerTo(build, [second, first]);
    expect([answer.statusCode, answer.json().error.code]).toEqual([first.status, first.code]);
  });
});

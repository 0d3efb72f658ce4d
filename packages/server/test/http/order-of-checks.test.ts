// Which error a request with several errors gets (decisions 1 "Order of checks"; Spec 7).
import { describe, expect, it } from 'vitest';
import { createSessionTokens } from '../../src/collect/index.ts';
import { linkKeyOf } from '../../src/identity/index.ts';
import { sealLink } from '../../src/identity/link-token.ts';
import type { Install } from '../../src/integrations/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import { exchangeOf } from '../support/exchange.ts';
import { unknownInstallId } from '../support/installs.ts';
import { limitsOf } from '../support/limits.ts';
import { ORIGIN, type RequestChange, TARGET, VISITOR } from '../support/requests.ts';
import { SECRET, sharedScene } from '../support/scene.ts';

const scene = await sharedScene({
  settings: { rateLimits: limitsOf({ sessionsPerAddress: 1, eventsPerAddress: 1, exchangesPerAddress: 1 }) },
});

/** An error in a request; `change` is what is wrong with the request itself. */
interface Fault {
  code: string;
  change?: RequestChange;
}

const unknown: Fault = { code: 'not_found' };
const inactive: Fault = { code: 'origin_not_allowed' };
const foreign: Fault = { code: 'origin_not_allowed', change: { headers: { origin: 'https://evil.example' } } };
const noOrigin: Fault = { code: 'origin_not_allowed', change: { headers: { origin: undefined } } };
const noToken: Fault = { code: 'invalid_session', change: { headers: { authorization: undefined } } };
const limited: Fault = { code: 'rate_limited' };
const badBody: Fault = { code: 'invalid_input', change: { body: { surplus: 1 } } };
const badDelivery: Fault = { code: 'invalid_input', change: { headers: { 'x-service-delivery-id': 'x' } } };
const badType: Fault = { code: 'invalid_input', change: { headers: { 'content-type': 'text/plain' } } };
const badUrl: Fault = { code: 'invalid_url', change: { body: { url: 'https://evil.example/' } } };
const otherVisitor: Fault = {
  code: 'invalid_session',
  change: { body: { service_visitor_id: 'svc_v_otherotherother' } },
};

const sessionOrder = [[unknown], [inactive, foreign, noOrigin], [limited], [badBody, badDelivery, badType], [badUrl]];
const actionOrder = [
  [unknown],
  [inactive, foreign, noOrigin],
  [noToken],
  [limited],
  [badBody, badDelivery, badType],
  [otherVisitor],
];

const badTarget: Fault = { code: 'invalid_input', change: { body: { target_origin: 'other-shop.example' } } };
const foreignTarget: Fault = {
  code: 'origin_not_allowed',
  change: { body: { target_origin: 'https://evil.example' } },
};
const badConsent: Fault = { code: 'invalid_input', change: { body: { consent: false } } };
/** A link for `ORIGIN`, redeemed at `TARGET`. */
const otherTarget: Fault = { code: 'origin_not_allowed' };
const otherSource: Fault = { code: 'invalid_input', change: { body: { referrer_origin: TARGET } } };

const linkOrder = [
  [unknown],
  [inactive, foreign, noOrigin],
  [noToken],
  [limited],
  [badBody, badDelivery, badType, badTarget],
  [otherVisitor],
  [foreignTarget],
];
const redeemOrder = [
  [unknown],
  [inactive, foreign, noOrigin],
  [limited],
  [badBody, badDelivery, badType, badConsent],
  [otherTarget],
  [otherSource],
];

/** Every error of a step together with one of each later step. */
const pairs = (order: Fault[][]): [Fault, Fault][] =>
  order.flatMap((step, i) =>
    step.flatMap((first) =>
      order.slice(i + 1).flatMap((later) => later.map((second): [Fault, Fault] => [first, second])),
    ),
  );

const merge = (...faults: Fault[]): RequestChange => ({
  headers: Object.assign({}, ...faults.map(({ change }) => change?.headers)),
  body: Object.assign({}, ...faults.map(({ change }) => change?.body)),
});

const name = ([first, second]: [Fault, Fault]) => ({ first, second, title: `${first.code} before ${second.code}` });

/** An install with the errors that are not in the request itself. */
async function prepare(faults: Fault[], spend: (install: Pick<Install, 'id'>) => Promise<unknown>) {
  if (faults.includes(unknown)) return { id: unknownInstallId() };
  const install = await scene.install({ reportingOrigins: [ORIGIN, TARGET] });
  if (faults.includes(limited)) await spend(install);
  if (faults.includes(inactive)) {
    await scene.stores.installs.updateInstall(install.id, { active: false });
    await scene.configCache.poll();
  }
  return install;
}

/** For tests that create tokens without the server, which might refuse them. */
const tokenFor = ({ id }: Pick<Install, 'id'>): string =>
  createSessionTokens([SECRET]).issue(
    { visitorId: VISITOR, mode: 'measurement', epoch: 0, issuedAt: scene.clock.now() },
    { installId: id, origin: ORIGIN },
  );

describe('/session reports', () => {
  it.each(pairs(sessionOrder).map(name))('$title', async ({ first, second }) => {
    const install = await prepare([first, second], scene.session);
    const answer = await scene.session(install, merge(second, first));
    expect(answer.json()).toEqual({ error: { code: first.code } });
  });
});

describe('/events reports', () => {
  it.each(pairs(actionOrder).map(name))('$title', async ({ first, second }) => {
    const install = await prepare([first, second], (spent) => scene.action(spent, tokenFor(spent)));
    const answer = await scene.action(install, tokenFor(install), merge(second, first));
    expect(answer.json()).toEqual({ error: { code: first.code } });
  });
});

const { link, redeem } = exchangeOf(scene);
let addresses = 0;
/** The quota of an exchange applies per address, across installs. */
const newAddress = (): RequestChange => ({ remoteAddress: `2001:db8::${(++addresses).toString(16)}:0:0:0:1` });

describe('/link reports', () => {
  it.each(pairs(linkOrder).map(name))('$title', async ({ first, second }) => {
    const address = newAddress();
    const install = await prepare([first, second], (spent) => link(spent, tokenFor(spent), address));
    const answer = await link(install, tokenFor(install), { ...merge(second, first), ...address });
    expect(answer.json()).toEqual({ error: { code: first.code } });
  });
});

describe('/redeem reports', () => {
  const linkFor = ({ id }: Pick<Install, 'id'>, targetOrigin: string): string =>
    sealLink(
      linkKeyOf(SECRET),
      { installId: id, visitorId: VISITOR, sourceOrigin: ORIGIN, targetOrigin, issuedAt: scene.clock.now() },
      systemIds.bytes,
    );

  it.each(pairs(redeemOrder).map(name))('$title', async ({ first, second }) => {
    const address = newAddress();
    const faults = [first, second];
    const install = await prepare(faults, (spent) => redeem(spent, 'any', address));
    const linkToken = linkFor(install, faults.includes(otherTarget) ? ORIGIN : TARGET);
    const answer = await redeem(install, linkToken, { ...merge(second, first), ...address });
    expect(answer.json()).toEqual({ error: { code: first.code } });
  });
});

// Which refusal a request gets that deserves several (decisions 1 "Order of checks"; Spec 7).
import { describe, expect, it } from 'vitest';
import { createSessionTokens } from '../../src/collect/index.ts';
import type { Install } from '../../src/integrations/index.ts';
import { unknownInstallId } from '../support/installs.ts';
import { ORIGIN, type RequestChange, VISITOR } from '../support/requests.ts';
import { SECRET, sharedScene } from '../support/scene.ts';

const scene = await sharedScene({
  settings: { rateLimits: { sessionsPerAddress: 1, eventsPerAddress: 1, perInstall: 1000, serverEventsPerKey: 1200 } },
});

/** What a request deserves to be refused for; `change` is what is wrong with the request itself. */
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

/** Every fault of a step together with one of each later step. */
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

/** An install that has the faults which are not the request's own. */
async function prepare(faults: Fault[], spend: (install: Pick<Install, 'id'>) => Promise<unknown>) {
  if (faults.includes(unknown)) return { id: unknownInstallId() };
  const install = await scene.install({ reportingOrigins: [ORIGIN] });
  if (faults.includes(limited)) await spend(install);
  if (faults.includes(inactive)) {
    await scene.stores.installs.updateInstall(install.id, { active: false });
    await scene.memory.poll();
  }
  return install;
}

describe('/session says', () => {
  it.each(pairs(sessionOrder).map(name))('$title', async ({ first, second }) => {
    const install = await prepare([first, second], scene.session);
    const answer = await scene.session(install, merge(second, first));
    expect(answer.json()).toEqual({ error: { code: first.code } });
  });
});

describe('/events says', () => {
  /** Made without the server, which may refuse it a session. */
  const tokenFor = ({ id }: Pick<Install, 'id'>): string =>
    createSessionTokens([SECRET]).issue(
      { visitorId: VISITOR, mode: 'measurement', epoch: 0, issuedAt: scene.clock.now() },
      { installId: id, origin: ORIGIN },
    );

  it.each(pairs(actionOrder).map(name))('$title', async ({ first, second }) => {
    const install = await prepare([first, second], (spent) => scene.action(spent, tokenFor(spent)));
    const answer = await scene.action(install, tokenFor(install), merge(second, first));
    expect(answer.json()).toEqual({ error: { code: first.code } });
  });
});

// Faults between the page and the service: every action is stored once, and each settled promise is truthful.
import { expect, test } from '../support/browser-test.ts';
import { expired, type Fault, limited, overloaded } from '../support/fault-proxy.ts';
import { tableRows } from '../support/table-rows.ts';
import { openTrackingPage, track } from '../support/tracking-page.ts';

test.use({ secure: true });

const faults: Record<string, Fault> = {
  'a 503 with Retry-After': overloaded,
  'a 429 with Retry-After': limited,
  'a 500 without our error body': { kind: 'forge', status: 500, code: '' },
  'a request that is lost': { kind: 'lose-request' },
  'a response that is lost': { kind: 'lose-answer' },
  'a response that ends within its body': { kind: 'cut' },
  'a response that stalls within its body': { kind: 'stall' },
  'a response after the timeout': { kind: 'delay', ms: 2500 },
  'an expired session': expired,
};

const actionRow = tableRows();
for (const [name, fault] of Object.entries(faults)) {
  test(`an action survives ${name}`, actionRow(), async ({ page, site, api, install }) => {
    await openTrackingPage(page, site, api);
    api.decide = ({ path, attempt }) => (path.endsWith('/events') && attempt === 1 ? fault : undefined);
    expect(await track(page, [1])).toEqual([{ accepted: true }]);
    const tries = api.posts('events');
    expect(tries).toHaveLength(2);
    expect(new Set(tries.map((request) => request.deliveryId)).size).toBe(1);
    expect((await install.actions()).map((action) => action.deliveryId)).toEqual([tries[0]?.deliveryId]);
  });
}

const sessionRow = tableRows();
for (const [name, fault] of Object.entries(faults).filter(([, one]) => one !== expired)) {
  test(`a session survives ${name}`, sessionRow(), async ({ page, site, api, install }) => {
    await openTrackingPage(page, site, api);
    api.decide = ({ path, attempt }) => (path.endsWith('/session') && attempt === 1 ? fault : undefined);
    expect(await track(page, [1])).toEqual([{ accepted: true }]);
    const tries = api.posts('session');
    expect(tries).toHaveLength(2);
    expect((await install.visits()).map((visit) => visit.deliveryId)).toEqual([tries[0]?.deliveryId]);
    expect(await install.actions()).toHaveLength(1);
  });
}

test('a Retry-After wait is respected', async ({ page, site, api }) => {
  await openTrackingPage(page, site, api);
  const times: number[] = [];
  api.decide = ({ path, attempt }) => {
    if (!path.endsWith('/events')) return undefined;
    times.push(performance.now());
    return attempt === 1 ? { ...limited, retryAfter: '2' } : undefined;
  };
  expect(await track(page, [1])).toEqual([{ accepted: true }]);
  const [first = 0, second = 0] = times;
  expect(second - first).toBeGreaterThan(1990);
});

test('ten actions with an expired session renew it once', async ({ page, site, api, install }) => {
  await openTrackingPage(page, site, api);
  api.decide = ({ path, attempt }) => (path.endsWith('/events') && attempt === 1 ? expired : undefined);
  const told = await track(
    page,
    Array.from({ length: 10 }, (_, i) => i),
  );
  expect(told).toEqual(Array.from({ length: 10 }, () => ({ accepted: true })));
  expect(api.posts('session')).toHaveLength(2);
  expect(await install.actions()).toHaveLength(10);
});

test('a session refused twice ends the action with invalid_session', async ({ page, site, api, install }) => {
  await openTrackingPage(page, site, api);
  api.decide = ({ path }) => (path.endsWith('/events') ? expired : undefined);
  expect(await track(page, [1])).toEqual([{ accepted: false, code: 'invalid_session', retryable: false }]);
  expect(api.posts('events')).toHaveLength(2);
  expect(await install.actions()).toEqual([]);
});

test('a dead network ends the retries, and nothing is reported as sent', async ({ page, site, api, install }) => {
  await openTrackingPage(page, site, api);
  api.decide = ({ path }) => (path.endsWith('/events') ? { kind: 'lose-request' } : undefined);
  expect(await track(page, [1])).toEqual([{ accepted: false, code: 'network', retryable: true }]);
  expect(await install.actions()).toEqual([]);
});

test('an action whose every response is lost is stored once, never accepted', async ({ page, site, api, install }) => {
  await openTrackingPage(page, site, api);
  api.decide = ({ path }) => (path.endsWith('/events') ? { kind: 'lose-answer' } : undefined);
  expect(await track(page, [1])).toEqual([{ accepted: false, code: 'network', retryable: true }]);
  expect(await install.actions()).toHaveLength(1);
});

test('a refused action is sent once and reported with its code', async ({ page, site, api, install }) => {
  await openTrackingPage(page, site, api);
  const told = await page.evaluate(() =>
    Reflect.get(window, 'client')
      .track({ userEmail: 'x' })
      .catch(({ code, status, retryable }: { code: string; status: number; retryable: boolean }) => ({
        code,
        status,
        retryable,
      })),
  );
  expect(told).toEqual({ code: 'invalid_input', status: 422, retryable: false });
  expect(api.posts('events')).toHaveLength(1);
  expect(await install.actions()).toEqual([]);
});

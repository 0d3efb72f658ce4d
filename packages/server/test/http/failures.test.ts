// The errors that clients and logs get when the service fails (decisions 1 "Error bodies"; Spec 7).
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { CollectStore } from '../../src/collect/ports.ts';
import { DomainError, UnavailableError } from '../../src/kernel/domain-error.ts';
import type { Recorded } from '../../src/kernel/result.ts';
import { newSqliteStore } from '../stores/sqlite-factory.ts';
import { ORIGIN } from '../support/requests.ts';
import { openScene, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();

/** A collect store that fails every call with this error. */
const failing = (error: unknown): CollectStore => {
  const fail = (): Promise<Recorded> => Promise.reject(error);
  return { recordVisit: fail, recordAction: fail };
};
const unavailable = { error: { code: 'unavailable' } };

describe('a store that cannot accept a record', () => {
  it('is 503 with the seconds to wait, on both endpoints', async () => {
    await using broken = await openScene({
      shared: scene.stores,
      store: failing(new UnavailableError('too many records wait', 7)),
    });
    const install = await broken.install();
    const answers = [await broken.session(install), await broken.action(install, await scene.token(install))];
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '7', unavailable]);
    }
  });

  it.each([
    [0.2, '1'],
    [0, '1'],
    [1.2, '2'],
  ])('with %d s to wait is sent in whole seconds, at least one: %s', async (retryAfter, header) => {
    const store = failing(new UnavailableError('busy', retryAfter));
    await using broken = await openScene({ shared: scene.stores, store });
    expect((await broken.session(await broken.install())).headers['retry-after']).toBe(header);
  });
});

describe('a store whose disk is full', () => {
  it('is 503 and not ready until there is space, while reads continue', async () => {
    const factory = newSqliteStore({ maxPages: 200 });
    const stores = await factory.open();
    await using full = await openScene({ shared: stores });
    const install = await full.install();
    const token = await full.token(install);
    const ready = async () => (await full.inject({ method: 'GET', url: '/readyz' })).statusCode;
    const record = () => full.session(install, { body: { url: `${ORIGIN}/${'a'.repeat(2000)}` } });
    expect(await ready()).toBe(200);

    let answer = await record();
    let stored = 1;
    for (; answer.statusCode === 200; stored++) answer = await record();
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '1', unavailable]);
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(await ready()).toBe(503);
    expect((await full.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    expect((await full.action(install, 'forged')).statusCode).toBe(401);
    expect(await full.visits(install)).toHaveLength(stored);

    const operator = new DatabaseSync(factory.path, { timeout: 5000 });
    operator.exec('delete from visits');
    operator.close();
    expect((await record()).statusCode).toBe(200);
    expect((await full.action(install, token)).statusCode).toBe(202);
    expect(await ready()).toBe(200);
    await factory.dispose();
  });
});

describe('an internal fault', () => {
  it.each([
    ['an Error', new Error('SQLITE_ERROR: no such table: visits in /var/lib/service.db')],
    ['a TypeError', new TypeError('x is not a function')],
    ['an error that claims to be the client’s', Object.assign(new Error('nope'), { statusCode: 400 })],
    ['a text', 'boom'],
    ['nothing', undefined],
  ])('thrown as %s is 503 and never blames the client', async (_, thrown) => {
    await using broken = await openScene({ shared: scene.stores, store: failing(thrown) });
    const answer = await broken.session(await broken.install());
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '1', unavailable]);
    expect(answer.body).not.toMatch(/SQLITE|\.db|at /);
  });

  it('while looking up an install is 503', async () => {
    const installs = { find: () => Promise.reject(new Error('the disk is gone')) };
    await using broken = await openScene({ shared: scene.stores, installs });
    const answer = await broken.session(await scene.install());
    expect([answer.statusCode, answer.json()]).toEqual([503, unavailable]);
  });

  it('is logged once a second with the number of suppressed lines', async () => {
    await using broken = await openScene({ shared: scene.stores, store: failing(new Error('the disk is gone')) });
    const install = await broken.install();
    for (let i = 0; i < 5; i++) await broken.session(install);
    broken.clock.pass(1000);
    await broken.session(install);
    const lines = broken.logs.map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      {
        level: 'error',
        suppressed: 0,
        err: { message: 'the disk is gone', stack: expect.any(String) },
        method: 'POST',
      },
      { level: 'error', suppressed: 4 },
    ]);
    expect(lines[0].route).toBe('/api/v1/events/collect/:installId/session');
  });
});

describe('elsewhere', () => {
  it('an internal error is 500 with only an id, which is logged', async () => {
    await using broken = await openScene({ shared: scene.stores });
    broken.app.get('/broken', () => {
      throw new Error('select * from secrets');
    });
    const answer = await broken.inject({ method: 'GET', url: '/broken' });
    const { error } = answer.json();
    expect(answer.statusCode).toBe(500);
    expect(error).toEqual({
      code: 'internal',
      message: 'Something failed on our side.',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(broken.logs.map((line) => JSON.parse(line))).toMatchObject([
      { request_id: error.request_id, err: { message: 'select * from secrets' } },
    ]);
  });

  it('a refusal without a public message is a logged internal error', async () => {
    await using broken = await openScene({ shared: scene.stores });
    broken.app.get('/broken', () => {
      throw new DomainError('origin_not_allowed');
    });
    const answer = await broken.inject({ method: 'GET', url: '/broken' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'internal']);
    expect(broken.logs.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', err: { type: 'DomainError', message: 'origin_not_allowed' } },
    ]);
  });
});

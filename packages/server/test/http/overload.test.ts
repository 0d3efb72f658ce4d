// How a server handles more requests than it can answer soon (decisions 18), over real connections.
import { DatabaseSync } from 'node:sqlite';
import { collectPath } from '@service/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { openConnection } from '../support/raw-connection.ts';
import { goodSession, rawSession } from '../support/raw-session.ts';
import { ORIGIN } from '../support/requests.ts';
import { openSession, startTestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';

const MAX = 3;
const directory = await tempDirectory();
const service = await startTestService({ directory, overrides: { maxInFlight: MAX } });
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await directory[Symbol.asyncDispose]();
});

/** Holds the store's write lock, so that accepted requests stay unanswered; returns a function that releases it. */
function holdStore(): () => void {
  const other = new DatabaseSync(directory.store.replace('sqlite:', ''), { timeout: 5000 });
  other.exec('begin immediate');
  return () => {
    other.exec('commit');
    other.close();
  };
}

/** Sends one request more than the limit; the first response is the refusal while the store is held. */
async function fillUp(): Promise<{ open: Promise<Response>[]; refusal: Response }> {
  const sent = Array.from({ length: MAX + 1 }, () => openSession(service));
  const first = await Promise.race(sent.map(async (answer, i) => ({ i, refusal: await answer })));
  return { open: sent.filter((_, i) => i !== first.i), refusal: first.refusal };
}

describe('more concurrent requests than the limit', () => {
  it('are refused immediately, while accepted ones are answered', async () => {
    const letGo = holdStore();
    const { open, refusal } = await fillUp();
    expect(open).toHaveLength(MAX);
    expect([refusal.status, await refusal.json()]).toEqual([503, { error: { code: 'unavailable' } }]);
    expect(Object.fromEntries(refusal.headers)).toMatchObject({
      'retry-after': '1',
      'access-control-allow-origin': ORIGIN,
      'access-control-expose-headers': 'Retry-After',
      vary: 'Origin',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const elsewhere = await fetch(`${service.url}/api/v1/billing-events/x`, { method: 'POST', body: '{}' });
    expect([elsewhere.status, elsewhere.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await elsewhere.json()).error).toEqual({
      code: 'unavailable',
      message: expect.any(String),
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const called = await fetch(`${service.url}/mcp`, { method: 'POST', body: '{}' });
    expect([called.status, called.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
    await called.body?.cancel();
    letGo();
    expect((await Promise.all(open)).map(({ status }) => status)).toEqual(Array(MAX).fill(200));
    expect((await openSession(service)).status).toBe(200);
  });

  it('keep health checks and preflights working', async () => {
    const letGo = holdStore();
    const { open } = await fillUp();
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    const preflight = await fetch(`${service.url}${collectPath(service.install.id)}/session`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    letGo();
    await Promise.all(open);
  });

  it('are logged once a second', () => {
    const lines = service.logs
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => /overloaded: requests refused/.test(msg));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[0]).toMatchObject({ level: 'warn', suppressed: 0 });
  });
});

describe('clients that never finish their bodies', () => {
  it('do not count towards the limit', async () => {
    const head = rawSession(`${collectPath(service.install.id)}/session`, [`content-length: ${goodSession.length}`]);
    const stalled = await Promise.all(Array.from({ length: 2 * MAX }, () => openConnection(service.url)));
    for (const connection of stalled) {
      connection.send(head);
      // Requests whose headers arrive in one turn of the event loop count together, so each gets its own turn.
      expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    }
    expect((await openSession(service)).status).toBe(200);
    for (const connection of stalled) connection.send(goodSession);
    await Promise.all(stalled.map((connection) => connection.until(/^HTTP\/1\.1 200 /)));
    for (const connection of stalled) connection[Symbol.dispose]();
  });
});

import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Install } from '../../src/integrations/ports.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { action, makeInstall, RECEIVED_AT, visit } from '../stores/records.ts';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';

let here: Workplace;
let stores: Stores;
let install: Install;
beforeAll(async () => {
  here = makeWorkplace();
  stores = await openStores({ store: `sqlite:${here.path}` }, { clock: systemClock, ids: systemIds });
  install = await makeInstall(stores);
});
afterAll(async () => {
  await stores.close();
  await here.remove();
});

const linesOf = (stdout: string): unknown[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('export', () => {
  it('prints visits and actions with exactly their fields, one per line', async () => {
    const site = await makeInstall(stores);
    const seen = visit(site, { receivedAt: RECEIVED_AT + 7, source: null, referrer: 'https://search.example/' });
    const clicked = action(site);
    await stores.collect.recordVisit(seen);
    await stores.collect.recordAction(clicked);
    const visits = await here.run('export', 'visits', '--install', site.id);
    const actions = await here.run('export', 'actions', '--install', site.id, '--json');
    const line = (
      kind: string,
      { deliveryId, visitorId }: Pick<typeof clicked, 'deliveryId' | 'visitorId'>,
      received_at: string,
    ) => ({
      kind,
      install_id: site.id,
      visitor_id: visitorId,
      delivery_id: deliveryId,
      received_at,
    });
    expect({ ...visits, stdout: linesOf(visits.stdout) }).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        { ...line('visit', seen, '2026-01-31T08:00:00.007Z'), page: seen.page, source: null, referrer: seen.referrer },
      ],
    });
    expect(linesOf(actions.stdout)).toEqual([line('action', clicked, '2026-01-31T08:00:00.000Z')]);
  });

  it.each([
    ['2026-02-01', 1],
    ['2026-01-31', 2],
    ['2026-01-31T23:59:59.999Z', 2],
    ['2026-02-01T01:00:00+01:00', 1],
    ['2026-02-01T00:00:00.001Z', 0],
  ])('--since %s prints %d of two records around midnight', async (since, count) => {
    const site = await makeInstall(stores);
    const midnight = Date.UTC(2026, 1, 1);
    await stores.collect.recordAction(action(site, { receivedAt: midnight - 1 }));
    await stores.collect.recordAction(action(site, { receivedAt: midnight }));
    const { stdout } = await here.run('export', 'actions', '--install', site.id, '--since', since);
    expect(linesOf(stdout)).toHaveLength(count);
  });

  it(
    'prints each record once while a server writes',
    async () => {
      const before = await Promise.all(
        Array.from({ length: 3000 }, () => stores.collect.recordAction(action(install))),
      );
      let isDone = false;
      const written = Array.from({ length: 32 }, async () => {
        while (!isDone) await stores.collect.recordAction(action(install));
      });
      const { code, stdout } = await here.runProcess(['export', 'actions', '--install', install.id]);
      const updated = await here.runProcess(['install', 'update', install.id, '--revoke-sessions']);
      isDone = true;
      await Promise.all(written);
      const ids = linesOf(stdout).map((line) =>
        line instanceof Object && 'delivery_id' in line ? line.delivery_id : undefined,
      );
      expect([code, updated.code]).toEqual([0, 0]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(before.length);
    },
    PROCESS_TEST_MS,
  );

  it(
    'exits quietly when its reader closes the pipe',
    async () => {
      await Promise.all(Array.from({ length: 2000 }, () => stores.collect.recordAction(action(install))));
      const child = here.spawn(['export', 'actions']);
      let complaints = '';
      child.stderr.on('data', (chunk) => {
        complaints += chunk;
      });
      child.stdout.once('data', () => child.stdout.destroy());
      expect([await once(child, 'close'), complaints]).toEqual([[0, null], '']);
    },
    PROCESS_TEST_MS,
  );
});

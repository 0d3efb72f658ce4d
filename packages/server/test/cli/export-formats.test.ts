import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { action, makeInstall } from '../stores/records.ts';
import { reportTo } from '../support/reporting.ts';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';

let here: Workplace;
let stores: Stores;
beforeAll(async () => {
  here = makeWorkplace();
  stores = await openStores({ store: `sqlite:${here.path}` }, { clock: systemClock, ids: systemIds });
});
afterAll(async () => {
  await stores.close();
  await here.remove();
});

const visitorId = 'svc_v_abcdefghijkl';
const at = Date.UTC(2026, 0, 31, 8);
const time = '2026-01-31T08:00:00.000Z';

describe('export --format csv', () => {
  it('prints a header and flattens subject and attribution', async () => {
    const { install, connection, record, receiptIds } = await reportTo(stores);
    const [key, page] = [randomUUID(), 'https://shop.example/a,b'];
    await record({ kind: 'visit', key, visitorId, at, page, source: '=cmd|calc', referrer: null });
    await record({ kind: 'action', key, visitorId, at });
    const event = { eventId: 'e "1"', subject: 's', occurredAt: at, status: 'confirmed' } as const;
    await record({ kind: 'event', key, ...event, visitorId });
    await record({ kind: 'event', key: `${key}2`, ...event, eventId: 'e2', visitorId: null });
    const linesOf = async (kind: string): Promise<string[]> => {
      const { stdout } = await here.run('export', kind, '--install', install.id, '--format', 'csv');
      return stdout.split('\r\n');
    };
    const shared = 'kind,install_id,visitor_id,delivery_id,received_at';
    expect(await linesOf('visits')).toEqual([
      `${shared},page,source,referrer`,
      `visit,${install.id},${visitorId},${key},${time},"${page}",'=cmd|calc,`,
      '',
    ]);
    expect(await linesOf('actions')).toEqual([shared, `action,${install.id},${visitorId},${key},${time}`, '']);
    const receipts = ['e "1"', 'e2'].map((id) => `${receiptIds.get(id)},${connection.id}`);
    expect(await linesOf('events')).toEqual([
      `${shared},receipt_id,connection_id,spec_version,event_id,event_handle,occurred_at,subject_type,subject_id,status`,
      `event,${install.id},${visitorId},${key},${time},${receipts[0]},1.0,"e ""1""",booking,${time},booking,s,confirmed`,
      `event,${install.id},,${key}2,${time},${receipts[1]},1.0,e2,booking,${time},booking,s,confirmed`,
      '',
    ]);
  });

  it('rejects unknown formats', async () => {
    expect(await here.run('export', 'visits', '--format', 'xml')).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('a slowly consumed export', () => {
  it(
    'holds no lock, so the log can be checkpointed',
    async () => {
      const site = await makeInstall(stores);
      const write = (count: number) =>
        Promise.all(Array.from({ length: count }, () => stores.collect.recordAction(action(site))));
      await write(4000);
      const child = here.spawn(['export', 'actions', '--install', site.id]);
      await once(child.stdout, 'readable');
      for (let round = 0; round < 3; round++) {
        await write(1000);
        await stores.erasure.purge();
        expect(statSync(`${here.path}-wal`).size).toBe(0);
      }
      const lines = (await text(child.stdout)).trimEnd().split('\n');
      expect(lines).toHaveLength(4000);
    },
    PROCESS_TEST_MS,
  );
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { PAGE, type Report, type Reporting, reportTo } from '../support/reporting.ts';
import { makeWorkplace, type Workplace } from './command.ts';

let here: Workplace;
let stores: Stores;
let reporting: Reporting;
beforeAll(async () => {
  here = makeWorkplace();
  stores = await openStores({ store: `sqlite:${here.path}` }, { clock: systemClock, ids: systemIds });
  reporting = await reportTo(stores);
  const visitor = { key: randomUUID(), visitorId: 'svc_v_abcdefghijkl' };
  const visit = (day: string, source: string | null): Report => ({
    kind: 'visit',
    ...visitor,
    key: randomUUID(),
    at: Date.parse(day),
    page: PAGE,
    source,
    referrer: null,
  });
  const event = (eventId: string, day: string, status: 'confirmed' | 'reversed' | 'test'): Report => ({
    kind: 'event',
    ...visitor,
    key: randomUUID(),
    eventId,
    subject: 's',
    occurredAt: Date.parse(day),
    status,
  });
  await reporting.record(visit('2026-01-30T23:59:59.999Z', 'chatgpt.com'), visit('2026-01-31T00:00:00Z', null));
  await reporting.record({ kind: 'action', ...visitor, at: Date.parse('2026-01-31T00:00:01Z') });
  await reporting.record(event('a', '2026-01-31T10:00:00Z', 'confirmed'), event('t', '2026-01-31T10:00:00Z', 'test'));
  await reporting.record(event('b', '2026-02-01T10:00:00Z', 'reversed'));
});
afterAll(async () => {
  await stores.close();
  await here.remove();
});

const report = (...args: string[]) =>
  here.runJson('report', 'attribution', '--brand', reporting.install.brandId, ...args);
const NONE = { visits: 0, visitors: 0, actions: 0, confirmed: 0, reversed: 0 };

describe('report attribution', () => {
  it('counts the newest records by day, channel and install', async () => {
    const install_id = reporting.install.id;
    expect(await report()).toEqual({
      brand_id: reporting.install.brandId,
      since: null,
      until: null,
      rows: [
        { day: '2026-01-30', channel: 'ai:chatgpt', install_id, ...NONE, visits: 1, visitors: 1 },
        { day: '2026-01-31', channel: 'ai:chatgpt', install_id, ...NONE, actions: 1, confirmed: 1 },
        { day: '2026-01-31', channel: 'direct', install_id, ...NONE, visits: 1, visitors: 1 },
        { day: '2026-02-01', channel: 'ai:chatgpt', install_id, ...NONE, reversed: 1 },
      ],
      totals: { visits: 2, visitors: 2, actions: 1, confirmed: 1, reversed: 1 },
      pending: 0,
    });
  });

  it.each([
    [
      ['--since', '2026-01-31'],
      ['2026-01-31', '2026-01-31', '2026-02-01'],
    ],
    [
      ['--until', '2026-01-31'],
      ['2026-01-30', '2026-01-31', '2026-01-31'],
    ],
    [['--since', '2026-02-01', '--until', '2026-02-01'], ['2026-02-01']],
    [['--since', '2026-02-02'], []],
  ])('%j includes both days', async (args, days) => {
    const { rows } = await report(...args);
    expect(Array.isArray(rows) && rows.map(({ day }) => day)).toEqual(days);
  });

  it('prints a table', async () => {
    const { stdout } = await here.run('report', 'attribution', '--brand', reporting.install.brandId);
    const [head, ...lines] = stdout.split('\n');
    expect(head).toMatch(/^day {9}channel {5}install +visits {2}daily visitors {2}actions {2}confirmed {2}reversed$/);
    expect(lines[0]).toMatch(/^2026-01-30 {2}ai:chatgpt {2}svc_pub_[0-9a-f]{32} {7}1 {15}1 {8}0 {10}0 {9}0$/);
    expect(lines[4]).toMatch(/^total +2 +2 +1 +1 +1$/);
  });

  it('reports a period without activity', async () => {
    const { stdout } = await here.run(
      ...['report', 'attribution', '--brand', reporting.install.brandId, '--since', '2030-01-01'],
    );
    expect(stdout).toBe('No activity in this period.\n');
  });

  it.each([
    [['--since', '2026-02-30'], "option '--since <day>' argument '2026-02-30' is invalid."],
    [['--until', 'yesterday'], "option '--until <day>' argument 'yesterday' is invalid."],
    [['--since', '2026-02-02', '--until', '2026-02-01'], '--since must not be after --until.'],
  ])('rejects %j', async (args, message) => {
    const ended = await here.run('report', 'attribution', '--brand', reporting.install.brandId, ...args);
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) });
  });

  it('rejects an unknown brand', async () => {
    const ended = await here.run('report', 'attribution', '--brand', 'nobody');
    expect(ended).toMatchObject({ code: 1, stderr: 'no such brand: nobody\nList them: service brand list\n' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { action, makeInstall, visit } from '../stores/records.ts';
import { makeWorkplace, type Workplace } from './command.ts';

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

const DAY = 86_400_000;

async function retentionCheck(): Promise<unknown> {
  const { stdout } = await here.run('doctor', '--port', '0', '--json');
  const { checks } = JSON.parse(stdout);
  return checks.find(({ check }: { check: string }) => check === 'retention');
}

describe('retention run', () => {
  it('counts expired records in reports before it deletes them', async () => {
    const install = await makeInstall(stores);
    const now = Date.now();
    for (const age of [50, 400]) {
      await stores.collect.recordVisit(visit(install, { receivedAt: now - age * DAY }));
      await stores.collect.recordAction(action(install, { receivedAt: now - age * DAY }));
    }
    const days = { visits: 395, actions: 30, events: 1095, answers: 395 };
    const run = (...force: string[]) => here.runJson('retention', 'run', '--retention-actions-days', '30', ...force);
    const doubtful = await here.run('retention', 'run', '--retention-actions-days', '30', '--json');
    expect(doubtful).toMatchObject({ code: 1, stderr: expect.stringContaining('service retention run --force') });
    expect(JSON.parse(doubtful.stdout)).toMatchObject({ error: { code: 'retention_refused' } });
    expect(await retentionCheck()).toMatchObject({
      status: 'warn',
      message: expect.stringContaining('deleted nothing'),
    });
    const report = () => here.runJson('report', 'attribution', '--brand', install.brandId);
    expect(await run('--force')).toEqual({ dropped: { visits: 1, actions: 2, events: 0, keys: 2, answers: 0 }, days });
    expect(await report()).toMatchObject({ totals: { visits: 2, actions: 2 }, pending: 0 });
    expect(await retentionCheck()).toMatchObject({ status: 'ok' });
    const { stdout } = await here.run('retention', 'run');
    expect(stdout).toMatch(/^Deleted 0 visits older than 395 days, 0 actions older than 395 days,\n/);
  });

  it('keeps records for at least a day', async () => {
    const ended = await here.run('retention', 'run', '--retention-visits-days', '0');
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('must be a whole number from 1 to 36525') });
  });
});

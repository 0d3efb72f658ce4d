// `kill -9` between any two steps of the ingest thread, then a retry: stored once, never lost or duplicated.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOfDepth } from '../../../../../test/support/table-rows.ts';
import { systemIds } from '../../../src/kernel/clock.ts';
import { INGEST_STEPS, type IngestStep } from '../../../src/stores/sqlite/fault-point.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { connectionOf } from '../event-records.ts';
import { gather, makeInstall } from '../records.ts';
import { newSqliteStore } from '../sqlite-factory.ts';
import { type Kind, type Outcomes, recordAll, type Same } from './fault-records.ts';

const CHILD = fileURLToPath(new URL('./fault-child.ts', import.meta.url));
const factory = newSqliteStore();
let numbers: Omit<Same, 'id'>;

beforeAll(async () => {
  const stores = await factory.open();
  const install = await makeInstall(stores);
  const connection = await stores.connections.createConnection(connectionOf(install));
  if (typeof connection === 'string') throw new Error(connection);
  numbers = { install: install.number, connection: connection.number };
  await stores.close();
});
afterAll(() => factory.dispose());

/** Records all four kinds in one group of another process; returns its output and exit. */
async function recordElsewhere(step: IngestStep | 'none', first: Kind, same: Same) {
  const args = ['--conditions=@service/source', CHILD, factory.path, step, first, JSON.stringify(same)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  return { printed: await text(child.stdout), ended: await ended };
}

async function kept({ exports }: Stores, { id }: Same) {
  const visits = await gather(exports.exportVisits({}));
  const actions = await gather(exports.exportActions({}));
  const events = await gather(exports.exportEvents({}));
  return {
    visits: visits.filter(({ deliveryId }) => deliveryId === id).length,
    actions: actions.filter(({ deliveryId }) => deliveryId === id).length,
    events: events.filter(({ eventId }) => eventId === id).length,
  };
}

const NONE = { visits: 0, actions: 0, events: 0 };
const ONCE = { visits: 1, actions: 1, events: 1 };
const STORED: Outcomes = { visit: 'stored', action: 'stored', event: 'stored', redemption: true };
const DUPLICATE: Outcomes = { visit: 'duplicate', action: 'duplicate', event: 'duplicate', redemption: true };

/** Within a transaction, the first record of the group reaches the step. */
const FIRSTS: [IngestStep, Kind][] = [
  ...INGEST_STEPS.map((step): [IngestStep, Kind] => [step, 'event']),
  ['claimed', 'visit'],
  ['inserted', 'visit'],
  ['claimed', 'redemption'],
  ['inserted', 'action'],
];

/** Each test starts a process and opens the store again. */
const PROCESS_TEST_MS = 120_000;

describe('a process that is killed while it records', { timeout: PROCESS_TEST_MS }, () => {
  it.each(rowsOfDepth(FIRSTS))('at step "%s" of a group starting with %s loses nothing', async (step, first) => {
    const same = { ...numbers, id: systemIds.random() };
    expect(await recordElsewhere(step, first, same)).toEqual({ printed: '', ended: [null, 'SIGKILL'] });
    const isKept = step === 'committed';
    const stores = await factory.open();
    expect(await kept(stores, same)).toEqual(isKept ? ONCE : NONE);
    expect(await recordAll(stores, same)).toEqual(isKept ? DUPLICATE : STORED);
    expect(await recordAll(stores, same)).toEqual(DUPLICATE);
    expect(await kept(stores, same)).toEqual(ONCE);
    await stores.close();
  });

  it('at no step (not killed) stores and acknowledges everything', async () => {
    const { printed, ended } = await recordElsewhere('none', 'event', { ...numbers, id: systemIds.random() });
    expect([JSON.parse(printed), ended]).toEqual([STORED, [0, null]]);
  });
});

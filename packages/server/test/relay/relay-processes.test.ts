// Processes that relay one store: killed at any moment, two at once, paused past their lease.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsOfDepth } from '../../../../test/support/table-rows.ts';
import { rounds } from '../../../../test/support/test-depth.ts';
import type { Install } from '../../src/integrations/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';
import type { Worker } from '../../src/workers/start-worker.ts';
import { action, makeInstall, visit } from '../stores/records.ts';
import { newSqliteStore, type SqliteFactory } from '../stores/sqlite-factory.ts';
import { type Folder, newFolder } from './file-scene.ts';
import { RELAY_STEPS } from './relay-steps.ts';
import { relayToFolder } from './relay-to-folder.ts';

const CHILD = fileURLToPath(new URL('./relay-child.ts', import.meta.url));
const WAIT = { timeout: 30_000, interval: 10 };

let factory: SqliteFactory;
let stores: Stores;
let install: Install;
let folder: Folder;
const children: Relaying[] = [];
const workers: Worker[] = [];

beforeEach(async () => {
  factory = newSqliteStore();
  stores = await factory.open();
  install = await makeInstall(stores);
  folder = newFolder();
});
afterEach(async () => {
  for (const { child } of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await Promise.all(workers.splice(0).map((each) => each.stop()));
  await factory.dispose();
  folder[Symbol.dispose]();
});

interface Relaying {
  child: ChildProcessByStdio<null, Readable, null>;
  exited: Promise<unknown[]>;
  /** The lines that it has printed. */
  said: string[];
}

function startRelaying(step = ''): Relaying {
  const args = ['--conditions=@service/source', CHILD, factory.path, folder.path, step];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  const relaying = { child, exited: once(child, 'exit'), said };
  children.push(relaying);
  return relaying;
}

/** This process relays too, since the start of another costs a second. */
function relayHere(): void {
  workers.push(relayToFolder(stores, folder.path));
}

const VISITORS = Array.from({ length: 3 }, () => `svc_v_${randomUUID()}`);

/** Returns the receipts of each visitor in the order of acknowledgment. */
async function record(count: number): Promise<Map<string, string[]>> {
  const acknowledged = new Map(VISITORS.map((visitorId): [string, string[]] => [visitorId, []]));
  await Promise.all(
    VISITORS.map(async (visitorId) => {
      for (let i = 0; i < count; i++) {
        const sent = i % 2 ? action(install, { visitorId }) : visit(install, { visitorId });
        await ('page' in sent ? stores.collect.recordVisit(sent) : stores.collect.recordAction(sent));
        acknowledged.get(visitorId)?.push(sent.receiptId);
      }
    }),
  );
  return acknowledged;
}

/** The first occurrence of each record in the folder; throws if a finished file contains a partial line. */
function firstsByVisitor(): Map<string, string[]> {
  const firsts = new Map(VISITORS.map((visitorId): [string, string[]] => [visitorId, []]));
  const seen = new Set<string>();
  for (const { receipt_id, visitor_id } of folder.records()) {
    if (!seen.has(receipt_id)) firsts.get(visitor_id ?? '')?.push(receipt_id);
    seen.add(receipt_id);
  }
  return firsts;
}

const lag = async (): Promise<number> => {
  const [sink] = await stores.relay.listSinks();
  return (await stores.relay.lagAfter(sink?.position ?? 0)).records;
};
const untilRelayed = () => vi.waitFor(async () => expect(await lag()).toBe(0), WAIT);

describe('a relaying process that is killed', () => {
  it.each(rowsOfDepth(RELAY_STEPS.filter((step) => step !== 'lease-checked')))(
    'at the step "%s" skips no record, and the next process continues',
    async (step) => {
      const acknowledged = await record(15);
      expect(await startRelaying(step).exited).toEqual([null, 'SIGKILL']);
      const repeated = step === 'delivered' ? 20 : 0;
      relayHere();
      await untilRelayed();
      expect(firstsByVisitor()).toEqual(acknowledged);
      expect(folder.records()).toHaveLength(45 + repeated);
    },
    60_000,
  );

  it('at random moments skips no record and keeps each visitor’s order', async () => {
    const kills = rounds({ quick: 1, full: 4 });
    const writing = record(400);
    for (let round = 0; round < kills; round++) {
      const relaying = startRelaying();
      await vi.waitFor(() => expect(relaying.said.length).toBeGreaterThan(randomInt(1, 8)), WAIT);
      relaying.child.kill('SIGKILL');
      await relaying.exited;
    }
    const acknowledged = await writing;
    relayHere();
    await untilRelayed();
    expect(firstsByVisitor()).toEqual(acknowledged);
    expect(folder.names().filter((name) => name.endsWith('.open')).length).toBeLessThanOrEqual(1);
  }, 120_000);
});

describe('two relaying processes', () => {
  it('deliver each record once between them', async () => {
    startRelaying();
    relayHere();
    const acknowledged = await record(200);
    await untilRelayed();
    expect(firstsByVisitor()).toEqual(acknowledged);
    expect(folder.records()).toHaveLength(600);
  }, 60_000);

  it('do not overlap after one was paused past its lease', async () => {
    const acknowledged = await record(15);
    const paused = startRelaying('lease-checked');
    await vi.waitFor(() => expect(paused.said).toEqual(['lease-checked']), WAIT);
    relayHere();
    await untilRelayed();
    const [files, position] = [folder.names().map(folder.text), (await stores.relay.listSinks())[0]?.position];
    paused.child.kill('SIGCONT');
    await vi.waitFor(() => expect(paused.said).toContain('answered'), WAIT);
    expect(folder.names().map(folder.text)).toEqual(files);
    expect((await stores.relay.listSinks())[0]).toMatchObject({ position, lastError: null });
    expect(firstsByVisitor()).toEqual(acknowledged);
    const later = await record(10);
    await untilRelayed();
    for (const [visitorId, receipts] of later) acknowledged.get(visitorId)?.push(...receipts);
    expect(firstsByVisitor()).toEqual(acknowledged);
  }, 60_000);
});

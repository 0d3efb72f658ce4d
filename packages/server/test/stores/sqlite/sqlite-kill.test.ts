import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../../../test/support/test-depth.ts';
import type { Install } from '../../../src/integrations/ports.ts';
import { systemIds } from '../../../src/kernel/clock.ts';
import { action, gather, makeInstall, VISITOR } from '../records.ts';
import { newSqliteStore } from '../sqlite-factory.ts';

const CHILD = fileURLToPath(new URL('./ingest-child.ts', import.meta.url));
const ROUNDS = rounds({ quick: 1, full: 4 });

const factory = newSqliteStore();
let install: Install;
beforeAll(async () => {
  const stores = await factory.open();
  install = await makeInstall(stores);
  await stores.close();
});
afterAll(() => factory.dispose());

/** Kills a recording process after this many acknowledgments; returns the acknowledged ids. */
async function recordUntilKilled(acknowledged: number): Promise<string[]> {
  const args = ['--conditions=@service/source', CHILD, factory.path, String(install.number), VISITOR];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const ids: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const id = /^stored ([0-9a-f-]{36})$/.exec(line)?.[1];
    if (id !== undefined) ids.push(id);
    if (ids.length === acknowledged) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return ids;
}

describe('a process that is killed while it records', () => {
  it('keeps every acknowledged record exactly once, kill after kill', async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const ids = await recordUntilKilled(1 + Math.floor(Math.random() * 2000));
      for (const id of ids) acknowledged.add(id);
      const stores = await factory.open();
      const kept = (await gather(stores.exports.exportActions({}))).map(({ deliveryId }) => deliveryId);
      const distinct = new Set(kept);
      expect(distinct.size).toBe(kept.length);
      expect([...acknowledged].filter((id) => !distinct.has(id))).toEqual([]);
      const again = ids.map((deliveryId) =>
        stores.collect.recordAction(action(install, { deliveryId, receiptId: systemIds.ordered() })),
      );
      expect(new Set((await Promise.all(again)).map(({ outcome }) => outcome))).toEqual(new Set(['duplicate']));
      await stores.close();
    }
  }, 120_000);
});

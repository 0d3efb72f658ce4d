// Two processes over one PostgreSQL that want the same at the same moment (decisions 8, 20).
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { newPostgresStore } from '../stores/postgres-factory.ts';
import { scanScene } from './scan-scene.ts';

const CHILD = fileURLToPath(new URL('./race-child.ts', import.meta.url));
const TEST_MS = 180_000;
const factory = newPostgresStore();
const children: ChildProcessByStdio<Writable, Readable, null>[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await factory.dispose();
});

/** Lets two processes go at once; gives how many scans each has started. */
async function race(brands = ''): Promise<number[]> {
  const store = await factory.store();
  const racers = [0, 1].map(() => {
    const args = ['--conditions=@service/source', CHILD, store, brands];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    children.push(child);
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  });
  for (const { lines } of racers) expect((await lines.next()).value).toBe('ready');
  for (const { child } of racers) child.stdin.write('go\n');
  return Promise.all(racers.map(async ({ lines }) => Number((await lines.next()).value)));
}

describe('two processes over one PostgreSQL', () => {
  it(
    'start a scan that is due once, whoever looks first',
    async () => {
      const stores = await factory.open();
      const scenes = await Promise.all(Array.from({ length: 8 }, () => scanScene(stores, 'protect', 1)));
      const started = await race();
      expect(started.reduce((sum, count) => sum + count)).toBe(scenes.length);
      for (const { brandId, used } of scenes) {
        expect(await stores.scans.listScans({ brandId, limit: 10 })).toHaveLength(1);
        expect(await used()).toBe(1);
      }
    },
    TEST_MS,
  );

  it(
    'share no last unit of a plan: one has it, and the other is refused',
    async () => {
      const stores = await factory.open();
      const scenes = await Promise.all(Array.from({ length: 8 }, () => scanScene(stores, 'free', 1)));
      const started = await race(JSON.stringify(scenes.map(({ tenantId, brandId }) => ({ tenantId, brandId }))));
      expect(started.reduce((sum, count) => sum + count)).toBe(scenes.length);
      for (const { brandId, used } of scenes) {
        expect(await stores.scans.listScans({ brandId, limit: 10 })).toHaveLength(1);
        expect(await used()).toBe(1);
      }
    },
    TEST_MS,
  );
});

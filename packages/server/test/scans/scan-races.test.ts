// Two processes over one store that compete for the same thing (decisions 8, 20).
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stores } from '../../src/stores/stores.ts';
import { newPostgresStore } from '../stores/postgres-factory.ts';
import { newSqliteStore } from '../stores/sqlite-factory.ts';
import { scanScene } from './scan-scene.ts';

const CHILD = fileURLToPath(new URL('./race-child.ts', import.meta.url));
const TEST_MS = 180_000;

interface Wanted {
  tenantId: string;
  brandId: string;
  markets?: string[];
}

type Racer = ReturnType<typeof startRacer>;

function startRacer(store: string) {
  const args = ['--conditions=@service/source', CHILD, store];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

function sqlite() {
  const factory = newSqliteStore();
  return { ...factory, store: async () => `sqlite:${factory.path}` };
}

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', newPostgresStore],
])('two processes over one %s', (_, newStore) => {
  const factory = newStore();
  let stores: Stores;
  let racers: Racer[] = [];
  beforeAll(async () => {
    stores = await factory.open();
    const store = await factory.store();
    racers = [startRacer(store), startRacer(store)];
    for (const { lines } of racers) expect((await lines.next()).value).toBe('ready');
  }, TEST_MS);
  afterAll(async () => {
    for (const { child } of racers) child.kill('SIGKILL');
    await factory.dispose();
  });

  /** Both start scans at once; returns what each started. */
  async function race(wanted: readonly (readonly Wanted[])[] = [[], []]): Promise<string[]> {
    for (const [i, { child }] of racers.entries()) child.stdin.write(`${JSON.stringify(wanted[i])}\n`);
    return Promise.all(racers.map(async ({ lines }) => String((await lines.next()).value)));
  }
  const idsOf = (started: string): string[] => started.split(' ').filter(Boolean);
  const wantedOf = (scenes: readonly Wanted[], markets?: string[]): Wanted[] =>
    scenes.map(({ tenantId, brandId }) => ({ tenantId, brandId, ...(markets && { markets }) }));

  it(
    'start a due scan only once',
    async () => {
      const scenes = await Promise.all(Array.from({ length: 8 }, () => scanScene(stores, 'protect', 1)));
      const started = await race();
      expect(started.reduce((sum, count) => sum + Number(count), 0)).toBe(scenes.length);
      for (const { brandId, used } of scenes) {
        expect(await stores.scans.listScans({ brandId, limit: 10 })).toHaveLength(1);
        expect(await used()).toBe(1);
      }
    },
    TEST_MS,
  );

  it(
    'compete for a plan’s last unit: one gets it, one is refused',
    async () => {
      const scenes = await Promise.all(Array.from({ length: 8 }, () => scanScene(stores, 'free', 2)));
      const started = await race([wantedOf(scenes, ['US']), wantedOf(scenes, ['DE'])]);
      expect(started.flatMap(idsOf)).toHaveLength(scenes.length);
      for (const { brandId, used } of scenes) {
        expect(await stores.scans.listScans({ brandId, limit: 10 })).toHaveLength(1);
        expect(await used()).toBe(1);
      }
    },
    TEST_MS,
  );

  it(
    'with identical requests get one scan, charged once',
    async () => {
      const scenes = await Promise.all(Array.from({ length: 8 }, () => scanScene(stores, 'free', 1)));
      const [one = '', two = ''] = await race([wantedOf(scenes), wantedOf(scenes)]);
      expect(idsOf(one)).toHaveLength(scenes.length);
      expect(idsOf(one)).toEqual(idsOf(two));
      for (const { brandId, used } of scenes) {
        expect(await stores.scans.listScans({ brandId, limit: 10 })).toHaveLength(1);
        expect(await used()).toBe(1);
      }
    },
    TEST_MS,
  );
});

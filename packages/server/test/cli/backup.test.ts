import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { action, gather, makeInstall, visit } from '../stores/records.ts';
import { type Ended, MAIN, makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';

const SECRET = `${'s'.repeat(43)}\n`;
const deps = { clock: systemClock, ids: systemIds };

let here: Workplace;
let stores: Stores;
beforeEach(async () => {
  here = makeWorkplace();
  stores = await openStores({ store: `sqlite:${here.path}` }, deps);
  writeFileSync(`${here.path}.secret`, SECRET, { mode: 0o600 });
});
afterEach(async () => {
  await stores.close();
  await here.remove();
});

const at = (name: string): string => join(here.directory, name);
const modeOf = (path: string): number => statSync(path).mode & 0o777;
const restoreTo = (file: string, place: string): Promise<Ended> =>
  here.run('restore', file, '--json', '--store', `sqlite:${place}`);

async function deliveriesIn(path: string): Promise<Set<string>> {
  const opened = await openStores({ store: `sqlite:${path}` }, deps);
  const actions = await gather(opened.exports.exportActions({}));
  const visits = await gather(opened.exports.exportVisits({}));
  await opened.close();
  return new Set([...actions, ...visits].map(({ deliveryId }) => deliveryId));
}

/** Records until it is stopped; `acknowledged` grows in the meantime. */
function load(install: Awaited<ReturnType<typeof makeInstall>>) {
  const acknowledged: string[] = [];
  let isEnding = false;
  const client = async (): Promise<void> => {
    while (!isEnding) {
      const [seen, done] = [visit(install), action(install)];
      await stores.collect.recordVisit(seen);
      await stores.collect.recordAction(done);
      acknowledged.push(seen.deliveryId, done.deliveryId);
    }
  };
  const clients = Array.from({ length: 8 }, client);
  return {
    acknowledged,
    end: async () => {
      isEnding = true;
      await Promise.all(clients);
    },
  };
}

describe('backup and restore', () => {
  it(
    'keep every record that was acknowledged before the backup began',
    async () => {
      const { acknowledged, end } = load(await makeInstall(stores));
      while (acknowledged.length < 2000) await new Promise(setImmediate);
      const before = [...acknowledged];
      const made = await here.runProcess(['backup', 'copy.db', '--json']);
      const during = acknowledged.length;
      await end();
      expect(made).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(made.stdout)).toMatchObject({ file: at('copy.db'), secret_file: at('copy.db.secret') });
      // Otherwise nothing was written during the backup, and this test proves nothing.
      expect(during).toBeGreaterThan(before.length);
      expect(await restoreTo(at('copy.db'), at('new/service.db'))).toMatchObject({ code: 0, stderr: '' });
      const restored = await deliveriesIn(at('new/service.db'));
      expect(before.filter((id) => !restored.has(id))).toEqual([]);
    },
    PROCESS_TEST_MS,
  );

  it('include the secret, readable only by its owner', async () => {
    expect(await here.run('backup', at('copy.db'))).toMatchObject({ code: 0 });
    expect(await restoreTo(at('copy.db'), at('new/service.db'))).toMatchObject({ code: 0 });
    for (const path of [at('copy.db'), at('new/service.db')]) {
      expect(readFileSync(`${path}.secret`, 'utf8')).toBe(SECRET);
      expect([modeOf(path), modeOf(`${path}.secret`)]).toEqual([0o600, 0o600]);
    }
    expect(readdirSync(here.directory).filter((name) => name.includes('partial'))).toEqual([]);
  });
});

/** 100 blocks of 512 or 1,024 bytes, as the shell counts; the store is larger. */
async function onSmallDisk(...args: string[]): Promise<{ code: unknown; stderr: string }> {
  const command = 'ulimit -f 100 && exec "$0" --conditions=@service/source "$@"';
  const child = spawn('sh', ['-c', command, process.execPath, MAIN, ...args], { cwd: here.directory });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, stderr };
}

describe('backup', () => {
  it.each(['-wal', '-shm', '-journal', '.secret'])(
    'rejects a file name that ends in %s, like restore',
    async (ending) => {
      await stores.close();
      rmSync(`${here.path}.secret`);
      expect(await here.run('backup', here.path + ending)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(`name one that does not end in ${ending}`),
      });
      await here.run('backup', at('copy.db'));
      expect(await restoreTo(at('copy.db'), here.path + ending)).toMatchObject({ code: 2 });
      expect(existsSync(here.path + ending)).toBe(false);
    },
  );

  it('leaves an existing file unchanged', async () => {
    writeFileSync(at('copy.db'), 'mine');
    const ended = await here.run('backup', at('copy.db'), '--json');
    expect(ended).toMatchObject({ code: 1 });
    expect(JSON.parse(ended.stdout)).toMatchObject({ error: { code: 'file_exists' } });
    expect(readFileSync(at('copy.db'), 'utf8')).toBe('mine');
    writeFileSync(at('other.db.secret'), 'of another store');
    expect(await here.run('backup', at('other.db'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is the secret of another store'),
    });
    expect(existsSync(at('other.db'))).toBe(false);
  });

  it(
    'explains an invalid folder, store or engine',
    async () => {
      expect(await here.run('backup', at('none/copy.db'))).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('the folder does not exist: create it first'),
      });
      const absent = await here.runProcess(['backup', 'copy.db', '--store', 'sqlite:./none.db']);
      expect(absent).toMatchObject({ code: 1, stderr: expect.stringContaining('none.db does not exist') });
      expect(existsSync(at('none.db'))).toBe(false);
      const postgres = await here.runProcess([
        'backup',
        'copy.db',
        '--store',
        'postgres://me:hidden@db.example/service',
      ]);
      expect(postgres).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('pg_dump and pg_restore (see docs/backup.md)'),
      });
      expect(postgres.stderr).not.toContain('hidden');
    },
    PROCESS_TEST_MS,
  );

  it(
    'leaves nothing behind when the disk is full',
    async () => {
      await stores.close();
      expect(await onSmallDisk('backup', 'copy.db')).toEqual({
        code: 1,
        stderr: expect.stringMatching(/^cannot write .*free some space/),
      });
      expect(readdirSync(here.directory)).toEqual(['data']);
    },
    PROCESS_TEST_MS,
  );

  it(
    'can be repeated after a kill halfway',
    async () => {
      const install = await makeInstall(stores);
      await Promise.all(Array.from({ length: 20_000 }, () => stores.collect.recordVisit(visit(install))));
      const begun = Promise.withResolvers<void>();
      const watcher = watch(here.directory, (_, name) => name?.endsWith('.partial') && begun.resolve());
      const child = here.spawn(['backup', 'copy.db']);
      await begun.promise;
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('close', resolve));
      watcher.close();
      expect(existsSync(at('copy.db'))).toBe(false);
      expect(await here.run('backup', at('copy.db'))).toMatchObject({ code: 0 });
      expect(await restoreTo(at('copy.db'), at('new.db'))).toMatchObject({ code: 0 });
      expect((await deliveriesIn(at('new.db'))).size).toBe(20_000);
    },
    PROCESS_TEST_MS,
  );
});

describe('restore', () => {
  it(
    'leaves nothing behind when the disk is full',
    async () => {
      await here.run('backup', at('copy.db'));
      const ended = await onSmallDisk('restore', 'copy.db', '--store', 'sqlite:new/service.db');
      expect(ended).toEqual({ code: 1, stderr: expect.stringContaining(`cannot write in ${at('new')}`) });
      expect(readdirSync(at('new'))).toEqual([]);
    },
    PROCESS_TEST_MS,
  );

  it('reports a backup without the secret', async () => {
    rmSync(`${here.path}.secret`);
    const made = await here.run('backup', at('copy.db'));
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('keep SERVICE_SECRET with the backup') });
    expect(JSON.parse((await restoreTo(at('copy.db'), at('new.db'))).stdout)).toMatchObject({ secret_file: null });
    expect(existsSync(at('new.db.secret'))).toBe(false);
  });

  it('resumes after a kill once the secret is restored', async () => {
    await here.run('backup', at('copy.db'));
    writeFileSync(at('new.db.secret'), SECRET, { mode: 0o600 });
    expect(await restoreTo(at('copy.db'), at('new.db'))).toMatchObject({ code: 0 });
  });

  it(
    'writes nothing if any file of a store exists',
    async () => {
      await here.run('backup', at('copy.db'));
      for (const ending of ['', '-wal', '-shm', '-journal']) {
        const place = at(`place${ending.length}.db`);
        writeFileSync(place + ending, 'mine');
        expect(await restoreTo(at('copy.db'), place)).toMatchObject({
          code: 1,
          stderr: expect.stringContaining('already exists'),
        });
        expect(readFileSync(place + ending, 'utf8')).toBe('mine');
      }
      writeFileSync(at('place.db.secret'), 'of another store');
      expect(await restoreTo(at('copy.db'), at('place.db'))).toMatchObject({ code: 1 });
      expect(existsSync(at('place.db'))).toBe(false);
    },
    PROCESS_TEST_MS,
  );

  it(
    'rejects an incomplete backup with the reason',
    async () => {
      const install = await makeInstall(stores);
      await Promise.all(Array.from({ length: 2000 }, () => stores.collect.recordVisit(visit(install))));
      await here.run('backup', at('copy.db'));
      await stores.erasure.purge();
      copyFileSync(here.path, at('copied.db'));
      copyFileSync(at('copy.db'), at('short.db'));
      truncateSync(at('short.db'), 40_960);
      writeFileSync(at('text.db'), 'no database at all'.repeat(100));
      new DatabaseSync(at('foreign.db')).exec('create table notes (text)');
      copyFileSync(at('copy.db'), at('newer.db'));
      new DatabaseSync(at('newer.db')).exec('pragma user_version = 999');
      const reasons = {
        'foreign.db': 'is a database of another program',
        'newer.db': 'run a newer version of it',
        'none.db': 'does not exist',
        data: 'is a directory',
        'text.db': 'is not a backup: name a file made by',
        'copied.db': 'was copied from a store without its log',
        'short.db': 'is damaged: use another backup',
      };
      for (const [name, reason] of Object.entries(reasons)) {
        const ended = await restoreTo(at(name), at('new.db'));
        expect(ended, name).toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
        const code = name === 'newer.db' ? 'store_newer' : 'not_a_backup';
        expect(JSON.parse(ended.stdout)).toMatchObject({ error: { code } });
      }
      expect(readdirSync(here.directory).filter((name) => name.startsWith('new.db'))).toEqual([]);
    },
    PROCESS_TEST_MS,
  );
});

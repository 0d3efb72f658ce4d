import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/postgres-database.ts';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { plantDemo } from './demo-workplace.ts';

vi.setConfig({ testTimeout: PROCESS_TEST_MS, hookTimeout: PROCESS_TEST_MS });

let here: Workplace;
let database: TestDatabase;
beforeEach(async () => {
  here = makeWorkplace();
  database = await testDatabase();
});
afterEach(async () => {
  await here.remove();
  await database[Symbol.asyncDispose]();
});

const PASSWORD = 'hunter2';
const withPassword = () => database.store.replace('postgres@', `postgres:${PASSWORD}@`);
const moving = (...more: string[]) =>
  here.run('migrate-store', '--from', `sqlite:${here.path}`, '--to', withPassword(), ...more);

describe('migrate-store', () => {
  it('copies, finishes, and names each next step without secrets', async () => {
    await plantDemo(here);
    writeFileSync(`${here.path}.secret`, 'the-secret-that-signs-the-sessions\n');
    const copied = await moving();
    expect(copied).toMatchObject({ code: 0 });
    expect(copied.stdout).toMatch(/Next: stop the service, then service migrate-store .* --final/);
    const done = await moving('--final');
    expect(done).toMatchObject({ code: 0 });
    expect(done.stdout).toContain(`Set SERVICE_SECRET to the contents of ${here.path}.secret`);
    expect(done.stdout).toContain(database.store);
    expect(JSON.stringify([copied, done])).not.toMatch(new RegExp(`${PASSWORD}|the-secret-that`));
    const left = await here.run('brand', 'list');
    expect(left).toMatchObject({ code: 1, stderr: expect.stringContaining(`has moved to ${database.store}`) });
  });

  it('prints row counts as one document, even when repeated', async () => {
    await plantDemo(here);
    const { code, stdout, stderr } = await moving('--final', '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      from: `sqlite:${here.path}`,
      to: database.store,
      done: true,
      secret_file: null,
      tables: { installs: { rows: 1, written: 1, removed: 0 }, visits: { rows: 0, written: 0, removed: 0 } },
    });
    expect(JSON.parse((await moving('--final', '--json')).stdout)).toMatchObject({ done: true, tables: {} });
  });

  it.each([
    ['--from', 'postgres://u:hunter2@localhost/x', '--to', 'postgres://u:hunter2@localhost/x', /--from must be sqlite/],
    ['--from', 'sqlite:a.db', '--to', 'sqlite:a.db', /--to must be postgres/],
    ['--from', 'mysql://u:hunter2@h/x', '--to', 'postgres://localhost/x', /--from must be sqlite:PATH/],
    ['--from', 'sqlite:a.db', '--to', 'postgres://u:hunter2@localhost', /--to does not name a database/],
    ['--from', 'sqlite:a.db', '--to', '', /--to must be/],
  ])('rejects %s %s %s %s as invalid usage', async (from, source, to, place, reason) => {
    const { code, stdout, stderr } = await here.run('migrate-store', from, source, to, place, '--json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout).error).toMatchObject({ code: 'usage', message: expect.stringMatching(reason) });
    expect(stdout + stderr).not.toContain(PASSWORD);
  });

  it('fails for a missing file and creates none', async () => {
    const first = await moving('--json');
    expect(first.code).toBe(1);
    expect(JSON.parse(first.stdout).error).toMatchObject({ code: 'not_found' });
    expect(await moving('--json')).toEqual(first);
  });

  it('fails for an unreachable server without printing the password', async () => {
    await plantDemo(here);
    const to = 'postgres://postgres:hunter2@127.0.0.1:1/x';
    const { code, stdout, stderr } = await here.run('migrate-store', '--from', `sqlite:${here.path}`, '--to', to);
    expect(code).toBe(1);
    expect(stderr).toContain('cannot open the store postgres://postgres@127.0.0.1:1/x');
    expect(stdout + stderr).not.toContain(PASSWORD);
  });
});

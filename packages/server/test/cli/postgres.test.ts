import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../src/stores/postgres/migrations/index.ts';
import { type TestDatabase, testDatabase } from '../support/postgres-database.ts';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';

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

/** The address with a password, which the test server does not require. */
const withPassword = () => database.store.replace('postgres@', 'postgres:hunter2@');
const run = (args: string[], env: Record<string, string> = {}) =>
  here.runProcess([...args, '--json'], { SERVICE_STORE: withPassword(), ...env });

const names = MIGRATIONS.map(({ name }) => name);

describe('with PostgreSQL', () => {
  it(
    'migrate creates the tables once, and no command prints the password',
    async () => {
      const first = await run(['migrate']);
      expect(JSON.parse(first.stdout)).toMatchObject({ store: database.store, applied: names });
      const again = await run(['migrate']);
      expect(JSON.parse(again.stdout)).toMatchObject({ version: names.length, applied: [] });
      const examined = await run(['doctor', '--port', '0'], { SERVICE_SECRET: 's'.repeat(32) });
      expect(JSON.parse(examined.stdout).checks).toContainEqual({
        check: 'store',
        status: 'ok',
        message: expect.stringContaining(`has the newest schema, ${names.length}`),
      });
      expect(JSON.stringify([first, again, examined])).not.toContain('hunter2');
    },
    PROCESS_TEST_MS,
  );

  it(
    'doctor reports unsafe durability settings, a superuser and a missing secret',
    async () => {
      const { code, stdout } = await run(['doctor', '--port', '0']);
      expect(code).toBe(1);
      const messages = JSON.parse(stdout).checks.map(({ message }: { message: string }) => message);
      expect(messages).toEqual(
        expect.arrayContaining([
          expect.stringContaining('fsync is off'),
          expect.stringContaining('as a superuser'),
          expect.stringContaining('SERVICE_SECRET is required'),
        ]),
      );
    },
    PROCESS_TEST_MS,
  );

  it(
    'serve fails without a secret',
    async () => {
      const { code, stderr, stdout } = await run(['serve', '--port', '0']);
      expect(code).toBe(1);
      expect(stdout + stderr).toContain('SERVICE_SECRET is required with PostgreSQL');
    },
    PROCESS_TEST_MS,
  );

  it(
    'an unreachable server is named without the password',
    async () => {
      const away = 'postgres://postgres:hunter2@127.0.0.1:1/service';
      const { code, stdout, stderr } = await run(['migrate'], { SERVICE_STORE: away });
      expect(code).toBe(1);
      expect(stdout + stderr).toContain('cannot open the store postgres://postgres@127.0.0.1:1/service');
      expect(stdout + stderr).not.toContain('hunter2');
    },
    PROCESS_TEST_MS,
  );
});

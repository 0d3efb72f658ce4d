import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { plantDemo } from './demo-workplace.ts';

let here: Workplace;
beforeAll(() => {
  here = makeWorkplace();
});
afterAll(() => here.remove());

/** Nothing listens there, whatever runs on this machine. */
const NOT_SERVED = ['--port', '1'];
const UNKNOWN = 'svc_pub_00000000000000000000000000000000';

describe('a command', () => {
  it.each([
    { args: [], says: /Usage: service/ },
    { args: ['brand'], says: /Choose one of the commands above/ },
    { args: ['brnad'], says: /unknown command 'brnad'/ },
    { args: ['brand', 'list', '--colour'], says: /unknown option '--colour'/ },
    { args: ['brand', 'create', '--name', 'A'], says: /--domain <host>' not specified/ },
    {
      args: ['brand', 'create', '--name', '', '--domain', 'https://a.example/'],
      says: /name must have 1 to 200 characters\ndomain must be a bare host name/,
    },
    {
      args: ['brand', 'create', '--name', 'A\u001b[2J', '--domain', 'a.example'],
      says: /^name must be one line without control characters\n$/,
    },
    { args: ['erase', '--visitor', '\u009b2J'], says: /^"\\u\{9b\}2J" is not a visitor ID: / },
    { args: ['brand', 'update', 'x'], says: /Specify what to change/ },
    { args: ['install', 'create', '--brand', 'x', '--mode', 'loud'], says: /Allowed choices are measurement, shadow/ },
    {
      args: ['install', 'create', '--brand', 'x', '--reporting-origin', 'shop.example'],
      says: /the origin "shop\.example" must be scheme/,
    },
    { args: ['install', 'update', UNKNOWN, '--active', 'maybe'], says: /must be true or false/ },
    { args: ['export', 'visits', '--since', '2026-02-30'], says: /must be a date/ },
    { args: ['export', 'visits', '--since', '2026-01-31T08:00:00'], says: /must be a date/ },
    { args: ['serve', '--port', '10abc'], says: /--port must be a whole number from 0 to 65535, not "10abc"/ },
    { args: ['serve', '--dev', '--host', '0.0.0.0'], says: /--host must be a loopback address with --dev/ },
  ])('exits with 2 on invalid usage: $args', async ({ args, says }) => {
    const { code, stdout, stderr } = await here.run(...args, '--json');
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(says) });
    expect(JSON.parse(stdout)).toEqual({
      error: { code: expect.stringMatching(/^(usage|invalid_\w+)$/), message: expect.any(String) },
    });
  });

  it.each([
    {
      args: ['brand', 'create', '--name', 'A', '--domain', 'a.example', '--tenant', 'nobody'],
      says: 'no such tenant: nobody\nList them: service brand list\n',
    },
    {
      args: ['brand', 'update', 'nothing', '--name', 'A'],
      says: 'no such brand: nothing\nList them: service brand list\n',
    },
    {
      args: ['install', 'create', '--brand', 'nothing'],
      says: 'no such brand: nothing\nList them: service brand list\n',
    },
    {
      args: ['install', 'update', UNKNOWN, '--active', 'false'],
      says: `no such install: ${UNKNOWN}\nList them: service install list\n`,
    },
    {
      args: ['token', 'revoke', 'a\u001b[2Jb'],
      says: 'no such token: a\\u{1b}[2Jb\nList them: service token list\n',
      message: 'no such token: a\u001b[2Jb',
    },
    {
      args: ['export', 'actions', '--install', UNKNOWN],
      says: `no such install: ${UNKNOWN}\nList them: service install list\n`,
    },
  ])('exits with 1 on an unknown ID: $args', async ({ args, says, message = says.split('\n')[0] }) => {
    const { code, stdout, stderr } = await here.run(...args, '--json');
    expect({ code, stderr }).toEqual({ code: 1, stderr: says });
    expect(JSON.parse(stdout)).toEqual({ error: { code: 'not_found', message } });
  });

  describe('in a workplace with the demo brand', () => {
    const demo = makeWorkplace();
    beforeAll(() => plantDemo(demo), PROCESS_TEST_MS);
    afterAll(() => demo.remove());

    it('prints the next step without --json', async () => {
      const { code, stdout } = await demo.run('demo', ...NOT_SERVED);
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: expect.stringMatching(
          /^The demo brand is ready\.\n(?: .*\n)+\nNext: service serve --dev\nThen open the portal: http:\S+ \(as demo@\S+\)\n$/,
        ),
      });
      const failed = await demo.run('install', 'create', '--brand', 'nothing');
      expect(failed).toEqual({
        code: 1,
        stdout: '',
        stderr: 'no such brand: nothing\nList them: service brand list\n',
      });
    });

    it('prefixes the next command with npm run in a clone', async () => {
      vi.stubEnv('npm_lifecycle_event', 'service');
      const { stdout } = await demo.run('demo', ...NOT_SERVED);
      vi.unstubAllEnvs();
      expect(stdout).toContain('\nNext: npm run service -- serve --dev\n');
    });
  });

  it('explains where to find a missing ID', async () => {
    const { stderr } = await here.run('token', 'create', '--name', 'A', '--scope', 'write');
    expect(stderr).toBe("required option '--tenant <id>' not specified; find it with: service brand list\n");
    const brand = await here.runJson('brand', 'create', '--name', 'A', '--domain', 'a.example');
    expect((await here.run('brand', 'list')).stdout).toContain(`  a.example  tenant ${brand.tenant_id}\n`);
  });

  it(
    'reports all invalid settings at once and starts nothing',
    async () => {
      const { code, stdout, stderr } = await here.runProcess(['demo'], {
        SERVICE_PROT: '1',
        SERVICE_LOG_LEVEL: 'loud',
      });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr.trim().split('\n').toSorted()).toEqual([
        'SERVICE_LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud"',
        'SERVICE_PROT is not a setting; did you mean SERVICE_PORT?',
      ]);
    },
    PROCESS_TEST_MS,
  );

  it(
    'reports why a store cannot be opened',
    async () => {
      writeFileSync(join(here.directory, 'file'), '');
      const { code, stderr } = await here.runProcess(['migrate', '--store', 'sqlite:./file/service.db']);
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringMatching(/^cannot open the store .*file.service\.db: E\w+: /),
      });
    },
    PROCESS_TEST_MS,
  );

  it.each([['--help'], ['--version'], ['help'], ['brand', 'create', '--help']])(
    'prints help and version: %s',
    async (...args) => {
      const { code, stdout, stderr } = await here.run(...args);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^(Usage: service|\d+\.\d+\.\d+\n$)/);
    },
  );
});

describe('migrate', () => {
  it('reports applied migrations, then none', async () => {
    const other = makeWorkplace();
    const first = await other.runJson('migrate');
    const store = `sqlite:${other.path}`;
    expect(first).toEqual({
      store,
      version: expect.any(Number),
      applied: expect.arrayContaining(['001-configuration']),
    });
    expect(await other.runJson('migrate')).toEqual({ ...first, applied: [] });
    await other.remove();
  });
});

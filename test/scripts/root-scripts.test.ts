// The parts of the root scripts on which `npm start` and the last line of `npm test` depend.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runToEnd } from '../../scripts/command.mjs';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { freePort, isTaken } from '../../scripts/free-port.mjs';
import { isFresh } from '../../scripts/freshness.mjs';
import { countPlaywright, runAndCount } from '../../scripts/run-tests.mjs';
import { line, runSteps, step } from '../../scripts/steps.mjs';
import { portOf } from '../support/listen.ts';

const write = (json: string) => (report: string) => [
  'node',
  '-e',
  `require('node:fs').writeFileSync(${JSON.stringify(report)}, ${JSON.stringify(json)}); process.exitCode = 1`,
];

let said: string[];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void said.push(text));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(said.push(String(text))));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a port in use on any loopback address is skipped', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
  for (const host of ['127.0.0.1', '::1'].filter((one) => addresses.includes(one))) {
    const server: Server = await new Promise((resolve) => {
      const opened = createServer().listen(0, host, () => resolve(opened));
    });
    const port = portOf(server);
    expect(await isTaken(port)).toBe(true);
    expect(await freePort(port)).toBeGreaterThan(port);
    await new Promise((resolve) => server.close(resolve));
    expect(await isTaken(port)).toBe(false);
    expect(await freePort(port, port)).toBeGreaterThan(port);
  }
});

test('the last line omits zero counts of skipped tests', () => {
  expect(line({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(line({ passed: 12, failed: 3, skipped: 1 })).toBe('12 passed, 3 failed, 1 skipped');
});

const FAILED_TEST = `import { expect, test } from 'vitest';
test('adds', () => expect(1 + 1).toBe(2));
test('adds wrongly', () => expect(1 + 1).toBe(3));
test.todo('adds much');
test('leaves a rejection behind', () => {
  Promise.reject(new Error('nobody caught me'));
  expect(1).toBe(1);
});
`;

test('the vitest report counts failed tests, broken files and uncaught errors', () => {
  const folder = mkdtempSync(join(import.meta.dirname, 'sample-'));
  try {
    writeFileSync(join(folder, 'failed.test.ts'), FAILED_TEST);
    writeFileSync(join(folder, 'broken.test.ts'), "import './nowhere.ts';");
    const report = join(folder, 'report.json');
    // Its own output would look like a failure of the surrounding test run.
    const { status } = runToEnd('pnpm', ['exec', 'vitest', 'run', '--retry=0', folder], {
      env: { ...process.env, TEST_REPORT: report },
      stdio: 'ignore',
    });
    expect(status).toBe(1);
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    expect(counts).toMatchObject({ passed: 2, failed: 3, skipped: 1 });
    expect(counts.failures.toSorted()).toEqual([
      expect.stringMatching(/^An uncaught error\n.*nobody caught me/),
      expect.stringMatching(/^test\/scripts\/sample-\w+\/broken\.test\.ts\n.*nowhere\.ts/),
      expect.stringMatching(/^test\/scripts\/sample-\w+\/failed\.test\.ts > adds wrongly\n.*expected 2 to be 3/),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the Playwright report is counted and its failures are listed', () => {
  const failed = { title: 'clicks', ok: false, tests: [{ results: [{ error: { message: 'no button' } }] }] };
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        file: 'a.spec.ts',
        specs: [{ title: 'opens', ok: true, tests: [] }],
        suites: [{ file: 'a.spec.ts', specs: [failed] }],
      },
    ],
    errors: [{ message: 'no web server' }],
  };
  const failures = ['a.spec.ts > clicks\nno button', 'no web server'];
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 1, skipped: 0, failures });
});

test('a runner that exits with an error counts as a failure', async () => {
  const report = '{"stats":{"expected":7,"unexpected":0,"flaky":0,"skipped":0},"suites":[],"errors":[]}';
  const counts = await runAndCount(write(report), () => ({}), countPlaywright);
  expect(counts).toMatchObject({ passed: 7, failed: 1, skipped: 0 });
  expect(counts.failures).toEqual([expect.stringContaining('exited with 1')]);
});

test('a runner without a report is a failure', async () => {
  const counts = await runAndCount(
    () => ['node', '-e', ''],
    () => ({}),
    countPlaywright,
  );
  expect(counts).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  expect(counts.failures).toEqual([expect.stringContaining('no report')]);
});

test('a failed step shows its output and how to fix it', () => {
  expect(step('Breaking', 'node', ['-e', 'console.log("the reason"); process.exit(3)'], 'Mend it so.')).toBe(false);
  expect(said.join('')).toContain('Breaking ... failed');
  expect(said.join('')).toMatch(/the reason\s+Mend it so\./);
});

test('parallel steps are each reported, and failed ones returned', async () => {
  const run = (title: string, code: string) => ({ title, command: 'node', args: ['-e', code], mend: 'Mend it so.' });
  const broken = run('Breaking', 'console.log("the reason"); process.exit(3)');
  const missing = { ...run('Missing', ''), command: '/nowhere/program' };
  expect(await runSteps([run('Working', ''), broken, missing])).toEqual([broken, missing]);
  expect(said.join('')).toMatch(/Working \.\.\. [\d.]+ s/);
  expect(said.join('')).toMatch(/Breaking \.\.\. failed\s*the reason\s+Mend it so\./);
  expect(said.join('')).toMatch(/Missing \.\.\. failed.*ENOENT/);
});

test('a bundle is stale once a source is newer or deleted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-fresh-'));
  const inFolder = (name: string) => join(folder, name);
  const touch = (name: string, second: number) => utimesSync(inFolder(name), second, second);
  const isBuilt = (...outputs: string[]) => isFresh(outputs.map(inFolder), ['src', 'missing.json'].map(inFolder));
  try {
    mkdirSync(inFolder('src/deep'), { recursive: true });
    for (const file of ['built.js', 'src/deep/a.ts']) writeFileSync(inFolder(file), '');
    for (const path of ['src', 'src/deep', 'src/deep/a.ts']) touch(path, 1);
    touch('built.js', 2);
    expect(isBuilt('built.js')).toBe(true);
    expect(isBuilt('built.js', 'missing.js')).toBe(false);
    touch('src/deep/a.ts', 3);
    expect(isBuilt('built.js')).toBe(false);
    rmSync(inFolder('src/deep/a.ts'));
    expect(isBuilt('built.js')).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('an invalid CHROMIUM_PATH is an error, without a fallback', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(findChromium).toThrow('CHROMIUM_PATH does not exist: /nowhere/chromium');
});

// The parts of the root scripts on which `npm start` and the last line of `npm test` depend.
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { freePort, isTaken } from '../../scripts/free-port.mjs';
import { countPlaywright, countVitest, runAndCount } from '../../scripts/run-tests.mjs';
import { line, step } from '../../scripts/steps.mjs';
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

test('a taken port is passed over, on whichever loopback address', async () => {
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

test('the last line leaves out what was not skipped', () => {
  expect(line({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(line({ passed: 12, failed: 3, skipped: 1 })).toBe('12 passed, 3 failed, 1 skipped');
});

test('the reports of both runners are counted', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countVitest(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  const playwright = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } };
  expect(countPlaywright(playwright)).toEqual({ passed: 8, failed: 1, skipped: 0 });
});

test('a runner that ends badly without a failed test is a failure', () => {
  const report = '{"stats":{"expected":7,"unexpected":0,"flaky":0,"skipped":0}}';
  expect(runAndCount(write(report), () => ({}), countPlaywright)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test('a runner without a report is a failure', () => {
  expect(
    runAndCount(
      () => ['node', '-e', ''],
      () => ({}),
      countVitest,
    ),
  ).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a step that fails shows its output and how to mend it', () => {
  expect(step('Breaking', 'node', ['-e', 'console.log("the reason"); process.exit(3)'], 'Mend it so.')).toBe(false);
  expect(said.join('')).toContain('Breaking ... failed');
  expect(said.join('')).toMatch(/the reason\s+Mend it so\./);
});

test('a wrong CHROMIUM_PATH is an error, never another browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(findChromium).toThrow('CHROMIUM_PATH names no file: /nowhere/chromium');
});

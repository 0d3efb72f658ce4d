// Runs the test runners and counts their results: vitest on the sources, Playwright in each browser engine.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processEnv } from '../test/support/process-env.ts';
import { start } from './command.mjs';
import { findHeadlessShell } from './find-chromium.mjs';
import { findFirefox, findWebKit } from './find-engines.mjs';
import { addCounts, line, noCounts, root } from './steps.mjs';

export const PORTAL = 'portal';

/** Each engine with a function that finds it, and the setting for its path. */
const ENGINES = [
  {
    name: 'chromium',
    find: findHeadlessShell,
    pathSetting: 'CHROMIUM_PATH',
    hint: 'or run: npx playwright install chromium',
  },
  {
    name: PORTAL,
    find: findHeadlessShell,
    pathSetting: 'CHROMIUM_PATH',
    hint: 'or run: npx playwright install chromium',
  },
  {
    name: 'firefox',
    find: findFirefox,
    pathSetting: 'FIREFOX_PATH',
    hint: 'which is how Debian\u2019s firefox-esr is found',
  },
  {
    name: 'webkit',
    find: findWebKit,
    pathSetting: 'WEBKIT_DRIVER_PATH',
    hint: 'with Debian\u2019s webkit2gtk-driver and xvfb',
  },
];

/**
 * Runs a runner that writes its report to a file, and counts the report with `count`. A runner that exits with an error
 * without a failed test, or leaves no report, is one failure.
 */
export async function runAndCount(args, env, count) {
  const folder = mkdtempSync(join(tmpdir(), 'service-test-'));
  const report = join(folder, 'report.json');
  try {
    const runner = start('pnpm', ['exec', ...args(report)], {
      cwd: root,
      env: { ...process.env, ...processEnv, ...env(report) },
      stdio: 'inherit',
    });
    const [status] = await once(runner, 'exit');
    const counts = count(JSON.parse(readFileSync(report, 'utf8')));
    if (counts.failed > 0 || status === 0) return counts;
    return { ...counts, failed: 1, failures: [`${args(report)[0]} exited with ${status}, although no test failed`] };
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`The runner wrote no report: ${error.message}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A test that passes on retry has passed, as in vitest; the runner's own output names it. */
export const countPlaywright = ({ stats, suites, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failures: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)],
});

const failedSpecs = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return [`${file} > ${title}`, ...messages].join('\n');
    }),
  ...suites.flatMap(failedSpecs),
];

export const runVitest = () =>
  runAndCount(
    () => ['vitest', 'run'],
    (report) => ({ TEST_REPORT: report }),
    (counts) => counts,
  );

const runEngine = ({ name }) =>
  runAndCount(
    () => ['playwright', 'test', `--project=${name}`, '--reporter=line,json'],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    countPlaywright,
  );

function skipEngine({ name, pathSetting, hint }) {
  const advice = `Install one, or name its program in ${pathSetting}, ${hint}`;
  console.log(`No ${name} found, so its browser tests were not run. ${advice}`);
  return process.env.CI
    ? { passed: 0, failed: 1, skipped: 0, failures: [`No ${name} found`] }
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
}

/**
 * Runs the tests of every installed engine, then the portal's, and prints a line for each. A missing one is a failure
 * in CI, a hint elsewhere. The engines run concurrently, because some mostly wait. The portal's tests need all cores.
 *
 * @param isChosen by name; all if it is absent
 */
export async function runBrowsers(isChosen = () => true) {
  const chosen = ENGINES.filter(({ name }) => isChosen(name));
  const total = noCounts();
  const run = async (engine) => {
    const program = engine.find();
    const counts = program ? await runEngine(engine) : skipEngine(engine);
    addCounts(total, counts);
    return `${engine.name}: ${program ? line(counts) : 'not run'}`;
  };
  // Reads the built service.
  const { default: makeDemoStore } = await import('../test/support/make-demo-store.ts');
  const deleteStore = makeDemoStore();
  try {
    const lines = await Promise.all(chosen.filter(({ name }) => name !== PORTAL).map(run));
    for (const engine of chosen.filter(({ name }) => name === PORTAL)) lines.push(await run(engine));
    console.log(lines.join('\n'));
    return total;
  } finally {
    deleteStore();
  }
}

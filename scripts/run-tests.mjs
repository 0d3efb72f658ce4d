// Runs the test runners and counts what they report: vitest on the sources, Playwright in each browser engine.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './command.mjs';
import { findChromium } from './find-chromium.mjs';
import { line, root } from './steps.mjs';

/** Each engine with how to find it; `undefined` from `find` means that it is not installed. */
export const ENGINES = [{ name: 'chromium', find: findChromium, pathSetting: 'CHROMIUM_PATH' }];

/** Runs a runner that writes its report to a file; a runner that breaks counts as one failure. */
function runAndCount(args, env, read) {
  const folder = mkdtempSync(join(tmpdir(), 'service-test-'));
  const report = join(folder, 'report.json');
  try {
    const { status } = runToEnd('pnpm', ['exec', ...args(report)], {
      cwd: root,
      env: { ...process.env, ...env(report) },
      stdio: 'inherit',
    });
    const counts = read(JSON.parse(readFileSync(report, 'utf8')));
    return { ...counts, failed: counts.failed || (status === 0 ? 0 : 1) };
  } catch (error) {
    console.log(`The runner left no report: ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const runVitest = () =>
  runAndCount(
    (report) => ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    () => ({}),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  );

/** Runs one engine's browser tests, given the path of its program. */
export const runBrowser = (engine, program) =>
  runAndCount(
    () => ['playwright', 'test', `--project=${engine.name}`, '--reporter=line,json'],
    (report) => ({ [engine.pathSetting]: program, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  );

/**
 * Runs every engine that is installed and prints a line for each. One that is missing is a failure in CI and a
 * hint elsewhere.
 */
export function runBrowsers() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  for (const engine of ENGINES) {
    const program = engine.find();
    const counts = program ? runBrowser(engine, program) : { passed: 0, failed: process.env.CI ? 1 : 0, skipped: 0 };
    for (const name of Object.keys(total)) total[name] += counts[name];
    lines.push(program || process.env.CI ? `${engine.name}: ${line(counts)}` : `${engine.name}: not run`);
    if (!program) {
      console.log(
        `No ${engine.name} found: its tests are not run. Install one, name it by ${engine.pathSetting}, or run: npx playwright install ${engine.name}`,
      );
    }
  }
  console.log(lines.join('\n'));
  return total;
}

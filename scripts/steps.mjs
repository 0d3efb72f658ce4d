// The steps that the root scripts share: quiet while they pass, told whole when they fail.
import { fileURLToPath } from 'node:url';
import { runToEnd } from './command.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs one step and says how it went; true where it passed. `mend` tells the reader what to do about a failure. */
export function step(title, command, args, mend = '') {
  process.stdout.write(`${title} ... `);
  const started = Date.now();
  const { status, stdout, stderr, error } = runToEnd(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (status === 0) {
    console.log(`${seconds} s`);
    return true;
  }
  console.log('failed');
  console.log([stdout, stderr, error?.message, mend].filter(Boolean).join('\n'));
  return false;
}

export const install = () => step('Installing packages', 'pnpm', ['install', '--frozen-lockfile']);

export const build = () => step('Building', 'pnpm', ['-r', '--workspace-concurrency=2', 'run', 'build']);

/** How a runner's counts are told, the same everywhere. */
export const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

export const noCounts = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/** Adds what a part counted; `failures` are told again at the end, where a long log is read first. */
export function addCounts(total, { passed = 0, failed = 0, skipped = 0, failures = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
}

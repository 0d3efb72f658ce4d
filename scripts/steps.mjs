// The steps that the root scripts share: quiet on success, with full output on failure.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runToEnd, start } from './command.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs one step and prints its result; true if it passed. `mend` explains how to fix a failure. */
export function step(title, command, args, mend = '') {
  process.stdout.write(`${title} ... `);
  const started = Date.now();
  const ended = runToEnd(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return say(ended, started, mend);
}

function say({ status, stdout, stderr, error }, started, mend) {
  if (status === 0) {
    console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
    return true;
  }
  console.log('failed');
  console.log([stdout, stderr, error?.message, mend].filter(Boolean).join('\n'));
  return false;
}

/** Runs independent steps, one per core at a time, and prints each result; returns those that failed. */
export async function runSteps(steps) {
  const waiting = [...steps];
  const failed = new Set();
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = Date.now();
      const ended = await runQuietly(next);
      process.stdout.write(`${next.title} ... `);
      if (!say(ended, started, next.mend)) failed.add(next);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return steps.filter((one) => failed.has(one));
}

async function runQuietly({ command, args, env }) {
  const child = start(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    const [status] = await once(child, 'close');
    const [stdout, stderr] = await output;
    return { status, stdout, stderr };
  } catch (error) {
    return { status: null, error };
  }
}

/** Installs all projects, or only these (filters of pnpm). */
export const install = (projects = []) =>
  step('Installing packages', 'pnpm', [
    ...['install', '--frozen-lockfile'],
    ...projects.flatMap((project) => ['--filter', project]),
  ]);

/**
 * Runs TypeScript with one type checker for every two cores: each repeats much of the others' work, and steps run
 * concurrently.
 */
export const tsc = (...args) => [
  ...['tsc', ...args],
  ...['--checkers', String(Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))))],
];

/** Formats a runner's counts, in the same way for every runner. */
export const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

export const noCounts = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/** Adds the counts of a part; `failures` are repeated at the end, where readers of a long log look first. */
export function addCounts(total, { passed = 0, failed = 0, skipped = 0, failures = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
}

import { defineConfig } from 'vitest/config';
import { reportTo } from './scripts/report-tests.mjs';
import { SlowFirst } from './scripts/slow-first.mjs';
import { temporaryFilesInMemory } from './test/support/memory-directory.ts';
import { processEnv } from './test/support/process-env.ts';

const UNIT = ['packages/*/src/**/*.test.ts'];
/** These compare times, so they run in a worker where no other test has affected code optimization. */
const TIMED = [
  'packages/server/src/claims/verdict/linear.test.ts',
  'packages/server/src/visibility/sentiment/reading-time.test.ts',
];
/** Over HTTP, the command line and the stores: they change only their own stores, servers and clocks. */
const SERVICE = ['packages/{server,events,protocol}/test/**/*.test.ts', 'examples/*/test/**/*.test.ts'];
const SYSTEM = ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'];
const NOT_VITEST = ['**/node_modules/**', 'packages/sdk/test/browser/**'];

Object.assign(process.env, temporaryFilesInMemory());

// The condition makes every workspace import resolve to sources, so tests need no build.
export default defineConfig({
  resolve: { conditions: ['@service/source', 'module', 'node', 'development|production'] },
  ssr: {
    resolve: {
      conditions: ['@service/source', 'module', 'node', 'development|production'],
      externalConditions: ['@service/source', 'node'],
    },
  },
  test: {
    environment: 'node',
    env: processEnv,
    reporters: ['default', ...(process.env.TEST_REPORT ? [reportTo(process.env.TEST_REPORT)] : [])],
    globalSetup: ['postgres', 'demo'].map((name) => `packages/server/test/support/${name}-on-demand.ts`),
    setupFiles: ['./packages/server/test/support/no-leaks.setup.ts'],
    projects: [
      // Pure functions: one worker runs many files, which saves a start and imports for each.
      {
        extends: true,
        test: { name: 'unit', include: UNIT, exclude: [...TIMED, '**/node_modules/**'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'service', include: SERVICE, exclude: NOT_VITEST, isolate: false },
      },
      {
        extends: true,
        test: { name: 'system', include: [...SYSTEM, ...TIMED], exclude: [...SERVICE, ...NOT_VITEST] },
      },
    ],
    // On a shared machine, a retry distinguishes a temporary overload from a failure; the report names the tests that
    // needed it.
    retry: process.env.CI ? 1 : 0,
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One more than there are cores where CI runs, as in playwright.config.ts: much of their time is waiting for processes.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    execArgv: ['--conditions=@service/source'],
  },
});

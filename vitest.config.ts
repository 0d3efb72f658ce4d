import { defineConfig } from 'vitest/config';
import { reportTo } from './scripts/report-tests.mjs';

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
    reporters: ['default', ...(process.env.TEST_REPORT ? [reportTo(process.env.TEST_REPORT)] : [])],
    globalSetup: ['packages/server/test/support/postgres-on-demand.ts'],
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'examples/*/test/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'packages/sdk/test/browser/**'],
    // On a shared machine a second try tells a busy moment from a fault; the report names what needed it.
    retry: process.env.CI ? 1 : 0,
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    execArgv: ['--conditions=@service/source'],
  },
});

// Browser tests over the built service: the demo shop (test/e2e), the SDK in hostile pages (packages/sdk/test/browser),
// a shop's own tests (examples/playwright), the portal (packages/portal/test), and tests for every engine
// (packages/sdk/test/browser/engines).
import { defineConfig } from '@playwright/test';
import { findFirefox } from './scripts/find-engines.mjs';
import { headlessShell } from './test/support/chromium-options.ts';
import { END_WITH_PARENT, processEnv } from './test/support/process-env.ts';
import { FULL_ONLY } from './test/support/table-rows.ts';

Object.assign(process.env, processEnv);

const EVERY_ENGINE = 'packages/sdk/test/browser/engines/*.spec.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['test/e2e/**/*.spec.ts', 'packages/sdk/test/browser/**/*.spec.ts', 'examples/*/test/**/*.spec.ts'],
  outputDir: 'test-results',
  // One set of pictures, of one version of Chromium (packages/portal/test/pictures.spec.ts).
  snapshotPathTemplate: '{testFileDir}/{testFileName}/../pictures/{arg}{ext}',
  globalSetup: './test/support/make-demo-store.ts',
  reporter: 'line',
  ...(process.env.TEST_DEPTH === 'quick' && { grepInvert: new RegExp(FULL_ONLY) }),
  // In CI, one more than the number of cores: much of their time is waiting.
  workers: 3,
  // Tests in a file are independent; run serially, the file with the longest waits would finish last.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // As in vitest.config.ts.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // Long timeouts cost nothing if tests pass, and build machines are busy.
  expect: { timeout: 15_000 },
  use: { ignoreHTTPSErrors: true },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: headlessShell() } },
    {
      name: 'firefox',
      testMatch: EVERY_ENGINE,
      // A few tests that mostly wait, and that run beside Chromium's.
      workers: 1,
      // Debian's Firefox, over WebDriver BiDi; Playwright's own build speaks another protocol.
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        // Unlike Chromium with its pipe, it is not tied to its runner.
        launchOptions: {
          executablePath: END_WITH_PARENT,
          env: { ...process.env, END_WITH_PARENT: findFirefox() ?? '' },
        },
      },
    },
    {
      name: 'portal',
      testMatch: 'packages/portal/test/**/*.spec.ts',
      use: { browserName: 'chromium', launchOptions: headlessShell(), locale: 'en-US' },
    },
    // Playwright does not drive WebKitGTK: the tests drive it through its WebDriver.
    { name: 'webkit', testMatch: EVERY_ENGINE, workers: 1 },
  ],
});

// Playwright's `test` with a collector: the real server, empty before each test.
import { test as base } from '@playwright/test';
import { startTestServer, type TestServer, type TestServerOptions } from './index.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** This worker's server; everything that a test has sent is deleted before the next one. */
  collector: TestServer;
}

interface WorkerFixtures {
  /** Set with `test.use({ collectorOptions: { mode: 'shadow' } })`. */
  collectorOptions: TestServerOptions;
  collectorServer: TestServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  collectorOptions: [{}, { scope: 'worker', option: true }],

  collectorServer: [
    async ({ collectorOptions }, use) => {
      const server = await startTestServer(collectorOptions);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  collector: async ({ collectorServer }, use) => {
    await use(collectorServer);
    await collectorServer.reset();
  },
});

// The site's own `test`: built by Vite against the collector, and served as if deployed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@service/server/testing/playwright';
import { build, preview } from 'vite';

export { expect } from '@service/server/testing/playwright';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Builds {
  /** The folder of the site, built once per endpoint. */
  builtFor(endpoint: string): Promise<string>;
}

const buildInto = async (outDir: string, endpoint: string): Promise<string> => {
  process.env.VITE_EVENTS_ENDPOINT = endpoint;
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return outDir;
};

export const test = base.extend<{ site: string }, { builds: Builds }>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'npm-client-'));
      const built = new Map<string, Promise<string>>();
      await use({
        builtFor(endpoint) {
          const ready = built.get(endpoint) ?? buildInto(join(folder, String(built.size)), endpoint);
          built.set(endpoint, ready);
          return ready;
        },
      });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  site: async ({ builds, collector }, use) => {
    const outDir = await builds.builtFor(collector.endpoint);
    const server = await preview({
      root,
      logLevel: 'warn',
      build: { outDir },
      preview: { port: 0, host: 'localhost' },
    });
    await use(server.resolvedUrls?.local[0] ?? '');
    await server.close();
  },
});

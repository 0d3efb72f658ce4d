// A page with the recipes, built by Vite, over the real service.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test as base } from '@service/server/testing/playwright';
import { build, preview } from 'vite';
import type { Recipes } from './pages/recipes.ts';

export { expect } from '@service/server/testing/playwright';

const root = fileURLToPath(new URL('pages', import.meta.url));

interface WorkerFixtures {
  /** The folder of the built page. */
  built: string;
}

interface Fixtures {
  /** The URL of the page with the recipes. */
  site: string;
  /** Serves one HTML page at its own origin and returns its URL. */
  serve(html: string, headers?: Record<string, string>): Promise<string>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  built: [
    async ({ collectorServer }, use) => {
      const outDir = mkdtempSync(`${tmpdir()}/recipes-`);
      // As Next.js does for variables named NEXT_PUBLIC_.
      const define = { 'process.env.NEXT_PUBLIC_EVENTS_ENDPOINT': JSON.stringify(collectorServer.endpoint) };
      await build({ root, define, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
      await use(outDir);
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker' },
  ],

  site: async ({ built }, use) => {
    const server = await preview({
      root,
      configFile: false,
      logLevel: 'warn',
      build: { outDir: built },
      preview: { port: 0, host: 'localhost' },
    });
    await use(server.resolvedUrls?.local[0] ?? '');
    await server.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  serve: async ({}, use) => {
    const open: ReturnType<typeof createServer>[] = [];
    await use(async (html, headers = {}) => {
      const server = createServer((_, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
      });
      open.push(server);
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://localhost:${(server.address() as AddressInfo).port}/`;
    });
    for (const server of open) {
      server.close();
      server.closeAllConnections();
    }
  },
});

/** Runs in the page, with the recipes and one argument. */
export const withRecipes = <Argument, Result>(
  page: Page,
  run: (context: { recipes: Recipes; argument: Argument }) => Result,
  argument: Argument,
): Promise<Awaited<Result>> =>
  page.evaluate(`(${run})({ recipes: window.recipes, argument: ${JSON.stringify(argument)} })`);

/** A recipe that is not a module, with the example's host and install ID replaced. */
export const recipe = (name: string, { url, installId }: { url: string; installId: string }): string =>
  readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8')
    .replaceAll('https://events.example', url)
    .replaceAll('svc_pub_0123456789abcdef0123456789abcdef', installId);

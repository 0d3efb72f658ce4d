// Playwright's `test` with the showcase frozen at one moment, so that the portal shows the same data every day.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { COMMAND } from '../../../test/support/make-demo-store.ts';
import { type Service, startService } from '../../../test/support/service.ts';
import { test as base, expect, signIn } from './portal-test.ts';

const FROZEN = Date.parse('2026-11-30T10:50:00Z');
const CLOCK = fileURLToPath(new URL('../../../test/support/frozen-clock.cjs', import.meta.url));
const ENV = {
  TEST_FROZEN_TIME: String(FROZEN),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(CLOCK)}`,
};
const START_MS = 180_000;

interface Visit {
  referrer?: string;
  path: string;
}

/** What Live and Attribution show. */
const VISITS: readonly Visit[] = [
  { referrer: 'https://chatgpt.com/', path: '/fc-600' },
  { referrer: 'https://www.perplexity.ai/', path: '/fc-1200' },
  { referrer: 'https://www.google.com/', path: '/' },
  { path: '/connect' },
  { referrer: 'https://chatgpt.com/', path: '/fs-200' },
];

export const test = base.extend<{ showcase: Page }, { frozen: Service }>({
  frozen: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'service-frozen-'));
      const demoStore = join(folder, 'service.db');
      const demo = [COMMAND, 'demo', '--json', '--store', `sqlite:${demoStore}`];
      const env = { ...process.env, ...ENV };
      const { install_id: install } = JSON.parse(
        execFileSync(process.execPath, demo, { cwd: folder, env, encoding: 'utf8' }),
      );
      const service = await startService(['--dev', '--rate-limits', 'off'], { demoStore, env: ENV });
      for (const [at, visit] of VISITS.entries()) await report(service.url, install, at, visit);
      await use(service);
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS },
  ],

  showcase: async ({ page, frozen }, use) => {
    await page.clock.setFixedTime(FROZEN);
    await signIn(page, frozen.url);
    // Attributed a moment after they arrive.
    const report = `/api/v1/portal/brands/${process.env.TEST_DEMO_BRAND}/attribution?since=2026-11-01&until=2026-11-30`;
    const read = async () => (await page.request.get(new URL(report, frozen.url).href)).json();
    await expect.poll(read).toMatchObject({ totals: { visits: VISITS.length } });
    await use(page);
  },
});

async function report(serviceUrl: string, install: string, at: number, { referrer, path }: Visit): Promise<void> {
  const page = new URL(path, 'https://shop.example').href;
  await fetch(`${serviceUrl}/api/v1/events/collect/${install}/session`, {
    method: 'POST',
    headers: {
      origin: 'https://shop.example',
      'content-type': 'application/json',
      'x-service-delivery-id': `00000000-0000-4000-8000-00000000000${at}`,
    },
    body: JSON.stringify({ service_visitor_id: `svc_v_showcase00${at}0`, consent: true, url: page, referrer }),
  });
}

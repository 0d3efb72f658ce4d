// A page of the portal, over a service in which someone has signed in.
import type { Browser, Page } from '@playwright/test';
import { type BenchService, type BenchStore, sqliteStore, startBenchService } from '../service.ts';

/** Taken by the embedded provider of `--dev`. */
const EMAIL = 'ada@shop.example';

export interface PortalScene {
  service: BenchService;
  /** A tab of a browser that is signed in. */
  page: Page;
  /** The address of the page Live, which opens first. */
  live: string;
  close(): Promise<void>;
}

export async function openPortal(browser: Browser): Promise<PortalScene> {
  const store = await sqliteStore();
  try {
    return await openOver(store, browser);
  } catch (error) {
    await store.dispose();
    throw error;
  }
}

async function openOver(store: BenchStore, browser: Browser): Promise<PortalScene> {
  const service = await startBenchService(store, { serve: ['--dev'] });
  await service.command('user', 'add', '--tenant', service.tenantId, '--email', EMAIL, '--role', 'owner');
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${service.url}/auth/login?return_to=/&login_hint=${EMAIL}`);
  const asked = page.getByRole('button', { name: 'Sign in' });
  await asked.or(page.locator('nav')).first().waitFor();
  if (await asked.isVisible()) await asked.click();
  await page.waitForURL(/\/live$/);
  return {
    service,
    page,
    live: page.url(),
    async close() {
      await context.close();
      await service.stop();
      await store.dispose();
    },
  };
}

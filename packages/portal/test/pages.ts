// Every page behind the login, including those that are not in the navigation.
import type { Page } from '@playwright/test';
import { expect, navigationLinks } from './portal-test.ts';

export interface PortalPage {
  /** Such as `findings`. */
  name: string;
  path: string;
}

export async function portalPages(page: Page): Promise<PortalPage[]> {
  const links = (await navigationLinks(page)).map((path) => ({ name: path.split('/').at(-1) ?? '', path }));
  const brand = `/brands/${process.env.TEST_DEMO_BRAND}`;
  const idOf = async (list: 'findings' | 'answers'): Promise<string> => {
    const response = await page.request.get(new URL(`/api/v1/portal${brand}/${list}`, page.url()).href);
    const found: Record<typeof list, { id: string }[]> = await response.json();
    return found[list][0]?.id ?? '';
  };
  return [
    ...links,
    { name: 'facts', path: `${brand}/prompts?section=facts` },
    { name: 'file', path: `${brand}/prompts?section=file` },
    { name: 'finding', path: `${brand}/findings/${await idOf('findings')}` },
    { name: 'answers', path: `${brand}/answers` },
    { name: 'answer', path: `${brand}/answers/${await idOf('answers')}` },
  ];
}

/** Opens a page and waits until nothing is loading. */
export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

// Operates the portal without a mouse: Tab to the target, as a person would, then Enter or Space.
import type { Locator, Page } from '@playwright/test';
import { expect } from './portal-test.ts';

/** More tab stops than any page has. */
const MAX_STOPS = 150;

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS && !(await hasFocus(target)); stop += 1) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  expect(await target.evaluate(showsFocus), `${target} shows that it has the focus`).toBe(true);
}

export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Opens a page of the navigation. */
export async function openPage(page: Page, name: string): Promise<void> {
  await press(page.getByRole('navigation').getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
}

/** The button with this name in the open dialog. */
export const inDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** The focus is on an element of the page, not on the document. */
export async function expectKeptFocus(page: Page): Promise<void> {
  await expect(page.locator('main :focus, [role=dialog] :focus').or(page.locator('main:focus'))).toBeVisible();
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** The focus ring is around the element, its container, or the box that represents it. */
function showsFocus(element: Element): boolean {
  const around = element.closest('[data-focus-visible]') ?? element;
  const candidates = [element, around, ...around.querySelectorAll('*')];
  return candidates.some((one) =>
    [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    }),
  );
}

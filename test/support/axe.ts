// Accessibility violations on a page, by axe.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Each violated rule with the elements that violate it. @param part of the page, as a CSS selector */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  // The other mode opens another page for each analysis, for the sake of cross-origin frames; no page here has one.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

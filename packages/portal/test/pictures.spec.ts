// How every page looks at three widths, in both themes: layout rules, and a comparison with the pictures in
// `pictures/`. `npx playwright test --project=portal pictures --update-snapshots` updates them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from './frozen-showcase.ts';
import { layoutFaults, layoutShift, MAX_LAYOUT_SHIFT } from './layout-laws.ts';
import { openPath, portalPages } from './pages.ts';
import { expect } from './portal-test.ts';

const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1200 },
];
const THEMES = ['light', 'dark'] as const;
const noFaults = expect.configure({ soft: true });
const DRAWN_WITH = new URL('pictures/drawn-with.json', import.meta.url);

// Half the size is enough to see a change, and a quarter of the bytes.
test.use({ deviceScaleFactor: 0.5, timezoneId: 'UTC' });

test('every page follows the layout rules and matches its pictures', async ({ showcase, browser }, { config }) => {
  test.setTimeout(300_000);
  const isComparable = await isDrawnAlike(showcase, browser.version(), config.updateSnapshots);
  await showcase.setViewportSize({ width: 1280, height: 800 });
  for (const { name, path } of await portalPages(showcase)) {
    await openPath(showcase, path);
    expect.soft(await layoutShift(showcase), `${name} shifts while it loads`).toBeLessThan(MAX_LAYOUT_SHIFT);
    for (const { width, height } of SIZES) {
      await showcase.setViewportSize({ width, height });
      for (const colorScheme of THEMES) {
        await showcase.emulateMedia({ colorScheme });
        // Charts are drawn again after the window has another size.
        if (colorScheme === 'light')
          await noFaults.poll(() => layoutFaults(showcase), `${name} at ${width} px`).toEqual([]);
        // Sections of a page are checked against the layout rules, but have no pictures.
        if (!isComparable || path.includes('?')) continue;
        const picture = `${name}-${width}-${colorScheme}.png`;
        await expect.soft(showcase).toHaveScreenshot(picture, {
          maxDiffPixelRatio: 0.01,
          mask: [changing(showcase)],
          scale: 'device',
          maskColor: '#808080',
        });
      }
    }
    await showcase.setViewportSize({ width: 1280, height: 800 });
    await showcase.emulateMedia({ colorScheme: 'light' });
  }
});

/** Ports and random ids. */
const changing = (page: Page) => page.locator('pre, .mono');

/**
 * Another version of Chromium, or other fonts, render differently: then only the layout rules are checked. New pictures
 * record what they were drawn with.
 */
async function isDrawnAlike(page: Page, version: string, update: string): Promise<boolean> {
  const drawnWith = JSON.stringify({ chromium: version.split('.')[0], widths: await textWidths(page) });
  if (update === 'all' || update === 'changed') writeFileSync(DRAWN_WITH, `${drawnWith}\n`);
  const expected = JSON.stringify(existsSync(DRAWN_WITH) ? JSON.parse(readFileSync(DRAWN_WITH, 'utf8')) : null);
  const isAlike = drawnWith === expected;
  if (!isAlike) {
    console.log(`The pictures are not compared: this is ${drawnWith}, and they were drawn with ${expected}`);
  }
  return isAlike;
}

/** Widths of a sample text in the fonts of the portal; they differ if other fonts are installed. */
const textWidths = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    ['400 15px var(--font)', '650 15px var(--font)', '400 15px var(--font-mono)'].map((font) => {
      const sample = document.createElement('span');
      sample.textContent = 'Fernhall 1,234.5% → ブランドの可視性 ÄÖÜß';
      sample.style.font = font;
      sample.style.position = 'absolute';
      document.body.append(sample);
      const { width } = sample.getBoundingClientRect();
      sample.remove();
      return Math.round(width);
    }),
  );

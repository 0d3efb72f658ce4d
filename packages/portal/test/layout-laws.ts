// Layout rules for every page, at every width and in every language.
import type { Page } from '@playwright/test';

/** The most that a page may shift while it loads: "good" by Core Web Vitals. */
export const MAX_LAYOUT_SHIFT = 0.1;

/** How much the page has shifted since it was opened, as Cumulative Layout Shift counts it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
      }),
  );

/** Describes each fault: text that is cut off, text over other text, a page that scrolls sideways. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    const faults = wider > 0 ? [`${wider} px wider than the window`] : [];
    const texts: { element: Element; words: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      // Skips text for screen readers only, text behind a dialog, and rows that scroll under others.
      if (!element || words === '' || element.closest('.visually-hidden, .skip-link, [inert], .chart-frame')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) texts.push({ element, words, box });
      const { overflowX } = getComputedStyle(element);
      const isForeign = element.closest('.foreign, .brand-picker, .live-row, .person-email, pre') !== null;
      if (overflowX !== 'visible' && !isForeign && element.scrollWidth > element.clientWidth + 1) {
        faults.push(`cut off: ${words}`);
      }
    }
    texts.sort((a, b) => a.box.top - b.box.top);
    texts.forEach((one, at) => {
      for (const other of texts.slice(at + 1)) {
        if (other.box.top > one.box.bottom - 4) break;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (wide > 3 && one.element !== other.element && !isCovered(one) && !isCovered(other)) {
          faults.push(`“${one.words.slice(0, 40)}” and “${other.words.slice(0, 40)}” overlap`);
        }
      }
    });
    return faults.slice(0, 5);

    /** Intentionally cut off by a box around it, or covered by another element. */
    function isCovered({ element, box }: (typeof texts)[number]): boolean {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflow, clipPath } = getComputedStyle(around);
        if (clipPath !== 'none') return true;
        if (overflow === 'visible') continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      const top = document.elementFromPoint(x, y);
      return top !== null && !top.contains(element) && !element.contains(top);
    }
  });

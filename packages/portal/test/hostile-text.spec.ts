// Every page shows third-party text as plain text, however hostile: markup, reversed direction, invisible characters,
// endless length.
import type { Page, Route } from '@playwright/test';
import { layoutFaults } from './layout-laws.ts';
import { openPath, portalPages } from './pages.ts';
import { expect, test } from './portal-test.ts';

const MARKUP = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">';
const HOSTILE = `${MARKUP} \u202egnp.exe \u200b\u2066\ufeff ${'W'.repeat(200)}`;
const ENDLESS = `${MARKUP} \u202e${'W'.repeat(10_000)}`;

/** Fields that third parties write; all others are numbers, times, IDs or the service's own words. */
const WRITTEN_BY_OTHERS: ReadonlySet<string> = new Set([
  ...[
    'name',
    'text',
    'quote',
    'before',
    'after',
    'prompt',
    'subject',
    'claimed',
    'verified',
    'note',
    'excerpt',
    'title',
  ],
  ...[
    'email',
    'by',
    'page',
    'referrer',
    'visitor',
    'handle',
    'handles',
    'event_id',
    'subject_id',
    'subject_type',
    'host',
  ],
  ...[
    'reporting_origins',
    'allowed_origins',
    'referral_exclusions',
    'tags',
    'aliases',
    'attribute',
    'value',
    'unit',
    'with',
  ],
  ...[
    'product_lines',
    'lines',
    'skus',
    'competitors',
    'named',
    'domain',
    'domains',
    'origin',
    'model',
    'json_ld',
    'target',
  ],
]);
/** These texts have no limit, or one above 10,000 characters. */
const UNLIMITED: ReadonlySet<string> = new Set(['text', 'quote', 'before', 'after', 'json_ld']);

/** The response, with hostile text in every field that third parties write. */
function withHostileText(value: unknown, key = ''): unknown {
  if (typeof value === 'string' && WRITTEN_BY_OTHERS.has(key)) return UNLIMITED.has(key) ? ENDLESS : HOSTILE;
  // Names in a list stay distinct, as they are keys.
  if (Array.isArray(value)) {
    return value.map((one, at) => {
      const hostile = withHostileText(one, key);
      return typeof hostile === 'string' && hostile !== one ? `${at} ${hostile}` : hostile;
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withHostileText(member, name)]));
}

async function answerWithHostileText(route: Route): Promise<void> {
  const request = route.request();
  const isStream = request.headers().accept === 'text/event-stream';
  if (request.method() !== 'GET' || isStream) return route.fallback();
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  const answer: unknown = await response.json();
  return route.fulfill({ response, json: withHostileText(answer) });
}

/** Two texts on one line, the first of which would reverse the second. */
const turnedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.includes('\u202e')) continue;
      // An element that is third-party text as a whole, such as a quote with its marks, needs no isolation.
      const isAlone = getComputedStyle(element).display !== 'inline' && element.textContent === node.textContent;
      if (!isAlone && !element.closest('.foreign, pre')) found.push(element.outerHTML.slice(0, 100));
    }
    return found.slice(0, 5);
  });

test('hostile text is shown as text on every page, and no page breaks', async ({ portal, service }) => {
  test.slow();
  const install = await service.createInstall();
  await fetch(`${service.url}/api/v1/events/collect/${install}/session`, {
    method: 'POST',
    headers: {
      origin: 'https://shop.example',
      'content-type': 'application/json',
      'x-service-delivery-id': crypto.randomUUID(),
    },
    body: JSON.stringify({ service_visitor_id: 'svc_v_hostilevisit', consent: true, url: 'https://shop.example/' }),
  });
  const pages = await portalPages(portal);
  await portal.setViewportSize({ width: 360, height: 800 });
  await portal.route('**/api/v1/portal/**', answerWithHostileText);
  await portal.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`violates ${violatedDirective}: ${blockedURI}`);
    });
  });
  for (const { name, path } of pages) {
    await openPath(portal, path);
    await expect.soft(portal.locator('body'), name).toContainText('<script>window.hacked = 1</script>');
    await expect.soft(portal.locator('#root script, img[src="x"]'), name).toHaveCount(0);
    expect.soft(await portal.evaluate(() => 'hacked' in window), name).toBe(false);
    expect.soft(await layoutFaults(portal), name).toEqual([]);
    expect.soft(await turnedTexts(portal), name).toEqual([]);
  }
});

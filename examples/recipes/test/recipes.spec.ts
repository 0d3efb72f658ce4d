// Each recipe works in a real browser as its page in docs/sdk/recipes describes.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, recipe, test, withRecipes } from './recipe-test.ts';

// In one worker, which builds the page once.
test.describe.configure({ mode: 'default' });

const NOTHING = { visits: [], actions: [], events: [] };
const button = (page: Page, name: string) => page.getByRole('button', { name });

for (const framework of ['react', 'vue', 'nextjs'] as const) {
  test(`${framework}: one visit and one action while the visitor agrees, nothing after`, async ({
    page,
    site,
    collector,
    context,
  }) => {
    await page.route('**/api/bookings', (route) => route.fulfill({ status: 201 }));
    await page.goto(site);
    await page.evaluate(
      `window.recipes.${framework}(document.querySelector('#app'), ${JSON.stringify(collector.endpoint)})`,
    );
    await button(page, 'Book').click();
    expect(await collector.received()).toEqual(NOTHING);
    expect(await context.cookies()).toEqual([]);
    await button(page, 'Accept').click();
    await collector.waitFor(({ visits }) => visits.length === 1);
    await button(page, 'Book').click();
    await collector.waitFor(({ actions }) => actions.length === 1);
    await button(page, 'Withdraw').click();
    await button(page, 'Book').click();
    await button(page, 'Accept').click();
    const { visits, actions } = await collector.waitFor((received) => received.visits.length === 2);
    expect([visits.length, actions.length, collector.refused()]).toEqual([2, 1, []]);
  });
}

test.describe('consent managers', () => {
  test('repeated consent creates one client, and withdrawal removes the cookie', async ({
    page,
    site,
    collector,
    context,
  }) => {
    await page.goto(site);
    await withRecipes(
      page,
      ({ recipes, argument }) => {
        const analytics = recipes.createConsentedAnalytics(argument);
        analytics.setConsent(false);
        analytics.setConsent(true);
        analytics.setConsent(true);
        Object.assign(window, { analytics });
      },
      collector.endpoint,
    );
    await collector.waitFor(({ visits }) => visits.length === 1);
    expect(await context.cookies()).toHaveLength(1);
    await page.evaluate('window.analytics.setConsent(false)');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate('window.analytics.client')).toBeUndefined();
    expect((await collector.received()).visits).toHaveLength(1);
  });

  /** How each manager reports a visitor who agrees, or does not. */
  const managers = {
    followTcf: (agreed: boolean) => `
      window.__tcfapi = (command, version, listener) => {
        listener({ gdprApplies: true, eventStatus: 'cmpuishown', purpose: { consents: { 1: true, 8: true } } }, true);
        listener({ gdprApplies: true, eventStatus: 'useractioncomplete',
          purpose: { consents: { 1: true, 8: ${agreed} } } }, true);
      }`,
    followCookiebot: (agreed: boolean) => `window.Cookiebot = { consent: { statistics: ${agreed} } };`,
    followOneTrust: (agreed: boolean) => `window.OnetrustActiveGroups = ',C0001${agreed ? ',C0002' : ''},';`,
  };

  for (const [follow, says] of Object.entries(managers)) {
    test(`${follow} starts a client only with consent`, async ({ page, site, collector, context }) => {
      for (const agreed of [false, true]) {
        await page.goto(site);
        await page.evaluate(`${says(agreed)};
          window.analytics = recipes.createConsentedAnalytics(${JSON.stringify(collector.endpoint)});
          recipes.${follow}(analytics);`);
        expect(await page.evaluate('Boolean(window.analytics.client)')).toBe(agreed);
        if (!agreed) expect(await context.cookies()).toEqual([]);
      }
      await collector.waitFor(({ visits }) => visits.length === 1);
    });
  }
});

for (const [globalPrivacyControl, count] of [
  [true, 0],
  [false, 1],
  [undefined, 1],
] as const) {
  test(`with Global Privacy Control ${globalPrivacyControl} there are ${count} clients`, async ({
    page,
    site,
    collector,
    context,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'globalPrivacyControl', { value }),
      globalPrivacyControl,
    );
    await page.goto(site);
    await withRecipes(
      page,
      ({ recipes, argument }) => recipes.createUnlessOptedOut({ endpoint: argument, consent: true })?.init(),
      collector.endpoint,
    );
    expect((await collector.received()).visits).toHaveLength(count);
    expect(await context.cookies()).toHaveLength(count);
  });
}

test('a tag manager injects the client, and a later tag tracks', async ({ page, serve, collector }) => {
  await page.goto(await serve('<!doctype html><title>Shop</title>'));
  const inject = (html: string) =>
    page.evaluate((text) => {
      // As tag managers do: scripts from a template run only as new elements.
      const template = document.createRange().createContextualFragment(text);
      document.body.append(template);
    }, html);
  await inject(recipe('tag-manager.html', collector));
  await collector.waitFor(({ visits }) => visits.length === 1);
  await inject(recipe('tag-manager-track.html', collector));
  const { visits, actions } = await collector.waitFor((received) => received.actions.length === 1);
  expect(actions[0]?.visitorId).toBe(visits[0]?.visitorId);
});

test.describe('content security policy and subresource integrity', () => {
  const policyOf = (collector: { url: string; installId: string }) => {
    const [, policy = ''] = /^Content-Security-Policy: (.+)$/m.exec(recipe('csp.http', collector)) ?? [];
    return { 'content-security-policy': policy };
  };
  const tag = async (collector: { url: string; installId: string }, spoil = '') => {
    const script = recipe('csp-and-sri.html', collector);
    const [, address = ''] = /src="([^"]+)"/.exec(script) ?? [];
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    const hash = createHash('sha384').update(bytes).update(spoil).digest('base64');
    return `<!doctype html><title>Shop</title>${script.replace('HASH_OF_THE_VERSION', hash)}`;
  };

  test('the pinned version runs under the policy, including trusted types', async ({ page, serve, collector }) => {
    const violations: string[] = [];
    page.on('console', ({ text }) => text().includes('Security Policy') && violations.push(text()));
    await page.goto(await serve(await tag(collector), policyOf(collector)));
    await collector.waitFor(({ visits }) => visits.length === 1);
    expect(violations).toEqual([]);
  });

  test('a page loads the script from its own code, as after consent', async ({ page, serve, collector }) => {
    const policy = policyOf(collector)['content-security-policy'].replace(
      "script-src 'self'",
      "script-src 'unsafe-inline'",
    );
    const loader = `<!doctype html><title>Shop</title><script>${recipe('own-banner.js', collector)}</script>`;
    await page.goto(await serve(loader, { 'content-security-policy': policy }));
    await page.evaluate(() => Reflect.get(window, 'startAnalytics')());
    await collector.waitFor(({ visits }) => visits.length === 1);
    await page.evaluate(() => Reflect.get(window, 'stopAnalytics')());
    expect(await page.context().cookies()).toEqual([]);
  });

  test('the browser refuses a script with another hash', async ({ page, serve, collector }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.goto(await serve(await tag(collector, 'tampered'), policyOf(collector)));
    await refused;
    expect(await page.evaluate('typeof window.ServiceBilling')).toBe('undefined');
    expect((await collector.received()).visits).toEqual([]);
  });
});

test('a link to the other site carries the visitor over', async ({ page, site, serve, collector }) => {
  const other = await serve(`<!doctype html><title>Other</title>${recipe('tag-manager.html', collector)}`);
  await page.goto(site);
  await page.evaluate(`(async () => {
    const client = recipes.createUnlessOptedOut({ endpoint: ${JSON.stringify(collector.endpoint)}, consent: true });
    await client.init();
    recipes.carryVisitorTo(${JSON.stringify(new URL(other).origin)}, client);
    document.body.insertAdjacentHTML('beforeend', '<a href="${other}#top">Other site</a>');
  })()`);
  await page.getByRole('link', { name: 'Other site' }).click();
  const { visits } = await collector.waitFor((received) => received.visits.length === 2);
  expect(new Set(visits.map(({ visitorId }) => visitorId)).size).toBe(1);
  await expect.poll(() => page.url()).toBe(`${other}#top`);
});

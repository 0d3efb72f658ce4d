// The demo shop from a visitor's view, with the built service: consent, booking, withdrawal, consent again.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { overloaded } from '../support/fault-proxy.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, endpoint: '/session' | '/events') =>
  page.locator('#strip-rows tr', { has: page.locator('td:first-child', { hasText: new RegExp(`${endpoint}$`) }) });

async function book(page: Page, places = '1'): Promise<void> {
  await page.getByLabel('Name').fill('Mina Ott');
  await page.getByLabel('Places').fill(places);
  await page.getByLabel('Email').fill('mina@example.com');
  await button(page, 'Book now').click();
}

const booked = (page: Page) => expect(page.locator('#message')).toHaveText(/^Booked\. Your reference is KS\d{4}\.$/);

async function accept(page: Page): Promise<void> {
  await button(page, 'Accept').click();
  await expect(row(page, '/session').first()).toContainText('200');
}

async function withdraw(page: Page): Promise<void> {
  await button(page, 'Privacy settings').click();
  await button(page, 'Withdraw').click();
}

async function visitorCookie(context: BrowserContext) {
  return (await context.cookies()).find((cookie) => cookie.name === 'service_visitor_id');
}

let faults: string[];

test.beforeEach(async ({ page, shop }) => {
  faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.text().includes('Content Security Policy') && faults.push(message.text()));
  await page.goto(shop.url);
});

test.afterEach(() => {
  expect(faults).toEqual([]);
});

test('declining loads no SDK, sends nothing and sets no cookie', async ({ page, context, api, install }) => {
  await button(page, 'Decline').click();
  await book(page);
  await booked(page);
  await page.reload();
  await expect(page.locator('#consent')).toBeHidden();
  await book(page);
  await booked(page);
  expect(await page.evaluate(() => 'ServiceBilling' in window || 'serviceEvents' in window)).toBe(false);
  expect(api.seen).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect([await install.visits(), await install.actions()]).toEqual([[], []]);
});

test('before any choice nothing is loaded, sent or set', async ({ page, context, api }) => {
  await book(page);
  await booked(page);
  await page.reload();
  await expect(button(page, 'Accept')).toBeVisible();
  expect(api.seen).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('accepting records one visit, which the export shows', async ({ page, context, install, service, shop }) => {
  await page.goto(`${shop.url}/?private=1#booking`);
  await accept(page);
  const cookie = await visitorCookie(context);
  const exported = await service.run('export', 'visits', '--install', install.id);
  expect(
    exported
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      kind: 'visit',
      install_id: install.id,
      visitor_id: cookie?.value,
      delivery_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      received_at: expect.stringMatching(/^20.*Z$/),
      page: `${shop.url}/`,
      source: null,
      referrer: null,
    },
  ]);
  expect(await install.actions()).toEqual([]);
  expect(cookie).toMatchObject({ domain: 'localhost', path: '/', sameSite: 'Lax', httpOnly: false });
});

test('a booking is reported once, after the shop has confirmed it', async ({ page, context, api, install }) => {
  await accept(page);
  await book(page);
  await booked(page);
  await expect(row(page, '/events')).toContainText('202');
  const requests = await page.locator('#strip-rows td:first-child').allTextContents();
  expect(requests.map((text) => text.split('/').at(-1))).toEqual(['events', 'bookings', 'session']);
  const [sent] = api.posts('events');
  expect(await install.actions()).toEqual([
    expect.objectContaining({
      kind: 'action',
      deliveryId: sent?.deliveryId,
      visitorId: (await visitorCookie(context))?.value,
    }),
  ]);
  expect(api.posts('events')).toHaveLength(1);
  expect(await install.visits()).toHaveLength(1);
});

test('a booking that the shop refuses is not reported', async ({ page, install }) => {
  await accept(page);
  await page.getByLabel('Sunday').check();
  await book(page, '3');
  await expect(page.locator('#message')).toHaveText('Only 2 places are left in this class.');
  await expect(page.getByLabel('Places')).toBeFocused();
  await book(page, '2');
  await booked(page);
  await expect(row(page, '/events')).toContainText('202');
  expect(await install.actions()).toHaveLength(1);
});

test('a booking is confirmed to the visitor while the service is down', async ({ page, api }) => {
  await accept(page);
  api.decide = () => ({ kind: 'lose-request' });
  await book(page);
  await booked(page);
  await expect(row(page, '/events').first()).toContainText('no answer');
});

test('a booking confirmed before the SDK has loaded is still reported', async ({ page, api, install }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${api.url}/sdk/v1.js`, async (route) => {
    await released;
    await route.continue();
  });
  await button(page, 'Accept').click();
  await book(page);
  await booked(page);
  expect(api.seen).toEqual([]);
  release();
  await expect(row(page, '/events')).toContainText('202');
  expect(await install.actions()).toHaveLength(1);
});

test('withdrawing stops all sending and deletes the cookie', async ({ page, context, api, install }) => {
  await accept(page);
  await book(page);
  await expect(row(page, '/events')).toContainText('202');
  await withdraw(page);
  expect(await visitorCookie(context)).toBeUndefined();
  expect(await page.evaluate(() => Reflect.get(window, 'serviceEvents').stopped)).toBe(true);
  const before = api.seen.length;
  await book(page);
  await booked(page);
  await page.reload();
  await book(page);
  await booked(page);
  expect(api.seen).toHaveLength(before);
  expect(await context.cookies()).toEqual([]);
  expect([await install.visits(), await install.actions()].map((records) => records.length)).toEqual([1, 1]);
});

test('withdrawing cancels an action in flight', async ({ page, api, install }) => {
  await page.clock.install();
  await page.reload();
  await accept(page);
  api.decide = () => overloaded;
  await book(page);
  await expect(row(page, '/events').first()).toContainText('503');
  await withdraw(page);
  const tries = api.posts('events').length;
  api.decide = () => undefined;
  await page.clock.fastForward('01:00:00');
  await button(page, 'Privacy settings').click();
  await button(page, 'Accept').click();
  await book(page);
  await expect(row(page, '/events').first()).toContainText('202');
  expect(api.posts('events')).toHaveLength(tries + 1);
  expect(await install.actions()).toHaveLength(1);
});

test('renewed consent creates a new client and a new visitor', async ({ page, context, api, install }) => {
  await accept(page);
  const first = await visitorCookie(context);
  await withdraw(page);
  await button(page, 'Privacy settings').click();
  await button(page, 'Accept').click();
  await expect(row(page, '/session')).toHaveCount(2);
  await expect(row(page, '/session').first()).toContainText('200');
  await book(page);
  await expect(row(page, '/events')).toContainText('202');
  const second = await visitorCookie(context);
  expect(second?.value).not.toBe(first?.value);
  expect((await install.visits()).map((visit) => visit.visitorId)).toEqual([first?.value, second?.value]);
  expect((await install.actions()).map((action) => action.visitorId)).toEqual([second?.value]);
  expect(api.posts('session')).toHaveLength(2);
});

test('withdrawing while the SDK loads starts nothing', async ({ page, context, api, install }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${api.url}/sdk/v1.js`, async (route) => {
    await released;
    await route.continue();
  });
  const arrived = page.waitForResponse(`${api.url}/sdk/v1.js`);
  await button(page, 'Accept').click();
  await withdraw(page);
  release();
  await arrived;
  await expect.poll(() => page.evaluate(() => 'ServiceBilling' in window)).toBe(true);
  expect(await page.evaluate(() => 'serviceEvents' in window)).toBe(false);
  expect(await context.cookies()).toEqual([]);
  await button(page, 'Privacy settings').click();
  await accept(page);
  expect(api.posts('session')).toHaveLength(1);
  expect(await install.visits()).toHaveLength(1);
});

test('withdrawing in one tab stops the other', async ({ page, context, api, shop }) => {
  await accept(page);
  const other = await context.newPage();
  await other.goto(shop.url);
  await expect(row(other, '/session')).toContainText('200');
  await withdraw(other);
  await expect(page.locator('#consent-state')).toHaveText('Analytics is off.');
  await book(page);
  await booked(page);
  await page.reload();
  expect(api.posts('events')).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a visitor who accepted is recognized and not asked again', async ({ page, install }) => {
  await accept(page);
  await page.reload();
  await expect(page.locator('#consent')).toBeHidden();
  await expect(row(page, '/session')).toContainText('200');
  const visitors = (await install.visits()).map((visit) => visit.visitorId);
  expect(visitors).toHaveLength(2);
  expect(new Set(visitors).size).toBe(1);
});

test('the strip shows requests and responses without a token', async ({ page, api }) => {
  await page.locator('#strip').evaluate((strip) => strip.setAttribute('open', ''));
  await accept(page);
  await book(page);
  await expect(row(page, '/events')).toContainText('202');
  const [session] = api.posts('session');
  await expect(row(page, '/session')).toContainText(session?.deliveryId.slice(-8) ?? 'none');
  await expect(page.locator('#strip-latest')).toHaveText('POST …/events → 202');
  expect(await page.content()).not.toMatch(/svc_ses_|Bearer/);
});

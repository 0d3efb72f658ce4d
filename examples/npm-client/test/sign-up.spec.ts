// What a visitor does on the built site reaches the service once, only after consent and only when confirmed.
import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

// In one worker, which builds the site once.
test.describe.configure({ mode: 'default' });

const button = (page: Page, name: string) => page.getByRole('button', { name });

async function signUp(page: Page, email = 'mina@example.com'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await button(page, 'Sign up').click();
}

const confirmed = (page: Page) => expect(page.getByRole('status')).toHaveText('You are on the list.');

test('a sign-up after consent records one visit and one action', async ({ page, site, collector, context }) => {
  await page.goto(site);
  await button(page, 'Accept').click();
  await signUp(page);
  await confirmed(page);
  const { visits, actions } = await collector.waitFor((received) => received.actions.length === 1);
  const [cookie] = await context.cookies();
  expect(cookie?.name).toBe('service_visitor_id');
  expect([visits, actions]).toMatchObject([[{ visitorId: cookie?.value }], [{ visitorId: cookie?.value }]]);
  expect(collector.refused()).toEqual([]);
});

test('a lost response creates no second action', async ({ page, site, collector }) => {
  await page.goto(site);
  await button(page, 'Accept').click();
  collector.faults.next({ on: 'events', drop: 'after-acceptance' });
  const retried = page.waitForResponse((answer) => answer.url().endsWith('/events') && answer.status() === 202);
  await signUp(page);
  await retried;
  expect((await collector.received()).actions).toHaveLength(1);
});

test('a sign-up that the backend refuses records no action', async ({ page, site, collector }) => {
  await page.goto(site);
  await button(page, 'Accept').click();
  await collector.waitFor((received) => received.visits.length === 1);
  await signUp(page, 'full@example.com');
  await expect(page.getByRole('status')).toHaveText(/did not work/);
  await signUp(page);
  await confirmed(page);
  await collector.waitFor((received) => received.actions.length > 0);
  expect((await collector.received()).actions).toHaveLength(1);
});

test('without consent nothing is sent or stored', async ({ page, site, collector, context }) => {
  await page.goto(site);
  await signUp(page);
  await confirmed(page);
  expect(await collector.received()).toEqual({ visits: [], actions: [], events: [] });
  expect(await context.cookies()).toEqual([]);
});

test('Global Privacy Control takes precedence over the button', async ({ page, site, collector, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(site);
  await button(page, 'Accept').click();
  await signUp(page);
  await confirmed(page);
  expect(await collector.received()).toEqual({ visits: [], actions: [], events: [] });
  expect(await context.cookies()).toEqual([]);
});

test('withdrawing deletes all data, and a new choice starts a new visitor', async ({
  page,
  site,
  collector,
  context,
}) => {
  await page.goto(site);
  await button(page, 'Accept').click();
  const [first] = (await collector.waitFor(({ visits }) => visits.length === 1)).visits;
  await button(page, 'Withdraw').click();
  expect(await context.cookies()).toEqual([]);
  await signUp(page);
  await confirmed(page);
  await button(page, 'Accept').click();
  const { visits, actions } = await collector.waitFor((received) => received.visits.length === 2);
  expect(actions).toEqual([]);
  expect(visits.filter(({ visitorId }) => visitorId === first?.visitorId)).toHaveLength(1);
});

test('the next page recognizes the visitor without asking', async ({ page, site, collector }) => {
  await page.goto(site);
  await button(page, 'Accept').click();
  await collector.waitFor(({ visits }) => visits.length === 1);
  await page.reload();
  await expect(button(page, 'Accept')).toBeDisabled();
  const { visits } = await collector.waitFor((received) => received.visits.length === 2);
  expect(new Set(visits.map(({ visitorId }) => visitorId)).size).toBe(1);
});

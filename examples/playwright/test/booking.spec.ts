// What a visitor does on the shop's page reaches the service once, and only after consent.
import { expect, test } from './shop-test.ts';

test('a booking is reported once, even if the first response is lost', async ({ page, shop, collector }) => {
  await page.goto(shop);
  await page.getByRole('button', { name: 'Accept' }).click();
  const { visits } = await collector.waitFor((received) => received.visits.length === 1);

  collector.faults.next({ on: 'events', drop: 'after-acceptance' });
  await page.getByLabel('Name').fill('Mina');
  await page.getByLabel('Email').fill('mina@example.com');
  const retried = page.waitForResponse((answer) => answer.url().endsWith('/events') && answer.status() === 202);
  await page.getByRole('button', { name: 'Book now' }).click();
  await retried;

  const { actions } = await collector.received();
  expect(actions).toMatchObject([{ visitorId: visits[0]?.visitorId }]);
  expect(collector.refused()).toEqual([]);
});

test('the next page reports a booking that could not be sent', async ({ page, shop, collector, context }) => {
  await page.goto(shop);
  await page.getByRole('button', { name: 'Accept' }).click();
  const { visits } = await collector.waitFor((received) => received.visits.length === 1);

  await context.route(`${collector.url}/**`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/events'));
  await page.getByLabel('Name').fill('Mina');
  await page.getByLabel('Email').fill('mina@example.com');
  await page.getByRole('button', { name: 'Book now' }).click();
  await failed;
  await page.close();
  expect((await collector.received()).actions).toEqual([]);

  await context.unrouteAll();
  const later = await context.newPage();
  const delivered = later.waitForResponse((answer) => answer.url().endsWith('/events') && answer.status() === 202);
  await later.goto(shop);
  // A page that closes without this response sends the action once more, in the next test.
  await delivered;
  const { actions } = await collector.received();
  expect(actions).toMatchObject([{ visitorId: visits[0]?.visitorId }]);
  expect(collector.refused()).toEqual([]);
});

test('a visitor who declines is not reported', async ({ page, shop, collector, context }) => {
  await page.goto(shop);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  expect(await collector.received()).toEqual({ visits: [], actions: [], events: [] });
  expect(await context.cookies()).toEqual([]);
});

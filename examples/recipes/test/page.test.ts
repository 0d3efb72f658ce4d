// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:3000/" }
// A unit test of a page with msw: no server, no browser, the same contract.
import { ServiceBilling } from '@service/sdk';
import { createCollectorHandlers } from '@service/server/testing/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const endpoint = 'https://events.example/api/v1/events/collect/svc_pub_0123456789abcdef0123456789abcdef';
const collector = createCollectorHandlers({ endpoint, origin: 'http://localhost:3000' });
const server = setupServer(...collector.handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('a booking records one visit and one action of the cookie’s visitor', async () => {
  const client = ServiceBilling.create({ endpoint, consent: true });
  await client.track({ seats: 2 });
  const { visits, actions } = collector.received();
  expect([visits.length, actions.length]).toEqual([1, 1]);
  expect(document.cookie).toBe(`service_visitor_id=${client.getVisitorId()}`);
  expect(collector.refused()).toEqual([]);
});

test('invalid input is refused before any request', async () => {
  const client = ServiceBilling.create({ endpoint, consent: true });
  await expect(client.track({ seats: Number.NaN })).rejects.toMatchObject({ code: 'invalid_properties' });
});

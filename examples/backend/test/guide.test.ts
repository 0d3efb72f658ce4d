// The test of a backend in docs/testing.md.
import { createEventsClient } from '@service/events';
import { startTestServer } from '@service/server/testing';
import { afterAll, expect, test } from 'vitest';

const service = await startTestServer({ handles: ['order_completed'] });
afterAll(() => service.close());
// The client that your backend sends its events with.
const backend = createEventsClient({ eventsUrl: service.eventsUrl, apiKey: service.token });

test('an order is reported once, even if a response is lost', async () => {
  service.faults.next({ on: 'server-events', drop: 'after-acceptance' });
  await backend.send({
    event_id: 'order-17-completed',
    event_handle: 'order_completed',
    occurred_at: new Date().toISOString(),
    subject: { type: 'order', id: '17' },
    status: 'confirmed',
  });
  const { events } = await service.waitFor((received) => received.events[0]?.receipt.state === 'processed');
  expect(events).toMatchObject([{ handle: 'order_completed', receipt: { outcome: 'unattributed' } }]);
  expect(service.refused()).toEqual([]);
});

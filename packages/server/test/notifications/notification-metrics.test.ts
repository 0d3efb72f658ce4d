// The metrics of the notification worker.
import { afterAll, expect, it, vi } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { DeliveryFault } from '../../src/notifications/ports.ts';
import { createMetrics } from '../../src/ops/metrics/metrics.ts';
import { startNotificationWorkers } from '../../src/workers/notifications.ts';
import { newSqliteStore } from '../stores/sqlite-factory.ts';
import { parseMetrics } from '../support/read-metrics.ts';
import { finding, makeBrand, makeTarget } from './facts.ts';
import { LEASE_TIMES } from './lease-times.ts';

const factory = newSqliteStore();
afterAll(() => factory.dispose());

it('counts deliveries by channel and result', async () => {
  const stores = await factory.open();
  const brand = await makeBrand(stores);
  for (const [url, channel] of [
    ['https://hooks.example/good', 'webhook'],
    ['https://hooks.example/busy', 'webhook'],
    ['https://chat.example/gone', 'chat'],
  ] as const) {
    await makeTarget(stores, brand, { url, channel });
  }
  const metrics = createMetrics();
  const workers = startNotificationWorkers({
    stores,
    clock: systemClock,
    ids: systemIds,
    timers: systemTimers,
    createLoadMeter: () => () => 0,
    logger: { warn: () => {} },
    leaseTimes: LEASE_TIMES,
    notificationMetrics: metrics.notifications,
    sender: {
      async send({ url }) {
        if (url.endsWith('busy')) throw new DeliveryFault('it answered 503');
        if (url.endsWith('gone')) throw new DeliveryFault('it answered 410', { isGone: true });
      },
    },
  });
  try {
    await factory.tell(finding(brand, Date.now()));
    await vi.waitFor(
      async () =>
        expect(Object.fromEntries(parseMetrics(await metrics.read()))).toMatchObject({
          'service_notification_deliveries_total{channel="webhook",result="delivered"}': 1,
          'service_notification_deliveries_total{channel="webhook",result="failed"}': 1,
          'service_notification_deliveries_total{channel="chat",result="parked"}': 1,
        }),
      { timeout: 15_000, interval: 50 },
    );
  } finally {
    await workers.stop();
  }
});

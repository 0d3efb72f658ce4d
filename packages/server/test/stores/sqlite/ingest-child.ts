// A process that records actions until it is killed, and prints each delivery id once it is acknowledged.
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import { openStores } from '../../../src/stores/open-stores.ts';

const [path, install, visitorId = ''] = process.argv.slice(2);
const stores = await openStores({ store: `sqlite:${path}` }, { clock: systemClock, ids: systemIds });

async function recordOneAfterAnother(): Promise<never> {
  for (;;) {
    const deliveryId = systemIds.random();
    const record = {
      install: Number(install),
      deliveryId,
      visitorId,
      receivedAt: Date.now(),
      sessionIssuedAt: Date.now(),
      receiptId: systemIds.ordered(),
    };
    const { outcome } = await stores.collect.recordAction(record);
    process.stdout.write(`${outcome} ${deliveryId}\n`);
  }
}

await Promise.all(Array.from({ length: 64 }, recordOneAfterAnother));

// The shop's own `test`: starts the collector, and the deployed shop configured for it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@service/server/testing/playwright';
import { createShop } from '../../script-tag/src/shop.ts';

export { expect } from '@service/server/testing/playwright';

export const test = base.extend<{ shop: string }>({
  shop: async ({ collector }, use) => {
    const shop = createServer(createShop({ serviceBaseUrl: collector.url, installId: collector.installId }));
    await once(shop.listen(0, '127.0.0.1'), 'listening');
    await use(`http://localhost:${(shop.address() as AddressInfo).port}/`);
    shop.close();
    shop.closeAllConnections();
  },
});

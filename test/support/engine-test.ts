// `test` for behavior required in Chromium, Firefox and WebKit: the service of browser-test.ts, and tabs of the
// project's engine.
import { test as base } from './browser-test.ts';
import type { Engine } from './engines/tab.ts';

export { expect } from './browser-test.ts';

export const test = base.extend<{ engine: Engine }>({
  engine: async ({ opener }, use) => {
    const engine = await opener.open();
    await use(engine);
    await engine.close();
  },
});

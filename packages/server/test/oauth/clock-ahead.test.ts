// A clock that is ahead removes no client and no grant (decisions 12), on both engines.
import { describe, expect, it } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { dropExpired } from '../../src/workers/expiry.ts';
import { authorized, refresh } from '../support/oauth-client.ts';
import { migratedDatabase } from '../support/postgres-database.ts';
import { tempDirectory } from '../support/temp-store.ts';
import { serveOAuth } from './oauth-scene.ts';

const DAY = 86_400_000;

describe.each(['sqlite', 'postgres'] as const)('over %s', (engine) => {
  it('a client keeps working after the clock was two years ahead', async () => {
    await using place = engine === 'sqlite' ? await tempDirectory() : await migratedDatabase();
    const stores = await openStores({ store: place.store }, { clock: systemClock, ids: systemIds });
    {
      await using site = await serveOAuth(stores);
      const { clientId, tokens } = await authorized(site.url, await site.addTenant());
      const now = site.scene.clock.now();
      const passed = (at: number) => stores.retention.noteMarks({ lookedAt: at, passedAt: at, refusal: undefined });
      await passed(now);
      await dropExpired(stores, now + 730 * DAY);
      const next = await refresh(site.url, clientId, tokens.refresh_token);
      expect(next.status).toBe(200);
      await passed(now + 730 * DAY);
      await dropExpired(stores, now + 730 * DAY);
      const { refresh_token: last } = await next.json();
      expect((await refresh(site.url, clientId, last)).status).toBe(401);
    }
    await stores.close();
  });
});

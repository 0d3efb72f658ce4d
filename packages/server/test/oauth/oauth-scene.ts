// The application over a real store of either engine, served over the network, with a signed-in user.
import { randomUUID } from 'node:crypto';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import type { SignedIn } from '../../src/oauth/index.ts';
import type { AppDeps } from '../../src/server/app.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { migratedDatabase } from '../support/postgres-database.ts';
import { openScene, type Scene, type SceneOptions, SECRET } from '../support/scene.ts';
import { tempDirectory } from '../support/temp-store.ts';

export type Engine = 'sqlite' | 'postgres';

export interface OAuthScene extends AsyncDisposable {
  scene: Scene;
  stores: Stores;
  /** `http://127.0.0.1:port` */
  url: string;
  /** The user who is signed in, in every browser. */
  person: SignedIn | undefined;
  /** A tenant with the user as a member. */
  addTenant(name?: string): Promise<string>;
}

export interface OAuthSceneOptions extends Omit<SceneOptions, 'oauth'> {
  oauth?: Partial<AppDeps['oauth']>;
}

/** Its own store unless one is shared. */
export async function openOAuthStores(engine: Engine): Promise<Stores & AsyncDisposable> {
  const place = engine === 'sqlite' ? await tempDirectory() : await migratedDatabase();
  const stores = await openStores({ store: place.store }, { clock: systemClock, ids: systemIds });
  return Object.assign(stores, {
    async [Symbol.asyncDispose]() {
      await stores.close();
      await place[Symbol.asyncDispose]();
    },
  });
}

export async function serveOAuth(stores: Stores, { oauth, ...options }: OAuthSceneOptions = {}): Promise<OAuthScene> {
  const userId = randomUUID();
  const email = `${userId}@acme.example`;
  const scene = await openScene({
    shared: stores,
    ...options,
    oauth: {
      ...stores,
      store: stores.oauth,
      secrets: [SECRET],
      fetchDocument: () => Promise.reject(new Error('this test has no documents')),
      signedIn: async () => opened.person,
      ...oauth,
    },
  });
  await scene.app.listen({ host: '127.0.0.1', port: 0 });
  const address = scene.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen on a port');
  const opened: OAuthScene = {
    scene,
    stores,
    url: `http://127.0.0.1:${address.port}`,
    person: undefined,
    async addTenant(name = 'Acme Ferries') {
      const id = systemIds.ordered();
      await stores.tenants.createTenant({ id, name, plan: 'enterprise', createdAt: 0 });
      const member = await stores.users.putMember({
        tenantId: id,
        role: 'member',
        newUserId: userId,
        email,
        createdAt: 0,
      });
      opened.person = {
        userId: member.userId,
        email: member.email,
        memberships: await stores.users.membershipsOf(member.userId),
      };
      return id;
    },
    [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose](),
  };
  return opened;
}

// Two serving processes over one store, a provider that signs in anyone by address, and a tenant with members.
import { addMember, type Role } from '../../src/accounts/index.ts';
import { type EmbeddedProvider, startEmbeddedProvider } from '../../src/channels/oidc/embedded-provider.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import type { Settings } from '../../src/ops/settings.ts';
import type { ServiceOverrides } from '../../src/server/start-service.ts';
import { newPostgresStore } from '../stores/postgres-factory.ts';
import { newSqliteStore } from '../stores/sqlite-factory.ts';
import { type TestClock, testClock } from './clock.ts';
import { canary } from './log-canaries.ts';
import { startTestService, type TestService } from './service.ts';
import { newVisitor, signInAs, type Visitor } from './visitor.ts';

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;

export interface SignInScene extends AsyncDisposable {
  here: TestService;
  /** Another process over the same store. */
  there: TestService;
  /** One more, with its own settings and real timers; the caller ends it. */
  another(settings: Partial<Settings>): Promise<TestService>;
  provider: EmbeddedProvider;
  clock: TestClock;
  tenant(): Promise<string>;
  /** Adds a member; returns the address. */
  member(tenantId: string, role?: Role): Promise<string>;
  /** A browser in which a new member has signed in. */
  person(tenantId: string, role?: Role): Promise<Person>;
}

export interface Person extends Visitor {
  email: string;
  csrfToken: string;
  /** A request to `/api/v1/me` and below, with the CSRF token. */
  own(method: string, path: string, body?: object): Promise<Response>;
  /** The same for the portal's API. */
  portal(method: string, path: string, body?: object): Promise<Response>;
}

export async function openSignInScene(
  engine: (typeof ENGINES)[number],
  settings: Partial<Settings> = {},
  timers = systemTimers,
): Promise<SignInScene> {
  const { store, dispose } = await newStore(engine);
  const clock = testClock();
  const provider = await startEmbeddedProvider({
    email: 'demo@shop.example',
    callbackPath: '/auth/callback',
    ids: systemIds,
    clock: systemClock,
    isVerified: (email) => !email.startsWith('unverified-'),
  });
  const secrets = [canary('a secret of the tests, long enough', 'SERVICE_SECRET')];
  const start = (own: Partial<Settings> = {}, overrides: Partial<ServiceOverrides> = {}) =>
    startTestService({
      directory: { store, path: store, [Symbol.asyncDispose]: async () => {} },
      settings: { login: provider, secrets, ...settings, ...own },
      overrides: { clock, ...overrides },
    });
  const [here, there] = [await start({}, { timers }), await start({}, { timers })];
  const { stores } = here;

  async function member(tenantId: string, role: Role = 'member'): Promise<string> {
    const email = `${systemIds.random()}@shop.example`;
    await addMember({ ...stores, clock, ids: systemIds })({ tenantId, email, role });
    return email;
  }

  return {
    here,
    there,
    another: (own) => start(own),
    provider,
    clock,
    member,
    async tenant() {
      const id = systemIds.ordered();
      await stores.tenants.createTenant({ id, name: 'Acme', plan: 'pro', createdAt: clock.now() });
      return id;
    },
    async person(tenantId, role) {
      const email = await member(tenantId, role);
      const visitor = newVisitor();
      const response = await signInAs(visitor, here.url, email);
      const { csrf_token: csrfToken } = await me(response);
      return {
        ...visitor,
        email,
        csrfToken,
        own: ownRequests(visitor, here.url, csrfToken),
        portal: requestsBelow('/api/v1/portal', visitor, here.url, csrfToken),
      };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([here, there].map((service) => service[Symbol.asyncDispose]()));
      await provider.close();
      await dispose();
    },
  };
}

async function me(response: Response): Promise<{ csrf_token: string }> {
  const body: unknown = await response.json();
  const token = body instanceof Object && 'csrf_token' in body ? body.csrf_token : undefined;
  if (typeof token !== 'string') throw new Error(`nobody is signed in: ${JSON.stringify(body)}`);
  return { csrf_token: canary(token, 'a CSRF token') };
}

export const ownRequests = (visitor: Visitor, baseUrl: string, csrfToken: string): Person['own'] =>
  requestsBelow('/api/v1/me', visitor, baseUrl, csrfToken);

const requestsBelow =
  (prefix: string, visitor: Visitor, baseUrl: string, csrfToken: string): Person['own'] =>
  (method, path, body) =>
    visitor.send(baseUrl + prefix + path, {
      method,
      headers: { 'x-csrf-token': csrfToken, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

async function newStore(engine: (typeof ENGINES)[number]): Promise<{ store: string; dispose(): Promise<void> }> {
  if (engine === 'PostgreSQL') {
    const factory = newPostgresStore();
    return { store: await factory.store(), dispose: () => factory.dispose() };
  }
  const factory = newSqliteStore();
  return { store: `sqlite:${factory.path}`, dispose: () => factory.dispose() };
}

// One authorization server per host name of this process, recreated when its keys change.
import type { Provider } from 'oidc-provider';
import type { TenantStore, UserStore } from '../accounts/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import type { Caller } from '../tools/index.ts';
import { clientOf, readAccessToken } from './access-token.ts';
import { type Consent, createConsent } from './grant-consent.ts';
import { memberOf } from './member-account.ts';
import type { OwnAddress } from './own-address.ts';
import type { FetchDocument, OAuthStore } from './ports.ts';
import { derivedKey } from './sealed-key.ts';
import { createSigningKeyring } from './signing-keys.ts';

export interface AuthorizationServerDeps {
  store: OAuthStore;
  users: Pick<UserStore, 'membershipsOf'>;
  tenants: Pick<TenantStore, 'findTenant'>;
  /** From the settings: the first seals and signs, all open and verify. */
  secrets: readonly string[];
  fetchDocument: FetchDocument;
  /** Called before a request waits for a client's document. Throws `rate_limited` or `unavailable`. */
  beforeFetch(): void;
  maxUnusedClients?: number | undefined;
  clock: Clock;
  ids: Ids;
  onFault(error: unknown): void;
}

export interface AuthorizationServer {
  providerFor(own: OwnAddress): Promise<Provider>;
  /** The caller of an access token. Throws `unauthorized`. */
  callerOf(token: string, own: OwnAddress): Promise<Caller>;
  /** Whether an access token that {@link callerOf} has accepted belongs to a client with a redirect to this origin. */
  isPageOf(token: string, origin: string, own: OwnAddress): Promise<boolean>;
  consent: Consent;
}

const MAX_UNUSED_CLIENTS = 10_000;

export function createAuthorizationServer(deps: AuthorizationServerDeps): AuthorizationServer {
  const { secrets, users, maxUnusedClients = MAX_UNUSED_CLIENTS } = deps;
  const keyring = createSigningKeyring(deps);
  const cookieKeys = secrets.map((secret) => Buffer.from(derivedKey(secret, 'cookies')).toString('base64url'));
  const made = new Map<string, { version: string; provider: Provider }>();

  async function isMember(accountId: string): Promise<boolean> {
    const member = memberOf(accountId);
    const memberships = member ? await users.membershipsOf(member.userId) : [];
    return memberships.some(({ tenantId }) => tenantId === member?.tenantId);
  }

  async function providerFor(own: OwnAddress): Promise<Provider> {
    // Loading `oidc-provider` takes 0.3 s of CPU time, and most processes never need it.
    const [keys, { createProvider }] = await Promise.all([keyring.read(), import('./provider.ts')]);
    const known = made.get(own.issuer);
    if (known?.version === keys.version) return known.provider;
    const provider = createProvider({ ...deps, maxUnusedClients, cookieKeys, isMember }, own, keys);
    made.set(own.issuer, { version: keys.version, provider });
    return provider;
  }

  return {
    providerFor,
    async isPageOf(token, origin, own) {
      const clientId = clientOf(token);
      if (clientId === undefined || origin === 'null') return false;
      const client = await (await providerFor(own)).Client.find(clientId);
      return client?.redirectUris?.some((uri) => URL.parse(uri)?.origin === origin) ?? false;
    },
    callerOf: readAccessToken({ ...deps, keyring }),
    consent: createConsent({ ...deps, csrfKey: derivedKey(secrets[0] ?? '', 'consent form') }),
  };
}

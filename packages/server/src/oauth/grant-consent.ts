// Consent to a client: shows the request, and turns an approval into a grant for one tenant (decisions 11).
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TenantStore } from '../accounts/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isAppRedirect } from './client-rules.ts';
import type { ConsentView } from './consent-page.ts';
import { accountIdOf } from './member-account.ts';
import { knownScopes, SCOPES } from './metadata.ts';
import type { SignedIn } from './ports.ts';

/** A pending authorization, as the provider knows it. */
export interface PendingConsent {
  uid: string;
  clientId: string;
  clientName: string | undefined;
  redirectUri: string;
  scope: string | undefined;
}

export interface ConsentDeps {
  tenants: Pick<TenantStore, 'findTenant'>;
  csrfKey: Uint8Array;
}

export interface ConsentAnswer {
  decision: string | null;
  tenant: string | null;
  csrf: string | null;
}

export interface Agreement {
  accountId: string;
  scopes: readonly string[];
}

export interface Consent {
  describe(pending: PendingConsent, person: SignedIn): Promise<ConsentView>;
  /**
   * `undefined` if the user declines. Throws `foreign_form` if another page sent it, and `invalid_input` for another
   * tenant.
   */
  decide(pending: PendingConsent, person: SignedIn, answer: ConsentAnswer): Agreement | undefined;
}

export function createConsent({ tenants, csrfKey }: ConsentDeps): Consent {
  /** Bound to the user too: a page shown to one user is invalid for anyone else. */
  const csrfOf = ({ uid }: PendingConsent, { userId }: SignedIn): string =>
    createHmac('sha256', csrfKey)
      .update(JSON.stringify([uid, userId]))
      .digest('base64url');

  return {
    async describe(pending, person) {
      const redirect = new URL(pending.redirectUri);
      const named = person.memberships.map(async ({ tenantId: id }) => ({
        id,
        name: (await tenants.findTenant(id))?.name ?? id,
      }));
      return {
        clientName: pending.clientName,
        clientHost: URL.parse(pending.clientId)?.host,
        ...destinationOf(redirect),
        scopes: askedScopes(pending),
        email: person.email,
        tenants: await Promise.all(named),
        csrf: csrfOf(pending, person),
      };
    },
    decide(pending, person, { decision, tenant, csrf }) {
      if (!isSame(csrf ?? '', csrfOf(pending, person))) {
        throw new DomainError('foreign_form', {
          message: 'This form was submitted from another page or by another user.',
        });
      }
      if (decision !== 'allow') return undefined;
      const membership = person.memberships.find(({ tenantId }) => tenantId === tenant);
      if (!membership) throw new DomainError('invalid_input', { message: 'You are not a member of this tenant.' });
      const { tenantId } = membership;
      return { accountId: accountIdOf({ tenantId, userId: person.userId }), scopes: askedScopes(pending) };
    },
  };
}

/** The part that a person can recognize: the host of a site, or the scheme of an app, which identifies the app. */
function destinationOf(redirect: URL): Pick<ConsentView, 'destination' | 'isOnThisMachine'> {
  const { protocol, host } = redirect;
  if (!isAppRedirect(redirect)) return { destination: host, isOnThisMachine: protocol === 'http:' };
  return { destination: host === '' ? protocol : `${protocol}//${host}`, isOnThisMachine: true };
}

function askedScopes({ scope }: PendingConsent) {
  const known = knownScopes(scope);
  return SCOPES.filter((each) => known.includes(each));
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

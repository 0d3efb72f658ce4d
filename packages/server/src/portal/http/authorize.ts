// Who may call a portal route (decisions 5): the login session, CSRF, then the brand or tenant in the path.
import type { PortalAccess } from '@service/protocol/portal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expectCsrfToken, type FindSignedIn, type SignedIn } from '../../accounts/http-session.ts';
import type { Membership } from '../../accounts/index.ts';
import type { Brand, BrandStore } from '../../brands/index.ts';
import type { SecurityLog } from '../../http/security-log.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { PortalLimit } from '../http-limits.ts';

export interface AuthorizeDeps {
  findSignedIn: FindSignedIn;
  brands: Pick<BrandStore, 'findBrand'>;
  limit: PortalLimit;
  log: SecurityLog;
}

export interface Authorized {
  person: SignedIn | undefined;
  brand: Brand | undefined;
  membership: Membership | undefined;
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * In this order: 403 `login_required` for an API key, 401, 429, 403 `csrf_failed`, 404 for a brand or tenant of another
 * user, 403 `owner_required`. A brand of another tenant and one that does not exist are indistinguishable.
 */
export async function authorizePerson(
  { findSignedIn, limit }: AuthorizeDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  if (request.headers.authorization !== undefined) {
    throw new DomainError('login_required', {
      message: 'The portal does not accept API keys: sign in at /auth/login.',
    });
  }
  const person = await findSignedIn(request);
  if (!person) throw new DomainError('unauthorized', { message: 'Sign in at /auth/login.' });
  limit(person.userId, reply);
  if (!READING.has(request.method)) expectCsrfToken(request);
  return person;
}

export async function authorizePath(
  { brands }: AuthorizeDeps,
  access: PortalAccess,
  person: SignedIn,
  params: { brand?: string; tenant?: string },
): Promise<Authorized> {
  if (access === 'person' || access === 'anyone') return { person, brand: undefined, membership: undefined };
  const brand = params.brand === undefined ? undefined : await brands.findBrand(params.brand);
  const tenantId = params.brand === undefined ? params.tenant : brand?.tenantId;
  const membership = person.memberships.find((one) => one.tenantId === tenantId);
  if (!membership) {
    const what = params.brand === undefined ? 'tenant' : 'brand';
    throw new DomainError('not_found', { message: `You have no such ${what}.` });
  }
  if (access === 'owner' && membership.role !== 'owner') {
    throw new DomainError('owner_required', { message: 'Only an owner can do this. Ask an owner of your team.' });
  }
  return { person, brand, membership };
}

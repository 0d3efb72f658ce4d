// Creates and revokes personal access tokens (decisions 5). Only `createToken` returns the secret.
import { isWellFormedText, mintToken } from '@service/protocol/schemas';
import type { TenantStore } from '../accounts/index.ts';
import type { BrandStore } from '../brands/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { NOT_PRINTABLE } from '../kernel/text/printable.ts';
import { isVisibleName } from '../kernel/text/visible-name.ts';
import { hashOfToken } from './authenticate.ts';
import type { Token, TokenStore } from './ports.ts';

export interface ManageDeps {
  store: TokenStore;
  tenants: Pick<TenantStore, 'findTenant'>;
  brands: Pick<BrandStore, 'findBrand'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'random' | 'bytes'>;
}

export interface NewToken extends Pick<Token, 'tenantId' | 'name' | 'scopes' | 'brandIds' | 'demo' | 'expiresAt'> {
  /** The user of `/me`; absent for an operator. */
  userId?: string;
}

const MAX_NAME_CHARACTERS = 100;
/** Of a user in one tenant: each has its own quota of calls. An operator has no limit. */
const MAX_TOKENS = 50;
/** Later times have no ISO form with a four-digit year. */
const LAST_EXPIRY = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const refusedField = (subject: string, path: string, message: string): DomainError =>
  new DomainError('invalid_input', { message: `${subject} ${message}.`, issues: [{ path, message }] });

/** Throws `invalid_input`, also for too many tokens, and `not_found` for an unknown tenant or brand. A demo token is read-only (Spec 5). */
export const createToken =
  ({ store, tenants, brands, clock, ids }: ManageDeps) =>
  async (input: NewToken): Promise<{ token: Token; secret: string }> => {
    const name = input.name.trim();
    if (name === '' || [...name].length > MAX_NAME_CHARACTERS) {
      throw refusedField('The token name', 'name', `must have 1 to ${MAX_NAME_CHARACTERS} characters`);
    }
    if (!isVisibleName(name)) throw refusedField('The token name', 'name', NOT_PRINTABLE);
    if (input.scopes.length === 0) throw new DomainError('invalid_input', { message: 'A token needs a scope.' });
    if (input.demo && input.scopes.includes('write')) {
      throw new DomainError('invalid_input', { message: 'A demo token is read-only: omit the scope "write".' });
    }
    if (input.brandIds?.length === 0) {
      throw new DomainError('invalid_input', {
        message: 'The list of brands must not be empty; omit it to allow all brands.',
      });
    }
    const now = clock.now();
    if (input.expiresAt !== null && input.expiresAt <= now) {
      throw refusedField('The expiry', 'expires_at', 'must be in the future');
    }
    if (input.expiresAt !== null && input.expiresAt > LAST_EXPIRY) {
      throw refusedField('The expiry', 'expires_at', 'must be before the year 10000');
    }
    await expectOwner({ tenants, brands }, input);
    const secret = mintToken({ demo: input.demo }, ids.bytes);
    const token: Token = {
      ...input,
      id: ids.random(),
      name,
      scopes: [...new Set(input.scopes)],
      hash: hashOfToken(secret),
      createdAt: now,
      revokedAt: null,
      lastUsedOn: null,
      userId: input.userId ?? null,
    };
    const isCreated = await store.createToken(token, token.userId === null ? undefined : MAX_TOKENS);
    if (!isCreated) {
      const message = `You have ${MAX_TOKENS} API keys in this team, which is the maximum. Revoke one that you no longer need.`;
      throw new DomainError('invalid_input', { message });
    }
    return { token, secret };
  };

/** A token for another tenant's brand would look valid but allow nothing. */
async function expectOwner(
  { tenants, brands }: Pick<ManageDeps, 'tenants' | 'brands'>,
  { tenantId, brandIds }: NewToken,
): Promise<void> {
  if (!(await tenants.findTenant(tenantId))) {
    throw new DomainError('not_found', { message: `no such tenant: ${tenantId}` });
  }
  for (const id of brandIds ?? []) {
    if (isWellFormedText(id) && (await brands.findBrand(id))?.tenantId === tenantId) continue;
    throw new DomainError('not_found', { message: `The tenant has no brand ${id}.` });
  }
}

/** Throws `not_found`. Revoking twice has no further effect. */
export const revokeToken =
  ({ store, clock }: Pick<ManageDeps, 'store' | 'clock'>) =>
  async (id: string): Promise<Token> => {
    const token = await store.revokeToken(id, clock.now());
    if (!token) throw new DomainError('not_found', { message: `no such token: ${id}` });
    return token;
  };

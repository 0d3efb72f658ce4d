// Authenticates calls with `Authorization: Bearer svc_pat_...` (Spec 5; decisions 5).
import { createHash } from 'node:crypto';
import { isWellFormedToken } from '@service/protocol/schemas';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Fault } from '../kernel/error-codes.ts';
import type { Token } from './ports.ts';

export interface AuthenticateDeps {
  /** Cached if possible; a revocation takes effect within 5 seconds. */
  findTokenByHash(hash: Uint8Array): Promise<Token | undefined>;
  /** Called for each use on a later day than the token records, until the token records that day. */
  used(token: Token, day: string): void;
  clock: Pick<Clock, 'now'>;
}

export const hashOfToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

const unauthorized = (message: string, fault: Fault): DomainError =>
  new DomainError('unauthorized', { message, fault });

/** The token of an `Authorization` header. Throws `unauthorized`; its check digits detect a typo without a lookup. */
export const authenticate =
  ({ findTokenByHash, used, clock }: AuthenticateDeps) =>
  async (authorization: string | undefined): Promise<Token> => {
    const secret = /^Bearer +([^\s]+) *$/i.exec(authorization ?? '')?.[1];
    if (secret === undefined) {
      throw unauthorized('Send the API key as "Authorization: Bearer svc_pat_...".', 'api_key_missing');
    }
    if (!isWellFormedToken(secret)) {
      throw unauthorized('This is not a complete API key. Copy it again.', 'api_key_malformed');
    }
    const token = await findTokenByHash(hashOfToken(secret));
    const now = clock.now();
    if (!token || token.revokedAt !== null || (token.expiresAt !== null && token.expiresAt <= now)) {
      throw unauthorized('This API key is unknown, expired or revoked.', 'api_key_unknown');
    }
    const day = new Date(now).toISOString().slice(0, 10);
    if (token.lastUsedOn === null || token.lastUsedOn < day) used(token, day);
    return token;
  };

/** True if the token may access this brand of this tenant. */
export const reachesBrand = (token: Token, brand: { id: string; tenantId: string }): boolean =>
  token.tenantId === brand.tenantId && (token.brandIds === null || token.brandIds.includes(brand.id));

// Authenticates calls of `/mcp` by access token: signature, issuer, audience and time first, then the store (decisions
// 11).
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { UserStore } from '../accounts/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Caller } from '../tools/index.ts';
import { memberOf } from './member-account.ts';
import { SCOPES } from './metadata.ts';
import type { OwnAddress } from './own-address.ts';
import type { Artifact, OAuthStore } from './ports.ts';
import { SIGNING_ALGORITHM, type SigningKeyring, type SigningKeys } from './signing-keys.ts';
import { keyOf } from './stored-artifacts.ts';

export interface AccessTokenDeps {
  keyring: SigningKeyring;
  store: Pick<OAuthStore, 'findArtifact'>;
  users: Pick<UserStore, 'membershipsOf'>;
  clock: Pick<Clock, 'now'>;
}

const claimsSchema = z.object({ sub: z.string(), scope: z.string(), grant_id: z.string() });

/** Whether a bearer's text has the form of an access token. */
export const isAccessToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);

/** Throws `unauthorized`. The store is asked each time, so that a grant or a membership ends everywhere at once. */
export const readAccessToken =
  ({ keyring, store, users, clock }: AccessTokenDeps) =>
  async (token: string, own: OwnAddress): Promise<Caller> => {
    const { sub, scope, grant_id } = await verified(keyring, token, own);
    const member = memberOf(sub);
    const [grant, memberships] = await Promise.all([
      store.findArtifact('Grant', keyOf(grant_id)),
      member ? users.membershipsOf(member.userId) : [],
    ]);
    const isLive = grant !== undefined && grant.expiresAt > clock.now() && accountOf(grant) === sub;
    if (!member || !isLive || !memberships.some(({ tenantId }) => tenantId === member.tenantId)) throw refused();
    const given = scope.split(' ');
    const scopes = SCOPES.filter((each) => given.includes(each));
    return { id: `oauth:${grant_id}`, tenantId: member.tenantId, brandIds: null, scopes, demo: false };
  };

const grantSchema = z.object({ accountId: z.string() });

const accountOf = ({ payload }: Pick<Artifact, 'payload'>): string => grantSchema.parse(JSON.parse(payload)).accountId;

/** The client that an already verified access token was given to; `undefined` for any other text. */
export function clientOf(token: string): string | undefined {
  const { client_id } = isAccessToken(token) ? decodeJwt(token) : {};
  return typeof client_id === 'string' ? client_id : undefined;
}

async function verified(keyring: SigningKeyring, token: string, { issuer, resource }: OwnAddress) {
  try {
    const { kid = '' } = decodeProtectedHeader(token);
    const keys = publicKeys(await keyring.readFor(kid));
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      issuer,
      audience: resource,
      typ: 'at+jwt',
      algorithms: [SIGNING_ALGORITHM],
      requiredClaims: ['exp'],
    });
    return claimsSchema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof z.ZodError) throw refused();
    throw error;
  }
}

const publicKeys = ({ keys }: SigningKeys) => keys.map(({ d: _private, ...key }) => key);

const refused = (): DomainError =>
  new DomainError('unauthorized', {
    message: 'This access token is unknown, expired, revoked or not for this server.',
  });

// The tokens that a signed-in user may list and revoke: their own, and for an owner those of the tenant (decisions 5).
import { isWellFormedText } from '@service/protocol/schemas';
import type { Membership } from '../accounts/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { revokeToken } from './manage.ts';
import type { Token, TokenStore } from './ports.ts';

export interface Person {
  userId: string;
  memberships: readonly Membership[];
}

const mayManage = ({ userId, memberships }: Person, token: Token): boolean => {
  const role = memberships.find(({ tenantId }) => tenantId === token.tenantId)?.role;
  return role === 'owner' || (role === 'member' && token.userId === userId);
};

/** By tenant, in the order of creation. */
export async function listOwnTokens(store: Pick<TokenStore, 'listTokens'>, person: Person): Promise<Token[]> {
  const lists = await Promise.all(person.memberships.map(({ tenantId }) => store.listTokens(tenantId)));
  return lists.flat().filter((token) => mayManage(person, token));
}

/** Throws `not_found`, also for a token that belongs to another user. */
export async function revokeOwnToken(
  deps: { store: TokenStore; clock: Pick<Clock, 'now'> },
  person: Person,
  id: string,
): Promise<Token> {
  const token = isWellFormedText(id) ? await deps.store.findToken(id) : undefined;
  if (token && mayManage(person, token)) return revokeToken(deps)(id);
  throw new DomainError('not_found', { message: 'You have no such token.' });
}

/** The requested tenant. Throws `not_found` for one without membership, `invalid_input` if several are possible. */
export function tenantOf({ memberships }: Person, tenantId: string | undefined): string {
  const fitting = memberships.filter((membership) => tenantId === undefined || membership.tenantId === tenantId);
  const [only, another] = fitting;
  if (only && !another) return only.tenantId;
  if (!only) throw new DomainError('not_found', { message: 'You are not a member of this tenant.' });
  const issues = [{ path: 'tenant_id', message: 'is needed: you are a member of several tenants' }];
  throw new DomainError('invalid_input', { message: 'Specify the tenant of the token.', issues });
}

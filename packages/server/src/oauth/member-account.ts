// The account of an access token: a member of one tenant, so that a grant ends with the membership (decisions 11).
// Pure.

export interface MemberAccount {
  tenantId: string;
  userId: string;
}

const SEPARATOR = '.';

/** The `sub` of tokens. */
export const accountIdOf = ({ tenantId, userId }: MemberAccount): string => tenantId + SEPARATOR + userId;

/** `undefined` for anything that {@link accountIdOf} does not produce. */
export function memberOf(accountId: string): MemberAccount | undefined {
  const [tenantId = '', userId = '', ...more] = accountId.split(SEPARATOR);
  return tenantId === '' || userId === '' || more.length > 0 ? undefined : { tenantId, userId };
}

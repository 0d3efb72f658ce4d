// The public format of a token, without its secret. Pure.
import type { Token } from './ports.ts';

const timestamp = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const tokenDocument = (token: Token) => ({
  token_id: token.id,
  tenant_id: token.tenantId,
  name: token.name,
  scopes: token.scopes,
  brand_ids: token.brandIds,
  demo: token.demo,
  created_at: new Date(token.createdAt).toISOString(),
  expires_at: timestamp(token.expiresAt),
  revoked_at: timestamp(token.revokedAt),
  last_used_on: token.lastUsedOn,
});

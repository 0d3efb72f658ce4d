// Personal access tokens, stored as SHA-256 hashes only (decisions 5).
import type { TokenScope } from '@service/protocol/schemas';

export interface Token {
  id: string;
  tenantId: string;
  name: string;
  /** SHA-256 of the whole token. */
  hash: Uint8Array;
  scopes: TokenScope[];
  /** The brands that it can access; `null`: all of the tenant. */
  brandIds: string[] | null;
  demo: boolean;
  createdAt: number;
  /** Milliseconds since 1970, or `null`: does not expire. */
  expiresAt: number | null;
  revokedAt: number | null;
  /** UTC day `YYYY-MM-DD` of the last use, or `null`. */
  lastUsedOn: string | null;
  /** The user who created it at `/me`; `null`: an operator. */
  userId: string | null;
}

export interface TokenStore {
  /**
   * With `most`: false, and nothing changed, if its user already has as many tokens in the tenant that are neither
   * revoked nor expired.
   */
  createToken(token: Token, most?: number): Promise<boolean>;
  findTokenByHash(hash: Uint8Array): Promise<Token | undefined>;
  /** In the order of creation. */
  listTokens(tenantId?: string): Promise<Token[]>;
  findToken(id: string): Promise<Token | undefined>;
  /** The time of the first revocation is kept. `undefined` if there is no such token. */
  revokeToken(id: string, at: number): Promise<Token | undefined>;
  /** Stores the day of the last use; does not count as a configuration change. */
  touchToken(id: string, day: string): Promise<void>;
}

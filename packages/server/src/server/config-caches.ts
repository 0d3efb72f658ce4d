// The configuration that a serving process caches, so that the hot path reads no store (decisions 2).
import type { Brand } from '../brands/index.ts';
import type { CachedLookup, ConfigCache, Install } from '../integrations/index.ts';
import type { Connection } from '../server-events/index.ts';
import type { Stores } from '../stores/stores.ts';
import type { Token } from '../tokens/index.ts';

export interface CachedConfig {
  installs: CachedLookup<Install>;
  /** Cached for their tenant, which never changes: other changes to a brand do not raise the version. */
  brands: CachedLookup<Brand>;
  connections: CachedLookup<Connection>;
  /** By the install's public ID. */
  connectionsOfInstalls: CachedLookup<Connection>;
  findTokenByHash(hash: Uint8Array): Promise<Token | undefined>;
  /** A token revoked in this process is refused at once. */
  forgetToken(token: Pick<Token, 'hash'>): void;
}

export function createCachedConfig(cache: Pick<ConfigCache, 'lookup'>, stores: Stores): CachedConfig {
  const tokens = cache.lookup((hash) => stores.tokens.findTokenByHash(Buffer.from(hash, 'hex')));
  return {
    installs: cache.lookup((id) => stores.installs.findInstall(id)),
    brands: cache.lookup((id) => stores.brands.findBrand(id)),
    connections: cache.lookup((id) => stores.connections.findConnection(id)),
    connectionsOfInstalls: cache.lookup((id) => stores.connections.findConnectionOfInstall(id)),
    findTokenByHash: (hash) => tokens.find(Buffer.from(hash).toString('hex')),
    forgetToken: ({ hash }) => tokens.invalidate(Buffer.from(hash).toString('hex')),
  };
}

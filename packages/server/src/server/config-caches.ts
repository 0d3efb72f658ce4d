// The configuration that serving reads from memory, with no store read on the hot path (decisions 2).
import type { Brand } from '../brands/index.ts';
import type { ConfigMemory, Install, Remembered } from '../integrations/index.ts';
import type { Connection } from '../server-events/index.ts';
import type { Stores } from '../stores/stores.ts';
import type { Token } from '../tokens/index.ts';

export interface Records {
  installs: Remembered<Install>;
  /** For their tenant, which never changes: other changes of a brand raise no version. */
  brands: Remembered<Brand>;
  connections: Remembered<Connection>;
  /** By the install's public ID. */
  connectionsOfInstalls: Remembered<Connection>;
  findTokenByHash(hash: Uint8Array): Promise<Token | undefined>;
  /** A token that was revoked in this process is refused at once. */
  forgetToken(token: Pick<Token, 'hash'>): void;
}

export function rememberRecords(memory: Pick<ConfigMemory, 'remember'>, stores: Stores): Records {
  const tokens = memory.remember((hash) => stores.tokens.findTokenByHash(Buffer.from(hash, 'hex')));
  return {
    installs: memory.remember((id) => stores.installs.findInstall(id)),
    brands: memory.remember((id) => stores.brands.findBrand(id)),
    connections: memory.remember((id) => stores.connections.findConnection(id)),
    connectionsOfInstalls: memory.remember((id) => stores.connections.findConnectionOfInstall(id)),
    findTokenByHash: (hash) => tokens.find(Buffer.from(hash).toString('hex')),
    forgetToken: ({ hash }) => tokens.invalidate(Buffer.from(hash).toString('hex')),
  };
}

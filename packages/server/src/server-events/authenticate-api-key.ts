// Authenticates server events by API key: 401, 404, 403, then 422 (decisions 4 "Order").
import { DomainError } from '../kernel/domain-error.ts';
import { type AuthenticateDeps, authenticate, reachesBrand } from '../tokens/index.ts';
import { findTarget, switchedOff, type Target, type TargetDeps } from './find-target.ts';
import type { Connection } from './ports.ts';

export type AuthenticateApiKeyDeps = TargetDeps & AuthenticateDeps;

export interface KeyCaller {
  authorization: string | undefined;
  /** The id in the path, in any form. */
  pathId: string;
}

/** Both throw `unauthorized`, and `not_found` also if the key has no access to the brand or the install is inactive. */
export interface ApiKeyAuthenticator {
  /** Also throws `insufficient_scope` and `server_event_not_configured`. `key` names the API key. */
  toWrite(caller: KeyCaller): Promise<{ connection: Connection; key: string }>;
  /** Any scope is sufficient. */
  toRead(caller: KeyCaller): Promise<Connection>;
}

export function createApiKeyAuthenticator(deps: AuthenticateApiKeyDeps): ApiKeyAuthenticator {
  const tokenOf = authenticate(deps);
  const targetOf = findTarget(deps);

  async function authenticateCaller({ authorization, pathId }: KeyCaller) {
    const token = await tokenOf(authorization);
    const target = await targetOf(pathId);
    if (!target || !reachesBrand(token, target.brand)) throw notFound();
    if (!target.isActive) throw switchedOff();
    return { token, target };
  }

  return {
    async toWrite(caller) {
      const { token, target } = await authenticateCaller(caller);
      if (!token.scopes.includes('write')) {
        throw new DomainError('insufficient_scope', {
          message: 'This API key may only read. Create one with `service token create --scope write`.',
        });
      }
      return { connection: configured(target), key: token.id };
    },
    async toRead(caller) {
      const { target } = await authenticateCaller(caller);
      if (!target.connection) throw notFound();
      return target.connection;
    },
  };
}

const notFound = (): DomainError =>
  new DomainError('not_found', {
    message: 'There is no such connection, or this API key has no access to its brand.',
    fault: 'unknown_connection',
  });

function configured({ connection }: Target): Connection {
  if (connection) return connection;
  throw new DomainError('server_event_not_configured', {
    message: 'This install has no server event connection. Creating an API key does not create one.',
  });
}

// Changes a connection, and waits until every serving process has applied it (decisions 2, 4).
import { type PropagationDeps, waitForConfigPropagation } from '../integrations/index.ts';
import type { Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { mintSigningSecret, parseHandle, parseHandles } from './connection-fields.ts';
import type { Connection, ConnectionChange, ConnectionStore } from './ports.ts';

export interface UpdateConnectionDeps extends PropagationDeps {
  connections: Pick<ConnectionStore, 'updateConnection'>;
  ids: Pick<Ids, 'bytes'>;
}

export interface ConnectionUpdate extends Pick<ConnectionChange, 'handles' | 'preconfigured' | 'reversals'> {
  id: string;
  /** Adds a secret; the old ones verify until they are dropped. An unsigned connection becomes a signed one. */
  rotateSecret?: boolean;
  /** Only the newest secret stays. */
  dropOldSecrets?: boolean;
}

/** Returns the new secret too, or `null`. Throws `invalid_input` and `not_found`. */
export const updateConnection =
  (deps: UpdateConnectionDeps) =>
  async (update: ConnectionUpdate): Promise<{ connection: Connection; newSecret: string | null }> => {
    const { id, handles, preconfigured, reversals, rotateSecret = false, dropOldSecrets = false } = update;
    const newSecret = rotateSecret ? mintSigningSecret(deps.ids) : null;
    const connection = await deps.connections.updateConnection(id, {
      ...(handles !== undefined && { handles: parseHandles(handles) }),
      ...(preconfigured !== undefined && {
        preconfigured: preconfigured === null ? null : parseHandle(preconfigured, 'preconfigured'),
      }),
      ...(reversals !== undefined && { reversals }),
      ...(newSecret !== null && { addSecret: newSecret }),
      ...(dropOldSecrets && { dropOldSecrets }),
    });
    if (!connection) throw new DomainError('not_found', { message: `no such connection: ${id}` });
    await waitForConfigPropagation(deps);
    return { connection, newSecret };
  };

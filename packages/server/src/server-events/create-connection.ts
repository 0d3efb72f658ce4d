// Creates the server event connection of an install (Spec 4.2 rule 3; decisions 4).
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { mintSigningSecret, parseHandle, parseHandles } from './connection-fields.ts';
import type { Connection, ConnectionStore } from './ports.ts';

export interface CreateConnectionDeps {
  connections: Pick<ConnectionStore, 'createConnection'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'random' | 'bytes'>;
}

export interface NewConnection {
  installId: string;
  handles: string[];
  /** The handle of the preconfigured endpoint; it need not be among the handles. */
  preconfigured: string | null;
  reversals: boolean;
  /** A legacy signed integration gets a secret. */
  signed: boolean;
}

/** Throws `invalid_input`, `not_found` for an unknown install, and `connection_exists` if it already has one. */
export const createConnection =
  ({ connections, clock, ids }: CreateConnectionDeps) =>
  async ({ installId, handles, preconfigured, reversals, signed }: NewConnection): Promise<Connection> => {
    const created = await connections.createConnection({
      id: ids.random(),
      installId,
      handles: parseHandles(handles),
      preconfigured: preconfigured === null ? null : parseHandle(preconfigured, 'preconfigured'),
      reversals,
      signingSecrets: signed ? [mintSigningSecret(ids)] : [],
      createdAt: clock.now(),
    });
    if (created === 'no_install') throw new DomainError('not_found', { message: `no such install: ${installId}` });
    if (created !== 'taken') return created;
    throw new DomainError('connection_exists', {
      message: `install ${installId} already has a connection`,
    });
  };

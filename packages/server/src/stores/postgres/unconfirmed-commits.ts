// Commits that no synchronous standby has confirmed. If an operator cancels a statement while its commit waits for the
// standby, PostgreSQL reports success with a warning. The record may exist on the primary only, so it is not
// acknowledged.
import type pg from 'pg';
import { UnavailableError } from '../../kernel/domain-error.ts';

const unconfirmed = new WeakSet<pg.ClientBase>();

/** The function of PostgreSQL that warns: messages are translated, but this is not. */
const WAIT = 'SyncRepWaitForLSN';

export function watchCommits(client: pg.ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === WAIT) unconfirmed.add(client);
  });
}

export class UnconfirmedCommit extends UnavailableError {}

/** Throws if the last commit did not wait for the standby. */
export function assertConfirmed(client: pg.ClientBase): void {
  if (unconfirmed.delete(client)) throw new UnconfirmedCommit('no standby has confirmed the commit');
}

/**
 * In a transaction that changes nothing, a commit does not wait. This makes it wait until a synchronous standby has
 * everything that the transaction has read: records whose own commit was interrupted may be on the primary only.
 */
export async function waitForStandby(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_logical_emit_message(true, 'service', '')
    where current_setting('synchronous_standby_names') <> ''`);
}

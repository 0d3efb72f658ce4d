// Commits that no synchronous standby has confirmed. If an operator cancels a statement while its commit waits for the
// standby, PostgreSQL reports success with a warning. The change may exist on the primary only, so nothing is
// acknowledged.
import pg from 'pg';
import { UnavailableError } from '../../kernel/domain-error.ts';

/** The function of PostgreSQL that warns: messages are translated, but this is not. */
const WAIT = 'SyncRepWaitForLSN';

export class UnconfirmedCommit extends UnavailableError {}

/** A connection that rejects a statement if its commit did not wait for the standby. */
export class ConfirmedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    let isConfirmed = true;
    this.on('notice', ({ routine }) => {
      if (routine === WAIT) isConfirmed = false;
    });

    function fault(): UnconfirmedCommit | undefined {
      if (isConfirmed) return undefined;
      isConfirmed = true;
      return new UnconfirmedCommit('no standby has confirmed the commit');
    }

    function confirmed<Result>(result: Result): Result {
      const reason = fault();
      if (reason) throw reason;
      return result;
    }

    function failed(error: unknown): never {
      isConfirmed = true;
      throw error;
    }

    this.query = new Proxy(this.query, {
      apply(query, client, args: unknown[]) {
        if (endsUnseen(args[0])) throw new TypeError('statements are text or an object without callback or submit');
        const callback = args.at(-1);
        if (typeof callback !== 'function') return Reflect.apply(query, client, args).then(confirmed, failed);
        // Statements of the pool itself.
        const onResult = (error: unknown, result: unknown): unknown => {
          const reason = fault();
          return callback(error ?? reason, result);
        };
        return Reflect.apply(query, client, args.with(-1, onResult));
      },
    });
  }
}

/** A query object, such as a cursor, or a statement with its own callback: nothing tells when these end. */
const endsUnseen = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && ('submit' in statement || 'callback' in statement);

/**
 * In a transaction that changes nothing, a commit does not wait. This makes it wait until a synchronous standby has
 * everything that the transaction has read: records whose own commit was interrupted may be on the primary only.
 */
export async function waitForStandby(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_logical_emit_message(true, 'service', '')
    where current_setting('synchronous_standby_names') <> ''`);
}

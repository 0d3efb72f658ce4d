// The one connection of a thread. After a fault that the connection may not recover from, it is closed; the next request opens another.
import { type Fault, faultOf, mayOutliveItsCause } from '../sqlite-errors.ts';
import { watchPlace } from './watch-place.ts';

export interface KeptConnection<Connection> {
  /** Opens it if it is not open. If that fails, the next request tries again. */
  open(): Connection;
  /** Throws `ESTALE` if the files are not those that were opened. */
  checkPlace(): void;
  /** Notes a fault that the current request caught itself. */
  note(fault: Fault): void;
  /** Runs the work of one request. */
  during<Value>(work: () => Value): Value;
  /** Whether the last request ended the connection. */
  wasDropped(): boolean;
  /** Hands the connection over, to be closed by the caller. */
  take(): Connection | undefined;
}

/**
 * SQLite opens a file that is not writable as read-only, and the connection stays read-only when the file becomes writable.
 * A connection to files that were moved is kept: its records may exist nowhere else.
 */
export function keepConnection<Connection extends { abandon(): void }>(
  path: string,
  connect: () => Connection,
): KeptConnection<Connection> {
  let connection: Connection | undefined;
  let checkPlace = (): void => {};
  let checkFile = (): void => {};
  let isSuspect = false;
  let isDropped = false;

  function drop(): void {
    try {
      checkPlace();
    } catch {
      return;
    }
    connection?.abandon();
    isDropped = connection !== undefined;
    connection = undefined;
  }

  const note = (fault: Fault): void => {
    isSuspect ||= mayOutliveItsCause(fault);
  };

  return {
    open() {
      if (connection) return connection;
      checkFile();
      connection = connect();
      checkPlace = watchPlace(path);
      checkFile = watchPlace(path, ['']);
      return connection;
    },
    checkPlace: () => checkPlace(),
    note,
    wasDropped: () => isDropped,
    during(work) {
      isSuspect = false;
      isDropped = false;
      try {
        return work();
      } catch (error) {
        note(faultOf(error));
        throw error;
      } finally {
        if (isSuspect) drop();
      }
    },
    take() {
      const taken = connection;
      connection = undefined;
      return taken;
    },
  };
}

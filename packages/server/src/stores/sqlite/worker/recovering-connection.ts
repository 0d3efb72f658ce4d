// The connection of a thread. It is closed after a fault that it may not recover from; the next request opens another.
import { type Fault, faultOf, needsNewConnection } from '../sqlite-errors.ts';
import { createFileCheck } from './file-check.ts';

export interface RecoveringConnection<Connection> {
  /** Opens it if it is not open. If that fails, the next request retries. */
  open(): Connection;
  /** Throws `ESTALE` if the files are not those that were opened. */
  checkFiles(): void;
  /** Records a fault that the current request caught itself. */
  noteFault(fault: Fault): void;
  /** Runs the work of one request. */
  handle<Value>(work: () => Value): Value;
  /** Whether the last request ended the connection. */
  wasDropped(): boolean;
  /** Hands the connection over, to be closed by the caller. */
  take(): Connection | undefined;
}

/**
 * SQLite opens a file that is not writable as read-only, and the connection stays read-only when the file becomes writable.
 * A connection to files that were moved is kept: its records may exist nowhere else.
 */
export function createRecoveringConnection<Connection extends { abandon(): void }>(
  path: string,
  connect: () => Connection,
): RecoveringConnection<Connection> {
  let connection: Connection | undefined;
  let checkOpened = (): void => {};
  let checkFile = (): void => {};
  let isSuspect = false;
  let isDropped = false;

  function drop(): void {
    try {
      checkOpened();
    } catch {
      return;
    }
    connection?.abandon();
    isDropped = connection !== undefined;
    connection = undefined;
  }

  const noteFault = (fault: Fault): void => {
    isSuspect ||= needsNewConnection(fault);
  };

  return {
    open() {
      if (connection) return connection;
      checkFile();
      connection = connect();
      checkOpened = createFileCheck(path);
      checkFile = createFileCheck(path, ['']);
      return connection;
    },
    checkFiles: () => checkOpened(),
    noteFault,
    wasDropped: () => isDropped,
    handle(work) {
      isSuspect = false;
      isDropped = false;
      try {
        return work();
      } catch (error) {
        noteFault(faultOf(error));
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

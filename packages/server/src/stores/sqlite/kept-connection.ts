// The one connection of a thread. One whose failures may outlive their cause is closed, and the next request opens another.
import { type Fault, faultOf, mayOutliveItsCause } from './faults.ts';
import { watchPlace } from './watch-place.ts';

export interface KeptConnection<Connection> {
  /** Opens it where it is not open; whoever cannot be served now is served by a later request. */
  open(): Connection;
  /** Throws `ESTALE` where the files are not those that were opened. */
  checkPlace(): void;
  /** Notes what went wrong while a request is answered. */
  note(fault: Fault): void;
  /** Answers a request. */
  during<Value>(work: () => Value): Value;
  /** Whether the last request ended the connection. */
  wasDropped(): boolean;
  /** Takes the connection away from its keeper. */
  take(): Connection | undefined;
}

/**
 * A file that cannot be written to is opened for reading alone, and stays so for its connection when it can be written to
 * again. A connection to files that were moved is kept: what it has recorded may be nowhere else.
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

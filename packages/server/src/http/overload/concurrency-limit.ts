// An adaptive limit on requests in flight: a server that accepts all it can has no time left to refuse the rest, which
// then waits unread in the sockets (decisions 18).

export interface ConcurrencyLimit {
  /** Requests in flight; any more are refused. */
  allows(): number;
  refused(): void;
  /** Call it at the end of each event loop turn that had requests, with how long the turn was busy. */
  turned(busyMs: number): void;
}

/** A longer turn that refused requests left others unread. */
const LONG_TURN_MS = 5;
const SHRINK = 0.8;
const GROW = 0.25;
/** Share of the maximum after the first long turn: the next requests arrive as fast as the network delivers them. */
const FIRST = 1 / 8;
const LEAST = 1 / 32;

/** Starts at `most` and stays there while nothing is refused. Grows slowly, since an overload outlasts a turn. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const first = Math.max(1, most * FIRST);
  const least = Math.max(1, most * LEAST);
  let bound = most;
  let hasRefused = false;
  return {
    allows: () => bound,
    refused() {
      hasRefused = true;
    },
    turned(busyMs) {
      if (busyMs <= LONG_TURN_MS) bound = Math.min(most, bound + GROW);
      else if (hasRefused) bound = bound === most ? first : Math.max(least, bound * SHRINK);
      hasRefused = false;
    },
  };
}

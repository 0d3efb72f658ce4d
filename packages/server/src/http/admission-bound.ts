// How many requests may be under way while others are refused: a server that lets in all it can has no time left to
// refuse the rest, which then waits unread in the sockets (decisions 18).

export interface AdmissionBound {
  /** Requests under way; one more is refused. */
  allows(): number;
  refused(): void;
  /** At the end of each turn of the event loop that had requests: for how long it was busy. */
  turned(busyMs: number): void;
}

/** A longer turn that refused somebody leaves requests unread. */
const LONG_TURN_MS = 5;
const SHRINK = 0.8;
const GROW = 0.25;
/** Of the most: what the first long turn leaves, since what comes next comes as fast as the network brings it. */
const FIRST = 1 / 8;
const LEAST = 1 / 32;

/** Never above `most`, which holds as long as nobody is refused; slow to grow, since an overload outlasts a turn. */
export function createAdmissionBound(most: number): AdmissionBound {
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

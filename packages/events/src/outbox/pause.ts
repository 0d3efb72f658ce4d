// How long the outbox sends nothing: the service requested it, the key is refused, or the database fails.

export interface Pause {
  /** Pauses for at least `ms` milliseconds from now. */
  extend(ms: number): void;
  /** Milliseconds until the end of the pause; 0 if there is none. */
  leftMs(): number;
}

/** @param now a monotonic clock, so that a correction of the system clock changes no pause */
export function createPause(now: () => number = () => performance.now()): Pause {
  let endsAt = 0;
  return {
    extend(ms) {
      endsAt = Math.max(endsAt, now() + ms);
    },
    leftMs: () => Math.max(0, Math.ceil(endsAt - now())),
  };
}

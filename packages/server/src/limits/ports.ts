// Rate limits across processes: counted in the store (decisions 1 "Rate limits").

/** A bucket holds one minute's quota and fills without a pause. */
export interface Bucket {
  /** What is limited; buckets of different scopes are apart. */
  scope: string;
  /** Who is limited. It may be an address: a store keeps a keyed hash of scope and key, never these. */
  key: string;
  perMinute: number;
  /** Milliseconds since 1970. */
  now: number;
}

export interface BucketStore {
  /**
   * Takes one token in one atomic step. 0 if there was one, else the whole seconds to wait, at least 1.
   * Throws `UnavailableError` if the store cannot say.
   */
  takeToken(bucket: Bucket): Promise<number>;
}

/** At most `perMinute` calls in any 60 seconds, wherever they begin. */
export interface CallWindow {
  scope: string;
  /** A store keeps a keyed hash of scope and key, never these. */
  key: string;
  perMinute: number;
  /** How many calls ask at once, 1 or more. */
  calls: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** What became of them; times are whole seconds. */
export interface TakenCalls {
  /** How many may go on: all, or the first of them. */
  granted: number;
  /** How many more there may be now. */
  remaining: number;
  /** Until one more may go on: 0 if one may now, else at least 1. */
  retryAfter: number;
  /** Until as many as ever may go on. */
  fullAfter: number;
}

export interface WindowStore {
  /** Counts in one atomic step. Throws `UnavailableError` if the store cannot say. */
  takeCalls(window: CallWindow): Promise<TakenCalls>;
}

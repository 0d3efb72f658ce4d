// Rate limits across processes: counted in the store (decisions 1 "Rate limits").

/** A bucket holds one minute's quota and refills continuously. */
export interface Bucket {
  /** The limited action; buckets of different scopes are separate. */
  scope: string;
  /** The limited client. It may be an address: a store keeps only a keyed hash of scope and key. */
  key: string;
  perMinute: number;
  /** Milliseconds since 1970. */
  now: number;
}

export interface BucketStore {
  /**
   * Takes one token atomically. Returns 0 if there was one, otherwise the whole seconds to wait, at least 1. Throws
   * `UnavailableError` if the store fails.
   */
  takeToken(bucket: Bucket): Promise<number>;
}

/** At most `perMinute` calls in any 60 seconds (a sliding window). */
export interface CallWindow {
  scope: string;
  /** A store keeps only a keyed hash of scope and key. */
  key: string;
  perMinute: number;
  /** The number of concurrent calls to count, 1 or more. */
  calls: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** The result; times are whole seconds. */
export interface CallResult {
  /** How many are allowed: all, or the first ones. */
  granted: number;
  /** How many more are allowed now. */
  remaining: number;
  /** Seconds until another call is allowed: 0 if one is allowed now, otherwise at least 1. */
  retryAfter: number;
  /** Seconds until the full quota is available. */
  fullAfter: number;
}

export interface WindowStore {
  /** Counts atomically. Throws `UnavailableError` if the store fails. */
  takeCalls(window: CallWindow): Promise<CallResult>;
}

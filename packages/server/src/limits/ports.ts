// Rate limits that are right with any number of processes: counted in the store (decisions 1 "Rate limits").

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
   * Takes one token in one atomic step. 0 where there was one, else the whole seconds to wait, at least 1.
   * Throws `UnavailableError` where the store cannot say.
   */
  takeToken(bucket: Bucket): Promise<number>;
}

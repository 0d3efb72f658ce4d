// Leases: ensure that one process at a time does a job, across processes and machines.

export interface Lease {
  /** The fencing token: higher each time the lease changes hands. */
  token: number;
  /** Changes with each sign of life of the holder. */
  beat: number;
  /** `null` if the last one gave it back. */
  holder: string | null;
}

/** Knows no time: whether a holder still lives is judged by who waits (`keep-lease.ts`). */
export interface LeaseStore {
  /** `undefined` if nobody has ever held it. */
  findLease(name: string): Promise<Lease | undefined>;
  /**
   * Takes the lease if it still is as it was seen, and gives a token higher than any before; `undefined` if
   * somebody was quicker.
   */
  takeLease(name: string, seen: Lease | undefined, holder: string): Promise<number | undefined>;
  /** A sign of life; `false` if another holder has taken it since. */
  renewLease(name: string, token: number): Promise<boolean>;
  /** Lets the next one take it at once. Does nothing if another holder has taken it since. */
  releaseLease(name: string, token: number): Promise<void>;
}

// Leases: ensure that one process at a time does a job, across processes and machines.

export interface Lease {
  /** The fencing token: higher each time the lease changes hands. */
  token: number;
  /** Changes with each renewal by the holder. */
  beat: number;
  /** `null` if the last holder released it. */
  holder: string | null;
}

/** Stores no time: the waiting process decides whether a holder is alive (`keep-lease.ts`). */
export interface LeaseStore {
  /** `undefined` if it was never held. */
  findLease(name: string): Promise<Lease | undefined>;
  /**
   * Takes the lease if it is unchanged since it was read, and returns a token higher than any before; `undefined` if
   * another process was first.
   */
  takeLease(name: string, seen: Lease | undefined, holder: string): Promise<number | undefined>;
  /** A renewal; `false` if another holder has taken it since. */
  renewLease(name: string, token: number): Promise<boolean>;
  /** Lets the next process take it at once. Does nothing if another holder has taken it since. */
  releaseLease(name: string, token: number): Promise<void>;
}

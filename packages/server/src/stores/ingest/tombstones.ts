// Which visitors were erased, and whether they have consented again since (decisions 12, Privacy).

export interface Tombstone {
  erasedAt: number;
  /** The first visit after the erasure. */
  renewedAt: number | null;
}

/** As seen by a transaction in which no erasure can happen between lookup and write. */
export interface Tombstones {
  /** True if no visitor was ever erased. */
  isEmpty(): boolean;
  find(visitorId: string): Tombstone | undefined;
  renew(visitorId: string, at: number): void;
}

/** True if a session or link that was issued to the visitor at `madeAt` is no longer valid. */
export const isRevoked = (tombstone: Tombstone | undefined, madeAt: number): boolean =>
  tombstone !== undefined && (tombstone.renewedAt === null || madeAt <= tombstone.erasedAt);

// Which visitors were erased, and whether they consented again since (decisions 12, Privacy).

export interface Tombstone {
  erasedAt: number;
  /** The first visit after the erasure. */
  renewedAt: number | null;
}

/** As a transaction sees them in which no erasure can come between question and record. */
export interface Tombstones {
  /** True where nobody was erased. */
  isEmpty(): boolean;
  find(visitorId: string): Tombstone | undefined;
  renew(visitorId: string, at: number): void;
}

/** True where what was made at `madeAt` for the visitor (a session, a link) no longer holds. */
export const isRevoked = (tombstone: Tombstone | undefined, madeAt: number): boolean =>
  tombstone !== undefined && (tombstone.renewedAt === null || madeAt <= tombstone.erasedAt);

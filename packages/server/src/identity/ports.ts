// What identity exchange needs from a store (decisions 3).

export interface Redemption {
  /** Install number. */
  install: number;
  /** 16 bytes of the link token: its identity. */
  linkId: Uint8Array;
  /** Lower-case UUID of the redeeming request; a retry carries the same. */
  deliveryId: string;
  visitorId: string;
  /** When the link was made; an erasure after it makes the link worthless. Milliseconds since 1970. */
  linkedAt: number;
  at: number;
}

export interface IdentityStore {
  /** True if the visitor was erased after this time, or at it, or has not consented again since an erasure. */
  isErasedSince(visitorId: string, madeAt: number): Promise<boolean>;
  /** `true` for the first delivery of a link and its repeats, for every other `false`. Durable when it resolves. */
  redeemOnce(redemption: Redemption): Promise<boolean>;
}

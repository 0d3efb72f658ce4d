// The ports of identity exchange (decisions 3).

export interface Redemption {
  /** Install number. */
  install: number;
  /** 16 bytes of the link token: its identity. */
  linkId: Uint8Array;
  /** Lower-case UUID of the redeeming request; a retry carries the same. */
  deliveryId: string;
  visitorId: string;
  /** When the link was created; a later erasure invalidates it. Milliseconds since 1970. */
  linkedAt: number;
  receivedAt: number;
}

export interface IdentityStore {
  /** True if the visitor was erased at or after this time, or has not consented again since an erasure. */
  isErasedSince(visitorId: string, madeAt: number): Promise<boolean>;
  /** `true` for the first delivery of a link and its repeats, `false` for any other. Durable when it resolves. */
  redeemOnce(redemption: Redemption): Promise<boolean>;
}

// The rows that make a delivery count once: an owner's id, what it was first used for, and the receipt of that.

export interface DedupeKey {
  owner: number;
  /** One of `ID_KINDS`. */
  kind: number;
  /** 16 bytes. */
  key: Uint8Array;
}

export interface Binding {
  fingerprint: Uint8Array;
  receipt: Uint8Array;
}

/** The bindings as a transaction sees them, its own claims included. */
export interface Dedupe {
  /** False where the key is bound already; then nothing changed. */
  claim(key: DedupeKey, binding: Binding, at: number): boolean;
  find(key: DedupeKey): Binding | undefined;
  /** Takes a claim of the same transaction back. */
  release(key: DedupeKey): void;
}

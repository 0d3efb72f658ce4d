// Exactly-once keys: an id that an install or a connection uses once, a fingerprint of that use, and its receipt.

/** The kinds of ids. The numbers are stored, so they never change. */
export const ID_KINDS = { visit: 1, action: 2, webhookId: 3, eventId: 4, link: 5 } as const;

export interface DedupeKey {
  /** The number of an install; of a connection, if the id is of a server event. */
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

/** The bindings as seen by a transaction, including its own claims. */
export interface Dedupe {
  /** False if the key is already bound; then nothing has changed. */
  claim(key: DedupeKey, binding: Binding, at: number): boolean;
  find(key: DedupeKey): Binding | undefined;
  /** Undoes a claim of the same transaction. */
  release(key: DedupeKey): void;
}

// Visitors as the tables of attribution know them.
import type { VisitorKey } from '../../../attribution/ports.ts';
import type { KeyedHash } from '../../keyed-hash.ts';

/** Remembers what it has hashed; for one batch. */
export class VisitorKeys {
  readonly #hash: KeyedHash;
  readonly #keys = new Map<string, Buffer>();

  constructor(hash: KeyedHash) {
    this.#hash = hash;
  }

  of({ visitorId }: Pick<VisitorKey, 'visitorId'>): Buffer {
    const known = this.#keys.get(visitorId);
    if (known) return known;
    const key = this.#hash('visitor', visitorId);
    this.#keys.set(visitorId, key);
    return key;
  }
}

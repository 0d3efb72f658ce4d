// The keys of visitors in the attribution tables.
import type { VisitorKey } from '../../../attribution/ports.ts';
import type { KeyedHash } from '../../keyed-hash.ts';

/** Caches hashes; create one for each batch. */
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

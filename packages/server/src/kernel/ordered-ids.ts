// Time-ordered UUIDs (version 7, RFC 9562). Random bytes are generated in bulk: one system call per id would cost a
// quarter of a whole request.
import { v7 as uuidV7 } from 'uuid';

const ID_BYTES = 16;
const IDS_AT_ONCE = 256;
/** A counter that starts above this could overflow within its millisecond. */
const HIGHEST_START = 0x7fffffff;

export interface OrderedIdsDeps {
  now(): number;
  /** Fills the bytes with random ones. */
  fill(bytes: Uint8Array): void;
}

/** Each id sorts after all earlier ones, even within a millisecond and if the clock goes back. */
export function createOrderedIds({ now, fill }: OrderedIdsDeps): () => string {
  const pool = new Uint8Array(ID_BYTES * IDS_AT_ONCE);
  const view = new DataView(pool.buffer);
  let taken = pool.length;
  let msecs = Number.NEGATIVE_INFINITY;
  let seq = 0;
  return () => {
    if (taken === pool.length) {
      fill(pool);
      taken = 0;
    }
    const time = now();
    if (time > msecs) {
      msecs = time;
      seq = view.getUint32(taken) & HIGHEST_START;
    } else {
      seq++;
    }
    const random = pool.subarray(taken, taken + ID_BYTES);
    taken += ID_BYTES;
    return uuidV7({ random, msecs, seq });
  };
}

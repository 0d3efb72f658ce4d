// A visitor to be erased, as the records and as the projection know it.
import type { RecordTable } from './record-pages.ts';

/** The highest numbers at the time of an erasure: what comes later was recorded in the knowledge of it. */
export type Bounds = Readonly<Record<RecordTable, number>>;

export interface ErasedVisitor {
  id: string;
  /** Keyed hash of the ID (kind `visitor`). */
  key: Uint8Array;
  bounds: Bounds;
}

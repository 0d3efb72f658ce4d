// The parts of an engine that the record writers use.
import type { KeyedHash } from '../keyed-hash.ts';
import type { Dedupe } from './dedupe.ts';
import type { ActionRow, EventRow, VisitRow } from './rows.ts';
import type { Tombstones } from './tombstones.ts';

/** Inserts records whose ids are new. */
export interface RecordWriter {
  insertVisit(row: VisitRow): void;
  insertAction(row: ActionRow): void;
  insertEvent(row: EventRow): void;
}

export interface WriterParts {
  hash: KeyedHash;
  dedupe: Dedupe;
  tombstones: Tombstones;
  records: RecordWriter;
  /** Called after each step, for tests of durability. `claimed` and `bound` are an event's two ids. */
  reach(step: 'claimed' | 'bound' | 'inserted'): void;
}

// How far the record tables can be read without missing a record that is still to come.
import type { Bounds } from './erased-visitor.ts';

/**
 * Gives numbers up to which every record of a table is there or will never be. Whoever reads records past a position
 * and remembers the position reads no further: a transaction may take its numbers early and commit late.
 */
export type ReadSettled = () => Promise<Bounds>;

/** For an engine with one writer at a time: a number is never seen before a lower one. */
export const allSettled: ReadSettled = async () => ({
  visits: Number.MAX_SAFE_INTEGER,
  actions: Number.MAX_SAFE_INTEGER,
  server_events: Number.MAX_SAFE_INTEGER,
});

// The number up to which records can be read without missing one that commits later.

/**
 * Returns a number up to which no more records will appear. A reader that saves its position must not read further:
 * a transaction may take its numbers early and commit late.
 */
export type ReadStablePosition = () => Promise<number>;

/** Every number. */
export const UNBOUNDED = Number.MAX_SAFE_INTEGER;

/** For an engine with one writer at a time: numbers appear in order. */
export const alwaysStable: ReadStablePosition = async () => UNBOUNDED;

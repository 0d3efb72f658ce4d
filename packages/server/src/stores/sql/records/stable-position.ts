// How far the records can be read without missing one that is still to come.

/**
 * Gives a number up to which every record is there or will never be. Whoever reads records past a position and
 * remembers the position reads no further: a transaction may take its numbers early and commit late.
 */
export type ReadStablePosition = () => Promise<number>;

/** For an engine with one writer at a time: a number is never seen before a lower one. */
export const alwaysStable: ReadStablePosition = async () => Number.MAX_SAFE_INTEGER;

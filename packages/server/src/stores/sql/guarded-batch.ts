// A conditional write that holds no lock while the program computes.
import type { CompiledQuery } from 'kysely';

/**
 * Runs statements in one transaction that takes the write lock first. If the first changes no row, nothing is
 * written and the result is `false`.
 */
export type RunGuarded = (statements: readonly CompiledQuery[]) => Promise<boolean>;

// Writing on a condition without holding a lock while the program thinks.
import type { CompiledQuery } from 'kysely';

/**
 * Runs statements in one transaction that takes the write lock first. Where the first changes no row, nothing is
 * written and the answer is `false`.
 */
export type RunGuarded = (statements: readonly CompiledQuery[]) => Promise<boolean>;

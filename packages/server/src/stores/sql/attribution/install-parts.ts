// Divides installs into parts. An install never changes its part, so its records stay in one order.
import { type RawBuilder, sql } from 'kysely';

/**
 * Spreads the numbers of installs: those of one tenant often follow a pattern, such as every second one for testing.
 * Products stay below 2^63 for two billion installs.
 */
const MULTIPLIER = 2_654_435_761;

/** Selects the records of some parts. All of them need no condition. */
export const isOfParts = (install: string, parts: readonly number[], total: number): RawBuilder<boolean> =>
  parts.length === total
    ? sql<boolean>`true`
    : sql<boolean>`((${sql.ref(install)} * ${sql.lit(MULTIPLIER)}) >> 16) % ${sql.lit(total)} in (${sql.join(parts.map((part) => sql.lit(part)))})`;

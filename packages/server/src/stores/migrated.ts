// What a migration of a store has done.

export interface Migrated {
  version: number;
  /** Names of the migrations that this call applied. */
  applied: string[];
}

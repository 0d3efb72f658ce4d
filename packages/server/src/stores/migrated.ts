// The result of migrating a store.

export interface Migrated {
  version: number;
  /** Names of the migrations that this call applied. */
  applied: string[];
}

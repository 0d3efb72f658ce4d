// Advisory locks of this service. Two numbers identify each in the whole database.

/** The first number, the same for all ('SVC1'). */
export const LOCK_CLASS = 0x53564331;

/** The second number. */
export const LOCKS = {
  /** Shared by every transaction that adds records; an erasure takes it exclusively. */
  records: 1,
  /** Taken to create partitions. */
  partitions: 2,
  /** Taken to migrate. */
  migration: 3,
  /** Held while the database is filled from another store. */
  move: 4,
  /** Taken by every transaction that adds refusals, so that their numbers become visible in order. */
  refusals: 5,
} as const;

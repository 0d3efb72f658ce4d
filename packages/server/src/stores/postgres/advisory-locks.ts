// Locks of this service that belong to no table. They are known by two numbers in the whole database.

/** The first number of each ('SVC1'). */
export const LOCK_CLASS = 0x53564331;

/** The second. */
export const LOCKS = {
  /** Shared by every transaction that adds records; an erasure takes it alone. */
  records: 1,
  /** Taken by whoever makes partitions. */
  partitions: 2,
  /** Taken by whoever migrates. */
  migration: 3,
  /** Held by whoever fills the database from another store. */
  move: 4,
} as const;

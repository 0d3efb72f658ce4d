// Steps shared by the relaying process in crash tests and the test that starts it.

/**
 * The process exits after the first of each step; after the lease check, it pauses instead and continues later.
 */
export const RELAY_STEPS = ['opened', 'read', 'lease-checked', 'delivered', 'moved'] as const;
export type RelayStep = (typeof RELAY_STEPS)[number];

/** Short, so that the next process need not wait long, but long enough for a busy machine. */
export const LEASE_TIMES = { ttl: 1500, keep: 150 };

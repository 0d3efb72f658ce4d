// What the process that relays in tests of crashes, and the test that starts it, agree on.

/** It ends itself after the first of each, but stops itself, to go on later, once it has asked for its lease. */
export const RELAY_STEPS = ['opened', 'read', 'lease-checked', 'delivered', 'moved'] as const;

/** Short, so that the next process need not wait long; long enough for a machine that does much else. */
export const LEASE_TIMES = { ttl: 1500, keep: 150 };

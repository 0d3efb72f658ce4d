// Short enough for a test to wait for.
export const LEASE_TIMES = { ttl: 3000, keep: 200 };

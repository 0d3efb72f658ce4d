// Short enough for a test to wait.
export const LEASE_TIMES = { ttl: 3000, keep: 200 };

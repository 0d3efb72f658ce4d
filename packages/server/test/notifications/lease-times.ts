// Short enough for a test to wait for.
export const LEASE_TIMES = { lapse: 1500, keep: 200 };

// Public API of leases.
export { createLeaseKeeper, type LeaseKeeper, type LeaseKeeperDeps } from './keep-lease.ts';

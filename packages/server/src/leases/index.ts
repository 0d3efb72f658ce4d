// What others may use of leases.
export { createLeaseKeeper, type LeaseKeeper, type LeaseKeeperDeps } from './keep-lease.ts';

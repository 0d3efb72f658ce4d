// What others may use of limits that are counted in the store.
export type { Bucket, BucketStore } from './ports.ts';

// What others may use of limits that are counted in the store.
export { type CallLimit, createCallLimit } from './call-limit.ts';
export type { Bucket, BucketStore, CallWindow, TakenCalls, WindowStore } from './ports.ts';

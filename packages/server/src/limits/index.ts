// Public API of limits.
export { type CallLimit, createCallLimit } from './call-limit.ts';
export type { Bucket, BucketStore, CallWindow, TakenCalls, WindowStore } from './ports.ts';
export { createRateLimiter, type RateLimiter } from './rate-limit.ts';

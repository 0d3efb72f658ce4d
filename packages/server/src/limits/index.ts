// Public API of limits.
export { type CallLimit, createCallLimit } from './call-limit.ts';
export type { Bucket, BucketStore, CallResult, CallWindow, WindowStore } from './ports.ts';
export { createRateLimiter, type RateLimiter } from './rate-limit.ts';

// In-memory token buckets (decisions 1 "Rate limits").
import { createBoundedCache } from '../kernel/bounded-cache.ts';
import type { Clock } from '../kernel/clock.ts';

/** The result of a request for one token, in whole seconds. */
export interface TakeResult {
  /** 0 if there was a token, otherwise the time to wait, at least 1. */
  retryAfter: number;
  /** Whole tokens left. */
  remaining: number;
  /** Until the bucket is full again. */
  fullAfter: number;
}

export interface RateLimiter {
  spend(key: string): TakeResult;
  /**
   * Takes one token of the key's bucket. Returns 0 if there was one, otherwise the whole seconds to wait, at least 1.
   */
  take(key: string): number;
}

export interface RateLimiterOptions {
  perMinute: number;
  clock: Pick<Clock, 'monotonic'>;
  /** Bounds the memory; the least recently used bucket is evicted, and starts full if it returns. */
  maxKeys?: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const MINUTE_MS = 60_000;
const DEFAULT_MAX_KEYS = 100_000;
/** Rounding errors of summed fractions are smaller than this. */
const ROUNDING = 1e-9;

/** A bucket holds one minute's quota and refills continuously, so there is no window boundary to wait for. */
export function createRateLimiter({ perMinute, clock, maxKeys = DEFAULT_MAX_KEYS }: RateLimiterOptions): RateLimiter {
  const buckets = createBoundedCache<Bucket>(maxKeys);
  const tokensPerMs = perMinute / MINUTE_MS;

  function added(key: string, bucket: Bucket): Bucket {
    buckets.set(key, bucket);
    return bucket;
  }

  function spend(key: string): TakeResult {
    const now = clock.monotonic();
    const bucket = buckets.get(key) ?? added(key, { tokens: perMinute, at: now });
    bucket.tokens = Math.min(perMinute, bucket.tokens + (now - bucket.at) * tokensPerMs);
    bucket.at = now;
    const secondsFor = (tokens: number): number => Math.ceil(tokens / tokensPerMs / 1000);
    const isEmpty = bucket.tokens < 1 - ROUNDING;
    if (!isEmpty) bucket.tokens -= 1;
    return {
      retryAfter: isEmpty ? Math.max(1, secondsFor(1 - bucket.tokens)) : 0,
      remaining: Math.max(0, Math.floor(bucket.tokens + ROUNDING)),
      fullAfter: secondsFor(perMinute - bucket.tokens),
    };
  }

  return { spend, take: (key) => spend(key).retryAfter };
}

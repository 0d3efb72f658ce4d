import { COLLECT_ERRORS } from '@service/protocol';
import { describe, expect, it } from 'vitest';
import { isTransient, toError } from './classify.ts';

/** Decisions 13, in full: nothing else is retried. */
const TRANSIENT = new Set([408, 429, ...Array.from({ length: 100 }, (_, i) => 500 + i)]);

describe('isTransient', () => {
  it('retries without a response and on 408, 429 and 5xx, nothing else', () => {
    expect(isTransient({})).toBe(true);
    for (let status = 200; status < 600; status++)
      expect([status, isTransient({ status })]).toEqual([status, TRANSIENT.has(status)]);
  });
});

describe('toError', () => {
  it.each(Object.entries(COLLECT_ERRORS))('returns the code %s for status %i', (code, status) => {
    expect(toError({ status, code })).toMatchObject({ code, status, retryable: TRANSIENT.has(status) });
  });

  it('distinguishes a timeout from a network error', () => {
    expect(toError({ code: 'timeout' })).toMatchObject({ code: 'timeout', status: undefined, retryable: true });
    expect(toError({})).toMatchObject({ code: 'network', status: undefined, retryable: true });
  });

  it('passes an unknown code through', () => {
    expect(toError({ status: 402, code: 'payment_required' })).toMatchObject({
      code: 'payment_required',
      retryable: false,
    });
  });
});

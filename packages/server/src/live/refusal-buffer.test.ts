import { describe, expect, it } from 'vitest';
import { createRefusalBuffer } from './refusal-buffer.ts';
import type { AddressedRefusal } from './refused-call.ts';

function buffer(options: { perSecond?: number; capacity?: number; strangers?: number } = {}) {
  let now = 0;
  const created = createRefusalBuffer({ clock: { monotonic: () => now }, ...options });
  function pass(ms: number): void {
    now += ms;
  }
  return { ...created, pass };
}

const refusal = (pathId = 'a', reason = 'r'): AddressedRefusal => ({
  pathId,
  at: 0,
  endpoint: 'session',
  method: 'POST',
  status: 422,
  code: 'invalid_input',
  fault: 'body',
  reason,
  issues: [],
  origin: null,
  contentType: null,
  credential: 'none',
  deliveryId: 'uuid',
  count: 1,
});
const counts = (taken: readonly AddressedRefusal[]) => taken.map(({ count }) => count);

describe('the buffer of refusals', () => {
  it('returns each refusal once', () => {
    const { add, take } = buffer();
    add(refusal());
    expect(take()).toEqual([refusal()]);
    expect(take()).toEqual([]);
  });

  it('keeps a quota per second, and one refusal that represents the rest', () => {
    const { add, take, pass } = buffer({ perSecond: 2 });
    for (let i = 0; i < 5; i++) add(refusal('a', String(i)));
    add(refusal('b'));
    expect(counts(take())).toEqual([1, 1, 1]);
    pass(999);
    expect(take()).toEqual([]);
    pass(1);
    expect(take()).toEqual([{ ...refusal('a', '4'), count: 3 }]);
    add(refusal());
    expect(counts(take())).toEqual([1]);
  });

  it('loses no count when the next second begins before it is emptied', () => {
    const { add, take, pass } = buffer({ perSecond: 1 });
    for (let i = 0; i < 3; i++) add(refusal());
    pass(1000);
    add(refusal());
    expect(counts(take())).toEqual([1, 2, 1]);
  });

  it('returns the counts of the current second when the process ends', () => {
    const { add, take } = buffer({ perSecond: 1 });
    for (let i = 0; i < 3; i++) add(refusal());
    expect(counts(take(true))).toEqual([1, 2]);
  });

  const stranger = (id: number): AddressedRefusal => ({ ...refusal(`invented-${id}`), fault: 'unknown_install' });
  const storm = (add: (refusal: AddressedRefusal) => void) => {
    for (let id = 0; id < 10_000; id++) add(stranger(id));
  };

  it('keeps the refusals of an install apart from those of 10,000 invented IDs', () => {
    const { add, take, pass } = buffer({ capacity: 10, strangers: 3 });
    storm(add);
    for (let i = 0; i < 10; i++) add(refusal('ours', String(i)));
    storm(add);
    const [first, ...others] = take();
    expect([first?.reason, others.length]).toEqual(['0', 12]);
    pass(1000);
    storm(add);
    expect(take()).toEqual([0, 1, 2].map(stranger));
  });

  it('recognizes an ID by a refusal that only known IDs get', () => {
    const { add, take, recognize } = buffer({ strangers: 0 });
    const keyless = (id: string): AddressedRefusal => ({ ...refusal(id), fault: 'api_key_missing' });
    add(keyless('a'));
    expect(take()).toEqual([]);
    add(refusal('a'));
    recognize('b');
    for (const id of ['a', 'b', 'c']) add(keyless(id));
    expect(take().map(({ pathId }) => pathId)).toEqual(['a', 'a', 'b']);
  });

  it('is bounded, whichever IDs callers use', () => {
    const { add, take, pass } = buffer({ capacity: 10 });
    for (let i = 0; i < 100; i++) add(refusal(String(i)));
    expect(take()).toHaveLength(10);
    pass(1000);
    expect(take()).toEqual([]);
    for (let i = 0; i < 100; i++) add(refusal(String(i)));
    expect(take()).toHaveLength(10);
  });
});

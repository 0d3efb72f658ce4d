import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
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
const sumOf = (refusals: readonly AddressedRefusal[]) => refusals.reduce((sum, { count }) => sum + count, 0);
/** What a row with a reason claims of each refusal that it represents; one without a reason claims only its endpoint. */
const isLike = (row: AddressedRefusal) => (other: AddressedRefusal) =>
  row.fault === 'various'
    ? other.pathId === row.pathId && other.endpoint === row.endpoint
    : isDeepStrictEqual({ ...other, count: 0 }, { ...row, count: 0 });
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
    for (let at = 0; at < 5; at++) add({ ...refusal('a'), at });
    add(refusal('b'));
    expect(counts(take())).toEqual([1, 1, 1]);
    pass(999);
    expect(take()).toEqual([]);
    pass(1);
    expect(take()).toEqual([{ ...refusal('a'), at: 4, count: 3 }]);
    add(refusal());
    expect(counts(take())).toEqual([1]);
  });

  it('counts each kind of refusal for itself', () => {
    const { add, take } = buffer();
    for (let i = 0; i < 25; i++) add(refusal('a', 'status'));
    for (let i = 0; i < 5; i++) add(refusal('a', 'handle'));
    add({ ...refusal('a', 'key'), status: 401 });
    const rows = take(true).map(({ reason, count }) => [reason, count]);
    expect(rows).toEqual([...Array(20).fill(['status', 1]), ['status', 5], ['handle', 5], ['key', 1]]);
  });

  it('counts the kinds beyond the quota by endpoint, before those with a reason', () => {
    const { add, take } = buffer({ perSecond: 2 });
    for (let i = 0; i < 7; i++) add(refusal('a', String(i)));
    add({ ...refusal('a', '8'), endpoint: 'events' });
    add(refusal('a', '3'));
    const rows = take(true).map(({ fault, reason, endpoint, count }) => [fault, reason, endpoint, count]);
    expect(rows).toEqual([
      ['body', '0', 'session', 1],
      ['body', '1', 'session', 1],
      ['various', '', 'session', 3],
      ['various', '', 'events', 1],
      ['body', '2', 'session', 1],
      ['body', '3', 'session', 2],
    ]);
  });

  it('bounds the kinds counted for all IDs, and has room for new ones afterwards', () => {
    const { add, take } = buffer({ perSecond: 3, capacity: 20 });
    const flood = () => {
      for (let i = 0; i < 1000; i++) add(refusal(String(i % 10), String(i)));
      take();
      const ofOne = take(true).filter(({ pathId }) => pathId === '0');
      return ofOne.map(({ fault, reason }) => [fault, reason]);
    };
    const twoKinds = [
      ['various', ''],
      ['body', '30'],
      ['body', '40'],
    ];
    expect([flood(), flood()]).toEqual([twoKinds, twoKinds]);
  });

  const kinds: Partial<AddressedRefusal>[] = [
    ...(['api_key_missing', 'method_not_allowed', 'idempotency_conflict'] as const).map((fault) => ({ fault })),
    ...['x', 'y', 'z'].map((reason) => ({ reason })),
    ...['https://a.example', 'https://b.example'].map((origin) => ({ origin })),
    { endpoint: 'events', issues: [{ path: 'consent', message: 'm' }] },
  ];
  const steps = fc.array(
    fc.oneof(
      { weight: 20, arbitrary: fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom(...kinds)) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 1500 }) },
    ),
    { maxLength: 80, size: 'max' },
  );

  it('represents each refusal once, and never more of a kind than there were', () => {
    const check = fc.property(steps, fc.integer({ min: 0, max: 5 }), (sequence, perSecond) => {
      const { add, take, pass } = buffer({ perSecond });
      const added: AddressedRefusal[] = [];
      const taken: AddressedRefusal[] = [];
      for (const step of sequence) {
        if (typeof step === 'number') {
          pass(step);
          taken.push(...take());
        } else {
          const one = { ...refusal(step[0]), ...step[1] };
          added.push(one);
          add(one);
        }
      }
      taken.push(...take(true));
      expect(sumOf(taken)).toBe(added.length);
      for (const row of taken)
        expect(sumOf(taken.filter(isLike(row)))).toBeLessThanOrEqual(sumOf(added.filter(isLike(row))));
    });
    fc.assert(check);
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

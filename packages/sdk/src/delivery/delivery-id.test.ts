import { webcrypto } from 'node:crypto';
import { isDeliveryId } from '@service/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newDeliveryId } from './delivery-id.ts';

const at = (date: number): string => newDeliveryId({ Date: { now: () => date }, crypto: webcrypto });
const dates = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe('newDeliveryId', () => {
  it('is a UUID of version 7 with the millisecond in front', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const id = at(date);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(id).toSatisfy(isDeliveryId);
        expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(date);
      }),
    );
  });

  it('sorts by the time it was made', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        fc.pre(a < b);
        expect(at(a) < at(b)).toBe(true);
      }),
    );
  });

  it('differs within one millisecond', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => at(1_795_000_000_000))).size).toBe(10_000);
  });
});

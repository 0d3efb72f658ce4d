import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../keyed-hash.ts';
import { idKey } from './id-key.ts';

const hash = createKeyedHash(new Uint8Array(32));
const key = (id: string): string => idKey(hash, 'event-id', id).toString('hex');

describe('the key of an id', () => {
  it('starts with the time of a version 7 UUID', () => {
    expect(key('019b0a2c-3d4e-7f60-8123-456789abcdef')).toMatch(/^019b0a2c3d4e[0-9a-f]{20}$/);
    expect(key('019B0A2C-3D4E-7F60-8123-456789ABCDEF')).toMatch(/^019b0a2c3d4e/);
  });

  it.each(['019b0a2c-3d4e-4f60-8123-456789abcdef', 'x019b0a2c-3d4e-7f60-8123-456789abcdef', 'order-1', ''])(
    'is a plain hash of other ids, such as %j',
    (id) => {
      expect(key(id)).toBe(hash('event-id', id).toString('hex'));
    },
  );

  it('contains no other part of the id, and is case-sensitive', () => {
    const id = '019b0a2c-3d4e-7f60-8123-456789abcdef';
    expect(key(id)).not.toContain('456789abcdef');
    expect(key(id.toUpperCase())).not.toBe(key(id));
  });

  it('has 16 bytes and sorts by time', () => {
    const v7 = fc.uuid({ version: 7 });
    fc.assert(
      fc.property(v7, v7, (a, b) => {
        expect(idKey(hash, 'webhook-id', a)).toHaveLength(16);
        fc.pre(a.slice(0, 13) !== b.slice(0, 13));
        expect(key(a) < key(b)).toBe(a < b);
      }),
    );
  });

  it('is the same only for equal ids', () => {
    const id = fc.oneof(fc.string(), fc.uuid({ version: 7 }));
    fc.assert(
      fc.property(id, id, (a, b) => {
        expect(key(a) === key(b)).toBe(a === b);
      }),
    );
  });
});

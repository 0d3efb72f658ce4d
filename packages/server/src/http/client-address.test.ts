import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey } from './client-address.ts';

describe('the rate limit key of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:54321', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (text, key) => {
    expect(addressKey(text)).toBe(key);
  });

  it.each(['', 'unknown', '1.2.3', '1.2.3.4.5', '01.2.3.4', '256.1.1.1', '1.2.3.4/8', '2001:db8::/32', 'a.example'])(
    'does not exist for %j',
    (text) => {
      expect(addressKey(text)).toBeUndefined();
    },
  );

  it('is shared within a /64 and differs between two of them', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
        const [a, b] = [one, other].map((text) => addressKey(text));
        const head = (key: string | undefined) => key?.replace('::/64', '');
        if (head(a) === undefined || !a?.endsWith('/64')) return;
        expect(addressKey(`${head(a)}:0:0:0:1`)).toBe(a);
        expect(addressKey(`${head(a)}:ffff:ffff:ffff:fffe`)).toBe(a);
        if (b?.endsWith('/64')) expect(addressKey(`${head(b)}:1:1:1:1`) === a).toBe(a === b);
      }),
    );
  });

  it('of any text is a short address or undefined', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.ipV4(), fc.ipV6()), (text) => {
        expect(addressKey(text)?.length ?? 0).toBeLessThanOrEqual(24);
      }),
    );
  });
});

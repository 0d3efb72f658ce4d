import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { label, origin } from '../../test/support/any-origin.ts';
import { allowsOrigin } from './origin-policy.ts';

describe('a list of origins', () => {
  const listed = ['https://example.com'];

  it.each([
    ['https://example.com', true, true],
    ['https://shop.example.com', true, false],
    ['https://a.b.example.com', true, false],
    ['https://evil-example.com', false, false],
    ['https://example.com.evil.com', false, false],
    ['https://example.com.', false, false],
    ['https://example.com:8443', false, false],
    ['https://shop.example.com:8443', false, false],
    ['https://com', false, false],
  ])('of example.com and %s: measurement %s, shadow %s', (from, measurement, shadow) => {
    expect(allowsOrigin(listed, from, 'measurement')).toBe(measurement);
    expect(allowsOrigin(listed, from, 'shadow')).toBe(shadow);
  });

  it('with a port admits subdomains on that port only', () => {
    const withPort = ['https://example.com:8443'];
    expect(allowsOrigin(withPort, 'https://shop.example.com:8443', 'measurement')).toBe(true);
    expect(allowsOrigin(withPort, 'https://shop.example.com', 'measurement')).toBe(false);
    expect(allowsOrigin(withPort, 'https://shop.example.com:18443', 'measurement')).toBe(false);
  });

  it('allows every origin when absent, and none when empty', () => {
    expect(allowsOrigin(null, 'https://any.example', 'shadow')).toBe(true);
    expect(allowsOrigin([], 'https://any.example', 'measurement')).toBe(false);
  });

  it('on a subdomain excludes its parent, and loopback over another scheme', () => {
    expect(allowsOrigin(['https://shop.example.com'], 'https://example.com', 'measurement')).toBe(false);
    expect(allowsOrigin(['https://localhost:3000'], 'http://shop.localhost:3000', 'measurement')).toBe(false);
  });

  it('allows exactly what a comparison by labels and port allows', () => {
    const related = fc.tuple(origin, fc.array(label, { maxLength: 2 }), fc.boolean()).map(([parent, labels, glue]) => {
      const prefix = labels.length === 0 ? '' : `${labels.join('.')}${glue ? '.' : ''}`;
      return [parent, parent.replace('https://', `https://${prefix}`)] as const;
    });
    fc.assert(
      fc.property(fc.oneof(related, fc.tuple(origin, origin)), ([parent, child]) => {
        const [a, b] = [new URL(parent), new URL(child)];
        const [labelsA, labelsB] = [a.hostname.split('.'), b.hostname.split('.')];
        const expected = a.port === b.port && labelsB.slice(-labelsA.length).join() === labelsA.join();
        expect(allowsOrigin([parent], child, 'measurement')).toBe(expected);
        expect(allowsOrigin([parent], child, 'shadow')).toBe(parent === child);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impersonalPath, impersonalText } from './impersonal-text.ts';

describe('a text', () => {
  it.each([
    ['property "ann@shop.example" has a sensitive name', 'property "…" has a sensitive name'],
    ['visitor svc_v_abcdefghijkl is unknown', 'visitor … is unknown'],
    ['key svc_pat_AbCdEf0123456789 is revoked', 'key … is revoked'],
    ['id 0b7e2f4c-94d2-4c1f-9a53-9b1f0f1f5d11 is reused', 'id … is reused'],
    ['call +49 30 1234567 now', 'call … now'],
    ['card 4242 4242 4242 4242', 'card …'],
    ['name=J%C3%BCrgen here', '… here'],
  ])('loses personal data: %s', (text, expected) => {
    expect(impersonalText(text)).toBe(expected);
  });

  it.each([
    'property "userEmail" has a sensitive name',
    'https://shop.example is not listed',
    'Send the API key as "Authorization: Bearer svc_pat_...".',
    'The handle "booking_confirmed" is not configured for this connection, which allows order_paid.',
    'properties take more than 4096 bytes as JSON',
  ])('keeps useful details: %s', (text) => {
    expect(impersonalText(text)).toBe(text);
  });

  it.each(['a', '-', 'a-', 'a@', 'a1', '%', '%4', 'svc_', 'svc_a', '1 ', '1', ' ', '"', '\n'])(
    'of repeated %j is cleaned quickly',
    (part) => {
      const before = process.threadCpuUsage();
      impersonalText(`unknown field ${part.repeat(64_000 / part.length)}`);
      const { user, system } = process.threadCpuUsage(before);
      expect(user + system).toBeLessThan(100_000);
    },
  );

  it('that is too long is cut after a whole word', () => {
    const text = `${'"" '.repeat(330)}ann-of-the-mailbox@shop.example`;
    expect(impersonalText(`ann@shop.example ${text}`)).not.toMatch(/ann/);
  });

  it('has at most 300 characters and no email address', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, address, after) => {
        const text = impersonalText(`${before} ${address} ${after}`);
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text).not.toContain('@');
      }),
    );
  });
});

describe('a path', () => {
  it.each([
    ['/properties/userEmail', '/properties/userEmail'],
    ['attribution.visitor_id', 'attribution.visitor_id'],
    ['/properties/ann@shop.example', '/properties/….example'],
    ['/properties/4930123456', '/properties/…'],
    ['/properties/Ann Smith', '/properties/…'],
  ])('%s is stored as %s', (path, expected) => {
    expect(impersonalPath(path)).toBe(expected);
  });
});

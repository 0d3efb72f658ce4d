import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINK_TOKEN_PREFIX, type Link, linkKeyOf, openLink, sealLink } from './link-token.ts';

const key = linkKeyOf('a secret of the tests');
const olderKey = linkKeyOf('an older secret');
const issuedAt = Date.parse('2026-03-01T12:00:00.000Z');
const link: Link = {
  installId: `svc_pub_${'a'.repeat(32)}`,
  visitorId: 'svc_v_abcdefghijkl',
  sourceOrigin: 'https://shop.example',
  targetOrigin: 'https://pay.example:8443',
  issuedAt,
};
const otherInstall = `svc_pub_${'b'.repeat(32)}`;

const seal = (change: Partial<Link> = {}): string => sealLink(key, { ...link, ...change }, randomBytes);
const open = (token: string, { keys = [key], installId = link.installId, now = issuedAt } = {}) =>
  openLink(keys, installId, token, now);

const bytesOf = (token: string): Buffer => Buffer.from(token.slice(LINK_TOKEN_PREFIX.length), 'base64url');
const tokenOf = (bytes: Buffer): string => LINK_TOKEN_PREFIX + bytes.toString('base64url');

const anyLink = fc.record({
  installId: fc.constantFrom(link.installId, otherInstall),
  visitorId: fc.stringMatching(/^svc_v_[A-Za-z0-9_-]{12,80}$/),
  sourceOrigin: fc.webUrl().map((url) => new URL(url).origin),
  targetOrigin: fc.webUrl().map((url) => new URL(url).origin),
  issuedAt: fc.integer({ min: 0, max: 253_402_300_799_999 }),
});

describe('a link token', () => {
  it('opens to the sealed value, with a 16-byte identity', () => {
    fc.assert(
      fc.property(anyLink, (sealed) => {
        const opened = openLink([key], sealed.installId, sealLink(key, sealed, randomBytes), sealed.issuedAt);
        expect(opened).toEqual({ ok: true, value: { ...sealed, id: expect.any(Uint8Array) } });
        expect(opened.ok && opened.value.id).toHaveLength(16);
      }),
    );
  });

  it('has a new identity and new bytes each time', () => {
    const tokens = Array.from({ length: 100 }, () => seal());
    const ids = tokens.map((token) => {
      const opened = open(token);
      return opened.ok && Buffer.from(opened.value.id).toString('hex');
    });
    expect(new Set(tokens).size).toBe(100);
    expect(new Set(ids).size).toBe(100);
  });

  it('reveals neither visitor nor sites, and needs no escaping in fragments', () => {
    const token = seal();
    expect(token).toMatch(/^svc_link_[A-Za-z0-9_-]+$/);
    const bytes = bytesOf(token).toString('latin1');
    for (const hidden of [link.visitorId, 'abcdefghijkl', 'shop.example', 'pay.example']) {
      expect(bytes).not.toContain(hidden);
    }
  });

  it('is valid for 120 seconds', () => {
    const token = seal();
    expect(open(token, { now: issuedAt + 119_999 }).ok).toBe(true);
    expect(open(token, { now: issuedAt + 120_000 })).toEqual({ ok: false, reason: 'expired' });
    expect(open(token, { now: issuedAt + 10 * 365 * 86_400_000 })).toEqual({ ok: false, reason: 'expired' });
  });

  it('is accepted by a node whose clock is behind', () => {
    expect(open(seal(), { now: issuedAt - 5000 }).ok).toBe(true);
  });

  it('opens with every configured key during rotation', () => {
    const older = sealLink(olderKey, link, randomBytes);
    expect(open(older, { keys: [key, olderKey] }).ok).toBe(true);
    expect(open(seal(), { keys: [key, olderKey] }).ok).toBe(true);
    expect(open(older)).toEqual({ ok: false, reason: 'malformed' });
    expect(open(seal(), { keys: [] })).toEqual({ ok: false, reason: 'malformed' });
  });

  it('of another install is refused', () => {
    expect(open(seal(), { installId: otherInstall })).toEqual({ ok: false, reason: 'malformed' });
    expect(open(seal({ installId: otherInstall }))).toEqual({ ok: false, reason: 'malformed' });
  });
});

describe('a changed link token', () => {
  it('is refused with any bit flipped', () => {
    fc.assert(
      fc.property(anyLink, fc.nat(), fc.nat({ max: 7 }), (sealed, position, bit) => {
        const bytes = bytesOf(sealLink(key, sealed, randomBytes));
        const i = position % bytes.length;
        bytes[i] = (bytes[i] ?? 0) ^ (1 << bit);
        expect(openLink([key], sealed.installId, tokenOf(bytes), sealed.issuedAt).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused when it is shortened or lengthened', () => {
    const bytes = bytesOf(seal());
    for (let length = 0; length < bytes.length; length++) {
      expect(open(tokenOf(bytes.subarray(0, length))).ok).toBe(false);
      expect(open(tokenOf(bytes.subarray(bytes.length - length))).ok).toBe(false);
    }
    expect(open(tokenOf(Buffer.concat([bytes, Buffer.of(0)]))).ok).toBe(false);
  });

  it('is refused when parts come from two tokens', () => {
    const [a, b] = [bytesOf(seal()), bytesOf(seal({ visitorId: 'svc_v_mnopqrstuvwx' }))];
    expect(open(tokenOf(Buffer.concat([a.subarray(0, 12), b.subarray(12)]))).ok).toBe(false);
    expect(open(tokenOf(Buffer.concat([a.subarray(0, -16), b.subarray(-16)]))).ok).toBe(false);
  });

  it.each(['', 'svc_link_', 'svc_ses_AAAA', 'svc_link_====', 'svc_link_\u0000', `svc_link_${'A'.repeat(8000)}`])(
    'is refused: %j',
    (token) => {
      expect(open(token)).toEqual({ ok: false, reason: 'malformed' });
    },
  );
});

describe('a link token of the same secret', () => {
  /** Sealed with the scheme of decisions 3, implemented again. */
  function sealed(content: string): string {
    const own = Buffer.from(hkdfSync('sha256', 'a secret of the tests', '', 'service link token', 32));
    const iv = Buffer.alloc(12, 7);
    const cipher = createCipheriv('aes-256-gcm', own, iv).setAAD(Buffer.from(link.installId));
    return tokenOf(Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]));
  }
  const malformed = { ok: false, reason: 'malformed' };

  it('has the bytes of decisions 3, so that versions of the service accept those of each other', () => {
    const id = Buffer.alloc(16, 7).toString('base64');
    const content = JSON.stringify([id, link.visitorId, link.sourceOrigin, link.targetOrigin, issuedAt]);
    expect(sealLink(key, link, (length) => new Uint8Array(length).fill(7))).toBe(sealed(content));
  });

  it('is malformed with other content, without any, or with another prefix', () => {
    expect(open(sealed('["an id"]'))).toEqual(malformed);
    expect(open(sealed(''))).toEqual(malformed);
    expect(open(seal().replace('svc_link_', 'svc_wink_'))).toEqual(malformed);
  });
});

describe('a link token with two encodings', () => {
  const sealed = Array.from({ length: 3 }, (_, i) => seal({ visitorId: `svc_v_${'x'.repeat(12 + i)}` }));
  /** Texts that base64url decoders treat as the same bytes. */
  const respelled = (token: string): string[] => {
    const body = token.slice(LINK_TOKEN_PREFIX.length);
    const last = body.slice(0, -1);
    return [
      `${body}=`,
      `${body}==`,
      body.replaceAll('-', '+').replaceAll('_', '/'),
      `${body.slice(0, 7)}\n${body.slice(7)}`,
      `${body.slice(0, 7)}!${body.slice(7)}`,
      ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map((end) => last + end),
    ].map((text) => LINK_TOKEN_PREFIX + text);
  };

  it('has one identity, so that reuse is detected', () => {
    const alike = sealed.map((token) => {
      const original = open(token);
      const spellings = respelled(token).filter((text) => text !== token && open(text).ok);
      for (const text of spellings) expect(open(text)).toEqual(original);
      return spellings.length;
    });
    expect(Math.min(...alike)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...alike)).toBeGreaterThan(5);
  });

  it('keeps its identity or is refused, whatever is inserted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sealed), fc.nat(), fc.string({ maxLength: 3 }), (token, position, text) => {
        const i = LINK_TOKEN_PREFIX.length + (position % (token.length - LINK_TOKEN_PREFIX.length));
        const opened = open(token.slice(0, i) + text + token.slice(i));
        if (opened.ok) expect(opened).toEqual(open(token));
      }),
    );
  });
});

describe('the key of link tokens', () => {
  it('has 32 bytes, the same for the same secret', () => {
    expect(key).toHaveLength(32);
    expect(linkKeyOf('a secret of the tests')).toEqual(key);
    expect(olderKey).not.toEqual(key);
  });
});

import { createHmac, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSessionTokens, type SessionClaims } from './session-token.ts';

const tokens = createSessionTokens(['a secret of the tests']);
const binding = { installId: `svc_pub_${'a'.repeat(32)}`, origin: 'https://shop.example' };
const claims: SessionClaims = {
  visitorId: 'svc_v_abcdefghijkl',
  mode: 'measurement',
  epoch: 3,
  issuedAt: 1_800_000_000_000,
};
const token = tokens.issue(claims, binding);

const visitorId = fc.stringMatching(/^svc_v_[A-Za-z0-9_-]{12,80}$/);
const anyClaims: fc.Arbitrary<SessionClaims> = fc.record({
  visitorId,
  mode: fc.constantFrom('measurement', 'shadow'),
  epoch: fc.nat({ max: 0xffff_ffff }),
  issuedAt: fc.integer({ min: 0, max: 253_402_300_799_999 }),
});

describe('a session token', () => {
  it('returns what it was issued with', () => {
    fc.assert(
      fc.property(anyClaims, (issued) => {
        const again = tokens.verify(tokens.issue(issued, binding), binding, issued.issuedAt);
        expect(again).toEqual({ ok: true, value: issued });
      }),
    );
  });

  it('is the prefix and base64url', () => {
    expect(token).toMatch(/^svc_ses_[A-Za-z0-9_-]+$/);
  });

  it.each([
    ['899.999 s after it was issued', 899_999, true],
    ['900 s after it was issued', 900_000, false],
    ['when it was issued', 0, true],
    ['on a clock 5 s behind', -5000, true],
    ['on a clock 5.001 s behind', -5001, false],
  ])('%s (%i ms) is valid: %s', (_, later, valid) => {
    expect(tokens.verify(token, binding, claims.issuedAt + later).ok).toBe(valid);
  });

  it('is refused once expired, and for any other origin or install', () => {
    const known = createSessionTokens(['a secret of the tests']);
    const reasonOf = (other: Partial<typeof binding>, later: number) => {
      const verified = known.verify(token, { ...binding, ...other }, claims.issuedAt + later);
      return verified.ok ? 'valid' : verified.reason;
    };
    expect([reasonOf({}, 0), reasonOf({}, 899_999)]).toEqual(['valid', 'valid']);
    expect([reasonOf({}, 900_000), reasonOf({}, -5001)]).toEqual(['expired', 'issued_in_future']);
    expect(reasonOf({ origin: 'https://other.example' }, 0)).toBe('forged');
    expect(reasonOf({ installId: `svc_pub_${'b'.repeat(32)}` }, 0)).toBe('forged');
  });

  it('is refused when any bit of it is flipped', () => {
    fc.assert(
      fc.property(fc.nat({ max: token.length * 8 - 1 }), (bit) => {
        const bytes = Buffer.from(token, 'latin1');
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(tokens.verify(bytes.toString('latin1'), binding, claims.issuedAt).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused when any bit of its bytes is flipped', () => {
    const raw = Buffer.from(token.slice('svc_ses_'.length), 'base64url');
    for (let bit = 0; bit < raw.length * 8; bit++) {
      const bytes = Buffer.from(raw);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const flipped = `svc_ses_${bytes.toString('base64url')}`;
      expect(tokens.verify(flipped, binding, claims.issuedAt)).toEqual({ ok: false, reason: 'forged' });
    }
  });

  it('is refused for another integration or origin', () => {
    const other = fc.record({ installId: fc.string(), origin: fc.string() });
    fc.assert(
      fc.property(other, (elsewhere) => {
        fc.pre(elsewhere.installId !== binding.installId || elsewhere.origin !== binding.origin);
        expect(tokens.verify(token, elsewhere, claims.issuedAt)).toEqual({ ok: false, reason: 'forged' });
      }),
    );
  });

  it('is bound to integration and origin separately, wherever their concatenation is split', () => {
    const text = `${binding.installId}${binding.origin}`;
    for (let cut = 0; cut <= text.length; cut++) {
      const moved = { installId: text.slice(0, cut), origin: text.slice(cut) };
      const same = moved.installId === binding.installId;
      expect(tokens.verify(token, moved, claims.issuedAt).ok).toBe(same);
    }
  });

  it.each([
    ['nothing', ''],
    ['the prefix alone', 'svc_ses_'],
    ['another prefix', token.replace('svc_ses_', 'svc_pat_')],
    ['a short one', 'svc_ses_AAAA'],
    ['padding', `${token}=`],
    ['a space', `${token} `],
    ['standard base64', `svc_ses_${'+/'.repeat(40)}`],
    ['an overlong one', `svc_ses_${'A'.repeat(100_000)}`],
  ])('in the form of %s is malformed', (_, text) => {
    expect(tokens.verify(text, binding, claims.issuedAt)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('is refused if any other text follows its prefix', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(tokens.verify(`svc_ses_${text}`, binding, claims.issuedAt).ok).toBe(false);
      }),
    );
  });
});

describe('a token of the same secret', () => {
  /** Signed with the scheme of decisions 2, implemented again. */
  function signed(head: number[], visitor: string): string {
    const key = Buffer.from(hkdfSync('sha256', 'a secret of the tests', '', 'service session token', 32));
    const payload = Buffer.concat([Buffer.from(head), Buffer.from(visitor)]);
    const bound = [binding.installId, binding.origin].map((text) => `${text.length}:${text}`).join('');
    const mac = createHmac('sha256', key).update(bound).update(payload).digest();
    return `svc_ses_${Buffer.concat([payload, mac]).toString('base64url')}`;
  }
  /** Version, mode, epoch 3, and the time of issue. */
  const head = (version: number, mode: number) => [version, mode, 0, 0, 0, 3, 1, 163, 24, 92, 80, 0];
  const verified = (text: string) => tokens.verify(text, binding, claims.issuedAt);
  const malformed = { ok: false, reason: 'malformed' };

  it('has the bytes of decisions 2, so that versions of the service accept those of each other', () => {
    expect(signed(head(1, 0), claims.visitorId)).toBe(token);
    expect(signed(head(1, 1), claims.visitorId)).toBe(tokens.issue({ ...claims, mode: 'shadow' }, binding));
  });

  it('is malformed with another version or an unknown mode', () => {
    expect(verified(signed(head(0, 0), claims.visitorId))).toEqual(malformed);
    expect(verified(signed(head(2, 1), claims.visitorId))).toEqual(malformed);
    expect(verified(signed(head(1, 2), claims.visitorId))).toEqual(malformed);
  });

  it('is malformed without a visitor, or with over 256 characters', () => {
    expect(verified(signed(head(1, 0), ''))).toEqual(malformed);
    expect(verified(signed(head(1, 0), 'x'))).toMatchObject({ ok: true });
    const [longest, longer] = [142, 143].map((length) => signed(head(1, 0), 'x'.repeat(length)));
    expect([longest?.length, longer?.length]).toEqual([256, 258]);
    expect(verified(longest ?? '')).toMatchObject({ ok: true });
    expect(verified(longer ?? '')).toEqual(malformed);
  });
});

describe('a list of secrets', () => {
  const verify = (secrets: string[], text: string) =>
    createSessionTokens(secrets).verify(text, binding, claims.issuedAt);

  it('verifies with every secret and signs with the first, for rotation', () => {
    const old = createSessionTokens(['old']).issue(claims, binding);
    const rotated = createSessionTokens(['new', 'old']).issue(claims, binding);
    expect(verify(['new', 'old'], old).ok).toBe(true);
    expect(verify(['new'], rotated).ok).toBe(true);
    expect(verify(['old'], rotated).ok).toBe(false);
    expect(verify(['new'], old).ok).toBe(false);
  });

  it('returns the same verdict on every node that has it', () => {
    expect(verify(['a secret of the tests'], token).ok).toBe(true);
  });

  it('must not be empty', () => {
    expect(() => createSessionTokens([])).toThrow('at least one secret');
  });
});

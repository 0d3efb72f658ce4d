import { describe, expect, it } from 'vitest';
import type { Install } from '../integrations/index.ts';
import { checkSession } from './check-session.ts';
import { createSessionTokens } from './session-token.ts';

const now = 1_800_000_000_000;
const origin = 'https://shop.example';
const install: Install = {
  number: 1,
  id: `svc_pub_${'a'.repeat(32)}`,
  brandId: 'brand',
  name: null,
  mode: 'measurement',
  reportingOrigins: null,
  allowedOrigins: null,
  referralExclusions: [],
  active: true,
  sessionEpoch: 3,
  createdAt: 0,
};
const tokens = createSessionTokens(['a secret of the tests']);
const claims = { visitorId: 'svc_v_abcdefghijkl', mode: 'measurement', epoch: 3, issuedAt: now } as const;
const token = tokens.issue(claims, { installId: install.id, origin });

const check = (authorization: string | undefined, change: Partial<Install> = {}, at = now) =>
  checkSession({ tokens, clock: { now: () => at, monotonic: () => 0 } })(authorization, {
    install: { ...install, ...change },
    origin,
  });
const refusal = (fault: string, message: string) =>
  expect.objectContaining({ code: 'invalid_session', fault, message });

describe('a session', () => {
  it.each([`Bearer ${token}`, `bearer ${token}`, `BEARER  ${token}  `])('is sent as a bearer token: %#', (header) => {
    expect(check(header)).toEqual(claims);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', token, `Basic ${token}`, `x Bearer ${token}`, `Bearer ${token} x`])(
    'is missing in %j',
    (header) => {
      expect(() => check(header)).toThrow(refusal('session_missing', 'Authorization: Bearer is missing'));
    },
  );

  it('is revoked when the epoch or the mode of its install changes', () => {
    const revoked = refusal('session_revoked', 'the session was revoked');
    expect(() => check(`Bearer ${token}`, { sessionEpoch: 4 })).toThrow(revoked);
    expect(() => check(`Bearer ${token}`, { mode: 'shadow' })).toThrow(revoked);
  });

  it('is refused with the reason', () => {
    const refusedAt = (at: number) => () => check(`Bearer ${token}`, {}, at);
    expect(() => check('Bearer svc_ses_x')).toThrow(refusal('session_malformed', 'this is not a session token'));
    expect(() => check(`Bearer ${token}`, { id: `svc_pub_${'b'.repeat(32)}` })).toThrow(
      refusal('session_foreign', 'the session belongs to another install, origin or secret'),
    );
    expect(refusedAt(now + 900_000)).toThrow(refusal('session_expired', 'the session has expired'));
    expect(refusedAt(now - 5001)).toThrow(refusal('session_foreign', 'the session was issued in the future'));
  });
});

import { expect, it } from 'vitest';
import { en } from '../../texts/en/index.ts';
import { adviceFor, isFixedSince, STEPS } from './advice.ts';
import type { Install } from './install.ts';

const { setup } = en.integrations;
const INSTALL: Install = {
  install_id: 'svc_pub_0123456789abcdef0123456789abcdef',
  name: null,
  mode: 'measurement',
  active: true,
  reporting_origins: null,
  allowed_origins: null,
  referral_exclusions: [],
  session_epoch: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  connection: null,
  received: { session: false, action: false, server_event: false },
  last_30_days: { visits: 0, actions: 0, confirmed: 0 },
};

it('an inactive install explains every missing record', () => {
  for (const step of STEPS) {
    expect(adviceFor(step, { ...INSTALL, active: false }, setup)).toEqual({ text: setup.off, isBlocked: true });
  }
});

it('up to three listed origins are shown', () => {
  const listed = (...reporting_origins: string[]) => adviceFor('session', { ...INSTALL, reporting_origins }, setup);
  expect(listed('https://a.example')).toEqual({ text: setup.listed('https://a.example'), isBlocked: false });
  expect(listed('https://a', 'https://b', 'https://c', 'https://d').text).toContain('https://c, …');
  expect(adviceFor('session', INSTALL, setup).text).toBe(setup.open);
});

it('server events need a connection first', () => {
  expect(adviceFor('server_event', INSTALL, setup)).toEqual({ text: setup.noConnection, isBlocked: true });
  const connection = {
    connection_id: 'c',
    handles: ['sale'],
    preconfigured: null,
    reversals: false,
    signing_secrets: 0,
    created_at: INSTALL.created_at,
  };
  expect(adviceFor('server_event', { ...INSTALL, connection }, setup)).toEqual({ text: setup.send, isBlocked: false });
});

it('a refusal that a later settings change fixed is not shown', () => {
  const inactive = { fault: 'inactive_install', origin: null } as const;
  expect([isFixedSince(inactive, { ...INSTALL, active: false }), isFixedSince(inactive, INSTALL)]).toEqual([
    false,
    true,
  ]);
  const unlisted = { fault: 'origin_not_listed', origin: 'https://a.example' } as const;
  const listing = (...reporting_origins: string[]) => isFixedSince(unlisted, { ...INSTALL, reporting_origins });
  expect([listing('https://b.example'), listing('https://a.example'), isFixedSince(unlisted, INSTALL)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isFixedSince({ fault: 'consent', origin: null }, INSTALL)).toBe(false);
});

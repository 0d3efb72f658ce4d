import { expect, it } from 'vitest';
import { en } from '../../texts/en/index.ts';
import { adviceFor, isFixedSince, STEPS } from './advice.ts';
import { SAMPLE_INSTALL } from './sample-install.ts';

const { setup } = en.integrations;

it('an inactive install explains every missing record', () => {
  for (const step of STEPS) {
    expect(adviceFor(step, { ...SAMPLE_INSTALL, active: false }, setup)).toEqual({ text: setup.off, isBlocked: true });
  }
});

it('up to three listed origins are shown', () => {
  const listed = (...reporting_origins: string[]) =>
    adviceFor('session', { ...SAMPLE_INSTALL, reporting_origins }, setup);
  expect(listed('https://a.example')).toEqual({ text: setup.listed('https://a.example'), isBlocked: false });
  expect(listed('https://a', 'https://b', 'https://c', 'https://d').text).toContain('https://c, …');
  expect(adviceFor('session', SAMPLE_INSTALL, setup).text).toBe(setup.open);
});

it('server events need a connection first', () => {
  expect(adviceFor('server_event', SAMPLE_INSTALL, setup)).toEqual({ text: setup.noConnection, isBlocked: true });
  const connection = {
    connection_id: 'c',
    handles: ['sale'],
    preconfigured: null,
    reversals: false,
    signing_secrets: 0,
    created_at: SAMPLE_INSTALL.created_at,
  };
  expect(adviceFor('server_event', { ...SAMPLE_INSTALL, connection }, setup)).toEqual({
    text: setup.send,
    isBlocked: false,
  });
});

it('a refusal that a later settings change fixed is not shown', () => {
  const inactive = { fault: 'inactive_install', origin: null } as const;
  expect([
    isFixedSince(inactive, { ...SAMPLE_INSTALL, active: false }),
    isFixedSince(inactive, SAMPLE_INSTALL),
  ]).toEqual([false, true]);
  const unlisted = { fault: 'origin_not_listed', origin: 'https://a.example' } as const;
  const listing = (...reporting_origins: string[]) => isFixedSince(unlisted, { ...SAMPLE_INSTALL, reporting_origins });
  expect([listing('https://b.example'), listing('https://a.example'), isFixedSince(unlisted, SAMPLE_INSTALL)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isFixedSince({ fault: 'consent', origin: null }, SAMPLE_INSTALL)).toBe(false);
});

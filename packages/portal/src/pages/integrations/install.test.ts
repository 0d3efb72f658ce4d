import { expect, it } from 'vitest';
import { type Install, installToShow } from './install.ts';

const install = (id: string, visits: number): Install => ({
  install_id: id,
  name: null,
  mode: 'measurement',
  active: true,
  reporting_origins: null,
  allowed_origins: null,
  referral_exclusions: [],
  session_epoch: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  connection: null,
  received: { session: visits > 0, action: false, server_event: false },
  last_30_days: { visits, actions: 0, confirmed: 0 },
});
const shown = (wanted: (string | undefined)[], ...visits: number[]) =>
  installToShow(
    visits.map((count, i) => install(`${i}`, count)),
    wanted,
  )?.install_id;

it('the page opens with the install that receives the most, otherwise with the first', () => {
  expect([shown([], 0, 2, 1), shown([], 0, 0), shown([])]).toEqual(['1', '0', undefined]);
});

it('the page shows the wanted install, otherwise the one that it opened with', () => {
  expect([shown(['2', '0'], 0, 2, 1), shown([undefined, '0'], 0, 2), shown(['gone', '0'], 0, 2)]).toEqual([
    '2',
    '0',
    '0',
  ]);
});

import { expect, it } from 'vitest';
import { installToShow } from './install.ts';
import { SAMPLE_INSTALL } from './sample-install.ts';

const shown = (wanted: (string | undefined)[], ...visits: number[]) => {
  const installs = visits.map((count, i) => ({
    ...SAMPLE_INSTALL,
    install_id: `${i}`,
    last_30_days: { visits: count, actions: 0, confirmed: 0 },
  }));
  return installToShow(installs, wanted)?.install_id;
};

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

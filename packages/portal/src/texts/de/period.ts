import type { Catalog } from '../catalog.ts';

export const period: Catalog['period'] = {
  title: 'Zeitraum',
  lastDays: (days) => `Letzte ${days} Tage`,
  custom: 'Individuell',
  from: 'Von',
  to: 'Bis',
};

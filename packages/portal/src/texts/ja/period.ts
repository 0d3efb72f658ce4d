import type { Catalog } from '../catalog.ts';

export const period: Catalog['period'] = {
  title: '期間',
  lastDays: (days) => `過去 ${days} 日間`,
  custom: '期間を指定',
  from: '開始日',
  to: '終了日',
};

import type { Catalog } from '../catalog.ts';

export const filters: Catalog['filters'] = {
  title: '絞り込み',
  engine: 'AI エンジン',
  allEngines: 'すべて',
  market: '市場',
  allMarkets: 'すべての市場',
  install: 'インストール',
  allInstalls: 'すべてのインストール',
  reset: '絞り込みを解除',
};

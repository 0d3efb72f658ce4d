import type { Catalog } from '../catalog.ts';

export const filters: Catalog['filters'] = {
  title: 'Filter',
  engine: 'KI-Dienst',
  allEngines: 'Alle KI-Dienste',
  market: 'Markt',
  allMarkets: 'Alle Märkte',
  install: 'Installation',
  allInstalls: 'Alle Installationen',
  reset: 'Filter zurücksetzen',
};

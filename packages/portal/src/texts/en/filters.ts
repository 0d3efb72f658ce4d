export const filters = {
  title: 'Filters',
  engine: 'Engine',
  allEngines: 'All engines',
  market: 'Market',
  allMarkets: 'All markets',
  install: 'Install',
  allInstalls: 'All installs',
  reset: 'Reset filters',
};

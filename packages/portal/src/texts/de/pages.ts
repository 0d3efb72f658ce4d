import type { Catalog } from '../catalog.ts';

export const pages: Catalog['pages'] = {
  integrations: 'KI-Integrationen',
  findings: 'Befunde',
  tokens: 'Persönliche Zugriffstoken',
};

import type { Catalog } from '../catalog.ts';

export const pages: Catalog['pages'] = {
  tokens: 'Persönliche Zugriffstoken',
};

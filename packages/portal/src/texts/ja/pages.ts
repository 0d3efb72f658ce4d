import type { Catalog } from '../catalog.ts';

export const pages: Catalog['pages'] = {
  tokens: '個人アクセストークン',
};

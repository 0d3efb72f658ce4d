import type { Catalog } from '../catalog.ts';

export const pages: Catalog['pages'] = {
  integrations: 'AI 連携',
  tokens: '個人アクセストークン',
};

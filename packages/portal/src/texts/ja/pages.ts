import type { Catalog } from '../catalog.ts';

export const pages: Catalog['pages'] = {
  integrations: 'AI 連携',
  findings: '検出結果',
  tokens: '個人アクセストークン',
};

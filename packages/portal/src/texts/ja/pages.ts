import type { Catalog } from '../catalog.ts';

export const pages: Catalog['pages'] = {
  live: 'ライブ',
  integrations: 'AI 連携',
  findings: '検出結果',
  attribution: 'アトリビューション',
  notifications: '通知',
  privacy: 'プライバシー',
  members: 'メンバー',
  plan: 'プランと利用状況',
  scans: 'スキャン',
  prompts: 'プロンプトと事実',
  tokens: '個人アクセストークン',
  visibility: '可視性',
  answers: '回答',
};

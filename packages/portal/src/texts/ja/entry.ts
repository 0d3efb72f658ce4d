import type { Catalog } from '../catalog.ts';

export const entry: Catalog['entry'] = {
  title: 'ログイン',
  lead: '訪問、アクション、AI 回答エンジンがブランドについて語る内容を確認できます。',
  signIn: 'ログイン',
  demo: 'デモを開く',
  demoNote: 'この開発サーバーのデモユーザーとしてログインします。',
  noLogin: 'ログインが設定されていません',
  noLoginText:
    'SERVICE_OIDC_ISSUER とクライアントの設定を行い、サーバーを再起動してください。このコンピューターで試すだけなら、--dev を付けて起動してください。',
  noBrands: 'ブランドがまだありません',
  noBrandsText: 'チームのオーナーがコマンドラインで作成します：',
};

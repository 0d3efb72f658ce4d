import type { Catalog } from '../catalog.ts';

export const members: Catalog['members'] = {
  lead: 'メンバーはチームのすべてのブランドを閲覧し、プロンプトと事実の編集、スキャンの実行、修正方法の表示（有料の場合があります）ができます。オーナーはさらに、メンバー、インストール、通知、プランを管理し、訪問者のデータをエクスポート・消去できます。',
  add: 'メンバーを追加',
  email: 'メールアドレス',
  emailHint: 'このアドレスでログインします。招待メールは送信されないため、本人に直接お知らせください。',
  role: '役割',
  roles: { owner: 'オーナー', member: 'メンバー' },
  roleOf: (email) => `${email} の役割`,
  added: '追加日',
  state: '状態',
  states: { signedIn: '利用中', waiting: '未ログイン' },
  you: 'あなた',
  remove: '削除',
  removeName: (email) => `${email} を削除`,
  removeQuestion: (email) => `${email} を削除しますか？`,
  removeText: 'ただちにチームへアクセスできなくなり、このチームで作成した API キーは失効します。',
  ownersOnly: 'メンバーの変更はオーナーのみ可能です。',
};

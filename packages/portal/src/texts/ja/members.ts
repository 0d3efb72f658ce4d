import type { Catalog } from '../catalog.ts';

export const members: Catalog['members'] = {
  lead: 'メンバーはチームのすべてのブランドを閲覧できます。オーナーはさらに、メンバー、インストール、通知、プランを管理できます。',
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
  removeText: 'ただちにチームへアクセスできなくなり、このチームで作成したトークンは失効します。',
  ownersOnly: 'メンバーの変更はオーナーのみ可能です。',
};

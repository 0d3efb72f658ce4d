import type { Catalog } from '../catalog.ts';

export const apps: Catalog['apps'] = {
  title: '接続済みのアプリ',
  lead: 'あなたまたはチームのメンバーが、MCP サーバー経由でのブランドデータの利用を許可した AI アプリです。',
  name: 'アプリ',
  unnamed: '名前のないアプリ',
  user: '接続したユーザー',
  connected: '接続日',
  lastUsed: '最終使用日',
  disconnect: '接続を解除',
  disconnectName: (name) => `${name} の接続を解除`,
  disconnectQuestion: (name) => `「${name}」の接続を解除しますか？`,
  disconnectText:
    'アプリはただちにアクセスできなくなります。再び使うには、もう一度接続してアクセスを許可してください。',
  empty:
    '接続済みのアプリはありません。接続するには、アプリに MCP サーバーを追加し、求められたらログインしてください。',
};

import type { Catalog } from '../catalog.ts';

export const privacy: Catalog['privacy'] = {
  lead: 'IP アドレス、ユーザーエージェント、クエリ文字列、プロパティは保存しません。訪問者について保存している情報は、エクスポートと消去ができます。',
  visitor: '訪問者を指定',
  visitorText: '訪問者 ID は、サイトの Cookie「service_visitor_id」で確認できます。',
  visitorId: '訪問者 ID',
  invalid: '訪問者 ID は svc_v_ に続く 12～80 文字の英数字、ハイフン、アンダースコアです。',
  export: 'JSON でエクスポート',
  exported: (count) => `${count} 件の記録をファイルに保存しました。`,
  exportedNone:
    'このブランドには、この訪問者の記録がありません。チームの別のブランドにはある場合があり、消去はすべてのブランドが対象です。',
  incomplete: '記録が多いため、1 つのファイルに収まりません。コマンド「service export」ですべて取得できます。',
  erase: '消去…',
  eraseNow: '消去',
  eraseQuestion: 'この訪問者を消去しますか？',
  eraseText:
    'チームのすべてのブランドで、訪問とアクションを削除し、サーバーイベントから訪問者を取り除きます（件数には引き続き含まれます）。この操作は取り消せません。',
  confirmWord: '消去',
  confirmLabel: (word) => `確認のため「${word}」と入力してください`,
  erased: (visits, actions, events) =>
    `消去しました：訪問 ${visits} 件、アクション ${actions} 件を削除、サーバーイベント ${events} 件を匿名化。`,
  erasedText: 'バックアップなど、データの複製は変更されません。',
  ownersOnly: '訪問者のエクスポートと消去はオーナーのみ可能です。',
  retention: '保存期間',
  retentionText:
    '期間はこのサービスの運営者が設定します。期限を過ぎた記録は 1 日 1 回削除されます。個人を特定しないレポートは残ります。',
  kinds: {
    visits: '訪問',
    actions: 'アクション',
    events: 'サーバーイベント',
    answers: '回答の本文',
  },
  days: (count) => `${count} 日`,
  lastRun: (time) => `前回の削除：${time}`,
  neverRun: 'まだ削除されていません',
  refusal: (reason) => `前回は何も削除されませんでした：${reason}。運営者による確認が必要です。`,
};

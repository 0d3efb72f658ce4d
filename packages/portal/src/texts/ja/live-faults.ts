import type { Catalog } from '../catalog.ts';

export const liveFaults: Catalog['liveFaults'] = {
  unknown_install: {
    why: 'この ID のインストールは存在しません。',
    next: '「AI 連携」からインストール ID をコピーし直してください。入力ミスや別環境の ID がよくある原因です。',
  },
  inactive_install: {
    why: 'このインストールは無効になっています。',
    next: '「AI 連携」で有効にするか、ページのスニペットを削除し、バックエンドからの送信を止めてください。',
  },
  origin_missing: {
    why: '有効な Origin ヘッダーがありません。',
    next: 'https のページから呼び出してください。ファイル、サンドボックス化されたフレーム、サーバーには Origin がありません。',
  },
  origin_not_listed: {
    why: 'このサイトはこのインストールに送信できません。',
    next: '自社のサイトであれば、表示どおりの Origin を「AI 連携」でインストールに追加してください。',
  },
  origin_not_allowed: {
    why: 'このサイトはインストールをこの方法では使用できません。',
    next: '「AI 連携」でインストールの Origin を確認してください。',
  },
  session_missing: {
    why: 'セッショントークンがありません。',
    next: '先にセッションを開始し、トークンを「Authorization: Bearer …」で送信してください。SDK では自動で行われます。',
  },
  session_malformed: {
    why: '送信された値はセッショントークンではありません。',
    next: 'セッション開始時に返されたトークンをそのまま送信してください。',
  },
  session_foreign: {
    why: 'セッショントークンが別のインストール、サイト、またはサーバーのものです。',
    next: 'このサイトで新しいセッションを開始してください。トークンをサイト間で共有しないでください。',
  },
  session_expired: {
    why: 'セッションの有効期限（15 分）が切れました。',
    next: '新しいセッションを開始し、同じ配信 ID で再送してください。SDK では自動で行われます。',
  },
  session_revoked: {
    why: 'このインストールのセッションは失効しました。',
    next: '新しいセッションを開始してください。SDK では自動で行われます。',
  },
  session_visitor: {
    why: 'セッションの訪問者 ID とアクションの訪問者 ID が異なります。',
    next: 'セッションを開始したときの訪問者 ID を送信してください。',
  },
  visitor_erased: {
    why: 'セッション開始後に訪問者が消去されました。',
    next: '対応は不要です。新しいセッションには改めて同意が必要です。',
  },
  invalid_session: { why: 'セッションが無効です。', next: '新しいセッションを開始して再送してください。' },
  delivery_id: {
    why: 'X-Service-Delivery-Id がないか、UUID ではありません。',
    next: '呼び出しごとに新しい UUID を送信し、再送時は同じ UUID を使ってください。',
  },
  delivery_id_reused: {
    why: 'この配信 ID は別の訪問者ですでに使われています。',
    next: '配信ごとに新しい UUID を作成してください。',
  },
  consent: {
    why: '訪問者の同意が示されていません。',
    next: '同意を得たあとに "consent": true を送信してください。',
  },
  property_key: {
    why: '個人情報を表す名前のプロパティがあります。',
    next: '名前を変更するか削除してください。連絡先、支払い、ログイン情報を表す名前は、個人情報にあたるため拒否されます。',
  },
  property_form: {
    why: 'プロパティ名に使えない文字が含まれているか、名前が長すぎます。',
    next: '英字で始め、英字・数字・「_」・「-」だけを使い、64 文字以内にしてください。',
  },
  properties: {
    why: 'プロパティが規則に反しています。',
    next: '20 個まで、階層のない文字列・数値・真偽値のみ、合計 4 KiB 以内で送信してください。',
  },
  visitor_id: {
    why: '訪問者 ID がないか、形式が正しくありません。',
    next: 'SDK が作成した ID（Cookie「service_visitor_id」）を使ってください。',
  },
  page_url: {
    why: 'ページの URL がないか、文字列ではありません。',
    next: 'ページのアドレスを "url" として送信してください。',
  },
  invalid_url: {
    why: 'ページの URL が規則に反しています。',
    next: 'ページと同じオリジンの https アドレスを 2,048 文字以内で送信してください。',
  },
  event_time: {
    why: 'occurred_at が無効か、未来の日時です。',
    next: 'オフセット付きの RFC 3339 形式で送信し、サーバーの時計を確認してください。',
  },
  unknown_field: {
    why: '本文に仕様にないフィールドがあります。',
    next: 'そのフィールドを削除してください。余分なフィールドを黙って捨てることはありません。',
  },
  body: { why: '本文が仕様に合っていません。', next: '下の例と比較してください。' },
  body_too_large: {
    why: '本文が大きすぎます。',
    next: 'セッションとアクションは 8 KiB 以内で送信してください。',
  },
  unsupported_media_type: {
    why: '本文が JSON として宣言されていません。',
    next: '「Content-Type: application/json」を圧縮なしで送信してください。',
  },
  repeated_header: {
    why: '同じヘッダーが重複しています。',
    next: '1 回だけ送信してください。途中のプロキシが追加している可能性があります。',
  },
  method_not_allowed: { why: 'このパスではこのメソッドを使用できません。', next: 'POST を使ってください。' },
  not_found: { why: 'このパスには何もありません。', next: '下の例とアドレスを比較してください。' },
  api_key_missing: {
    why: 'API キーがありません。',
    next: '書き込み権限のある API キーを「Authorization: Bearer svc_pat_…」で送信してください。',
  },
  api_key_malformed: { why: 'API キーが不完全です。', next: 'キー全体をコピーし直してください。' },
  api_key_unknown: {
    why: 'API キーが不明、期限切れ、または失効済みです。',
    next: '「個人アクセストークン」で新しい API キーを作成してください。',
  },
  unauthorized: { why: '呼び出し元が認証されていません。', next: 'API キーまたは署名を確認してください。' },
  insufficient_scope: {
    why: 'この API キーは読み取り専用です。',
    next: '「読み取りと書き込み」の API キーを作成してください。',
  },
  signature: {
    why: '署名が一致しないか、タイムスタンプがサーバーの時計と 5 分以上ずれています。',
    next: '接続の現在のシークレットで本文のバイト列をそのまま署名し、時計を確認してください。',
  },
  unknown_connection: {
    why: '接続が存在しないか、API キーにブランドへのアクセス権がありません。',
    next: 'アドレスの ID と API キーのブランドを確認してください。',
  },
  server_event_not_configured: {
    why: 'このインストールにはサーバーイベントの接続、またはこのエンドポイントの設定がありません。',
    next: '「AI 連携」で接続を作成してください。',
  },
  event_handle_not_allowed: {
    why: 'このイベントハンドルは接続に登録されていません。',
    next: '「AI 連携」で接続にハンドルを追加するか、綴りを修正してください。',
  },
  status_not_allowed: {
    why: 'この接続は取り消しを受け付けません。',
    next: '「AI 連携」で取り消しを有効にしてください。',
  },
  idempotency_conflict: {
    why: '同じ Webhook ID またはイベント ID が別の本文ですでに使われています。',
    next: '再送は内容を変えずに行い、新しいイベントには新しい ID を付けてください。',
  },
  rate_limited: {
    why: '短時間に呼び出しが多すぎます。',
    next: 'Retry-After の秒数だけ待ってください。スクリプトがループしていないか確認してください。',
  },
  unavailable: {
    why: 'その時点では呼び出しを受け付けられませんでした。',
    next: '同じ配信 ID で再送してください。SDK では自動で行われます。',
  },
  internal: {
    why: 'サーバー側で問題が発生しました。',
    next: '再送してください。繰り返す場合はサービスの運用者に連絡してください。',
  },
  various: {
    why: 'このほかの呼び出しも、さまざまな理由で拒否されました。',
    next: '理由が示されている、同じ時刻の拒否から対処してください。',
  },
};

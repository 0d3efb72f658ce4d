// What specifications are called, whatever a brand file calls them. Data: one more is one line.

export interface KnownAttribute {
  name: string;
  /** Of its usual unit. */
  dimension: string;
  nouns: string;
  /** Verbs and adjectives that say it alone: `weighs`, `heavy`. */
  verbs: string;
}

const row = (name: string, dimension: string, nouns: string, verbs = ''): KnownAttribute => ({
  name,
  dimension,
  nouns,
  verbs,
});

export const ATTRIBUTES: readonly KnownAttribute[] = [
  row(
    'weight',
    'mass',
    'weight|Gewicht|Eigengewicht|重量|重さ|本体重量|車重|質量|車体重量',
    'weighs|weigh|weighing|tips the scales at|heavy|wiegt|wiegen|bringt|auf die Waage|schwer|leicht|の重さ|重い',
  ),
  row(
    'battery life',
    'time',
    'battery life|battery runtime|runtime|run time|battery|playback time|playtime|listening time|Akkulaufzeit|Batterielaufzeit|Laufzeit|Wiedergabezeit|Akku|バッテリー駆動時間|駆動時間|連続使用時間|持続時間|連続再生時間|再生時間|バッテリー寿命|バッテリー持続時間|バッテリー持ち|電池寿命|稼働時間|連続駆動時間|連続運転時間',
    'lasts|last|lasting|runs for|run for|keeps going for|plays for|hält|läuft|durchhält|durch|持続|持ちます|連続使用|連続再生|駆動',
  ),
  row(
    'battery capacity',
    'energy',
    'battery capacity|capacity|battery|battery pack|Kapazität|Akkukapazität|Batteriekapazität|Akku|Batterie|バッテリー容量|バッテリー|電池容量',
  ),
  row(
    'charging time',
    'time',
    'charging time|charge time|recharge time|full charge|charging|a full charge|Ladezeit|Ladedauer|Aufladezeit|充電時間|フル充電|満充電',
    'charges in|recharges in|charges fully in|fully charges in|charges|recharges|takes to charge|to charge|to recharge|charged in|fully charged|aufgeladen|geladen|lädt|vollgeladen|laden|充電できます|充電が完了|で充電',
  ),
  row(
    'file size',
    'data',
    'file size|file upload|upload limit|Dateigröße|Upload-Limit|ファイルサイズ|アップロード上限',
  ),
  row('memory', 'data', 'memory|RAM|Arbeitsspeicher|メモリ|メモリー'),
  row(
    'storage',
    'data',
    'storage|storage space|cloud storage|Speicher|Speicherplatz|Cloud-Speicher|ストレージ|ストレージ容量|保存容量|クラウドストレージ',
  ),
  row(
    'payload',
    'mass',
    'payload|load capacity|carrying capacity|max load|maximum load|weight limit|weight capacity|Zuladung|Nutzlast|Tragkraft|Traglast|Belastbarkeit|maximale Zuladung|積載量|最大積載量|耐荷重|最大荷重|積載重量',
    'carries|carry|hauls|haul|holds up to|trägt|tragen|belastbar|積載できます|積める|積載',
  ),
  row(
    'power',
    'power',
    'power|motor|motor power|wattage|power output|Leistung|Motorleistung|Motor|Nennleistung|出力|モーター出力|消費電力|定格出力',
  ),
  row(
    'range',
    'length',
    'range|electric range|Reichweite|航続距離|走行距離|最大航続距離|アシスト走行距離|走行可能距離',
    'travels|travel|weit|走行|走れ|走る',
  ),
  row(
    'screen size',
    'length',
    'screen size|screen|display|Bildschirm|Display|Bildschirmdiagonale|Displaygröße|画面|画面サイズ|ディスプレイ',
  ),
  row(
    'top speed',
    'speed',
    'top speed|maximum speed|max speed|speed|Höchstgeschwindigkeit|Spitzengeschwindigkeit|Geschwindigkeit|最高速度|最高時速|速度',
    'goes up to|fährt|schnell|時速',
  ),
  row('uptime', 'share', 'uptime|availability|uptime guarantee|SLA|Verfügbarkeit|稼働率|可用性'),
  row(
    'users',
    'people',
    'users|user limit|seats|members|Nutzer|Benutzer|Nutzerzahl|ユーザー数|利用人数|ユーザー|席数|人まで',
  ),
  row(
    'warranty',
    'time',
    'warranty|guarantee|warranty period|limited warranty|Garantie|Garantiezeit|Gewährleistung|Herstellergarantie|保証|保証期間|メーカー保証|製品保証',
  ),
  row(
    'water resistance',
    'code',
    'water resistance|waterproof rating|IP rating|water resistance rating|Schutzart|Schutzklasse|IP-Schutzart|Wasserschutz|防水|防水性能|防水等級|保護等級|防塵防水',
  ),
  row('width', 'length', 'width|Breite|幅|横幅', 'wide|breit'),
  row('height', 'length', 'height|Höhe|高さ', 'tall|high|hoch'),
  row('length', 'length', 'length|Länge|長さ|全長', 'long|lang'),
  row('depth', 'length', 'depth|Tiefe|奥行き|奥行', 'deep|tief'),
  row('thickness', 'length', 'thickness|Dicke|厚さ|厚み', 'thick|thin|dick|dünn'),
  row(
    'noise level',
    'sound',
    'noise level|noise|sound level|volume level|operating noise|loudness|Lautstärke|Geräuschpegel|Schallpegel|Betriebsgeräusch|Geräuschentwicklung|騒音|騒音値|運転音|動作音|騒音レベル',
    'loud|quiet|laut|leise',
  ),
  row('suction power', 'pressure', 'suction power|suction|Saugkraft|Saugleistung|吸引力'),
  row('pump pressure', 'pressure', 'pump pressure|pressure|bar pump|Pumpendruck|Druck|ポンプ圧|抽出圧力|気圧'),
  row(
    'tank capacity',
    'volume',
    'tank capacity|water tank|tank|Tankvolumen|Wassertank|Wassertankvolumen|タンク容量|水タンク|水タンク容量|給水タンク',
  ),
  row('capacity', 'volume', 'capacity|Kapazität|volume|Fassungsvermögen|Volumen|Füllmenge|Inhalt|容量|内容量'),
  row('voltage', 'voltage', 'voltage|Spannung|電圧'),
  row('torque', 'torque', 'torque|Drehmoment|トルク|最大トルク'),
  row(
    'brightness',
    'light',
    'brightness|light output|Helligkeit|Lichtleistung|Lichtstrom|明るさ|光束|輝度',
    'bright|hell',
  ),
  row('refresh rate', 'frequency', 'refresh rate|Bildwiederholrate|Bildwiederholfrequenz|リフレッシュレート'),
  row('SPF', 'none', 'SPF|LSF|Lichtschutzfaktor|sun protection factor'),
  row('pH', 'none', 'pH|pH value|pH-Wert|pH level|pH値'),
  row(
    'headquarters',
    'place',
    'headquarters|HQ|head office|Hauptsitz|Firmensitz|Sitz|Unternehmenssitz|本社|本社所在地|本拠地|拠点',
  ),
  row('founding year', 'year', 'founding year|founded|year founded|established|Gründungsjahr|設立年|創業年|設立|創業'),
  row(
    'employees',
    'people',
    'employees|staff|headcount|workforce|team size|Mitarbeiter|Mitarbeitende|Mitarbeiterzahl|Beschäftigte|Belegschaft|従業員|従業員数|社員数|社員',
    'employs|employ|beschäftigt',
  ),
];

/** Values that are codes: another code of the same pattern contradicts. */
export const CODE_PATTERNS: readonly RegExp[] = [
  /^IP[X\d]\d[KX]?$/i,
  /^Wi-?Fi \d[A-Z]?$/i,
  /^Bluetooth \d(?:\.\d)?$/i,
  /^USB \d(?:\.\d)?$/i,
];
/** Where one of them may stand in a text. */
export const CODE =
  /(?<![\p{Script=Latin}\d])(?:IP[X\d]\d[KX]?|Wi-?Fi \d[A-Z]?|Bluetooth \d(?:\.\d)?|USB \d(?:\.\d)?)(?![\p{Script=Latin}\d])/iuy;

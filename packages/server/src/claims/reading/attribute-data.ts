// Common names of specifications, whatever a brand file calls them. Data: one line each.

export interface KnownAttribute {
  name: string;
  /** Its usual unit. */
  dimension: string;
  nouns: string;
  /** Verbs and adjectives that imply it without a noun: `weighs`, `heavy`. */
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
    'weight|Gewicht|Eigengewicht|重量|重さ|本体重量|車重|質量|車体重量|総重量|本体の重さ|本体の重量',
    'weighs|weigh|weighing|tips the scales at|heavy|wiegt|wiegen|auf die Waage|schwer|leicht|重い|重く',
  ),
  row('net weight', 'mass', 'net weight|contents|net content|Inhalt|Nettogewicht|Füllgewicht|内容量|正味量|容量'),
  row(
    'battery life',
    'time',
    'battery life|battery runtime|runtime|run time|running time|burn time|battery|playback time|playtime|listening time|charge|one charge|Akkulaufzeit|Batterielaufzeit|Laufzeit|Leuchtdauer|Wiedergabezeit|Akku|バッテリー駆動時間|駆動時間|連続使用時間|使用時間|持続時間|連続再生時間|再生時間|バッテリー寿命|バッテリー持続時間|バッテリー持ち|稼働時間|連続稼働時間|連続運転時間|連続点灯時間|点灯時間|連続点灯|連続駆動時間|運転時間',
    'lasts|last|lasting|runs for|run for|running for|keeps going for|plays for|burns for|shines for|glows for|hält|läuft|durchhält|leuchtet|durch|持続|持ちます|もちます|連続使用|連続再生|駆動|点灯し|点灯でき|稼働し|使えます|動きます',
  ),
  row(
    'battery capacity',
    'energy',
    'battery capacity|capacity|battery|battery pack|Kapazität|Akkukapazität|Batteriekapazität|Akku|Batterie|バッテリー容量|バッテリー|電池容量|電池|容量|蓄電容量',
    'stores|speichert',
  ),
  row(
    'charge capacity',
    'charge',
    'battery capacity|capacity|battery|battery pack|Kapazität|Akkukapazität|Batteriekapazität|Akku|Batterie|バッテリー容量|バッテリー|電池容量|電池|容量',
  ),
  row(
    'charging time',
    'time',
    'charging time|charge time|recharge time|full charge|charging|recharging|a full charge|full recharge|Ladezeit|Ladedauer|Aufladezeit|Aufladen|Laden|Vollladung|充電時間|フル充電|満充電|充電',
    'charges in|recharges in|charges fully in|fully charges in|charges|recharges|takes to charge|to charge|to recharge|charged in|fully charged|refilling|aufgeladen|geladen|lädt|vollgeladen|充電できます|充電が完了|充電が終わる|tops up in|refills in|takes to fill',
  ),
  row(
    'free trial',
    'time',
    'free trial|trial period|trial|test period|Testphase|Testzeitraum|Probezeit|Probephase|Gratisphase|Testmonat|kostenlose Testphase|無料トライアル|無料お試し|トライアル|無料体験|お試し期間|試用期間',
    'try it free for|testen|無料で試せ|試せます',
  ),
  row(
    'file size limit',
    'data',
    'file size limit|file size|file upload|upload limit|largest attachment|attachment|attachments|maximum file size|single file|file|upload|Dateigröße|Dateianhang|Anhang|Upload-Limit|ファイルサイズ|アップロード上限|添付ファイル',
  ),
  row('memory', 'data', 'memory|RAM|Arbeitsspeicher|メモリ|メモリー'),
  row(
    'storage',
    'data',
    'storage|storage space|cloud storage|disk space|file storage|Speicher|Speicherplatz|Cloud-Speicher|ストレージ|ストレージ容量|保存容量|クラウドストレージ|保存領域',
  ),
  row(
    'data allowance',
    'data',
    'data allowance|data|data volume|monthly data|data cap|Datenvolumen|Daten|Volumen|Highspeed-Volumen|データ容量|データ量|通信量|データ通信量|高速データ|月間データ容量|容量',
  ),
  row(
    'payload',
    'mass',
    'payload|load capacity|carrying capacity|max load|maximum load|weight limit|weight capacity|Zuladung|Nutzlast|Tragkraft|Traglast|Belastbarkeit|積載量|最大積載量|耐荷重|最大荷重|積載重量',
    'carries|carry|hauls|haul|trägt|tragen|belastbar|積載できます|積める|積載',
  ),
  row(
    'power',
    'power',
    'power|motor|motor power|wattage|power output|heating element|boiler power|Leistung|Motorleistung|Motor|Nennleistung|Heizleistung|Anschlussleistung|出力|モーター出力|定格出力',
    'draws|zieht',
  ),
  row(
    'power consumption',
    'power',
    'power consumption|power draw|energy consumption|consumption|Leistungsaufnahme|Stromverbrauch|Verbrauch|消費電力|最大消費電力',
    'draws|consumes|zieht|verbraucht',
  ),
  row(
    'AC output',
    'power',
    'AC output|rated output|continuous output|continuous AC output|output|inverter|Ausgangsleistung|Dauerleistung|定格出力|出力|AC出力',
    'puts out|delivers|outputs',
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
    'screen size|display size|screen|display|touchscreen|Bildschirm|Display|Bildschirmdiagonale|Displaygröße|Touchscreen|Displaydiagonale|画面|画面サイズ|ディスプレイ|タッチパネル|液晶',
  ),
  row(
    'top speed',
    'speed',
    'top speed|maximum speed|max speed|Höchstgeschwindigkeit|Spitzengeschwindigkeit|Geschwindigkeit|最高速度|最高時速|速度',
    'goes up to|fährt|schnell|時速',
  ),
  row(
    'maximum speed',
    'data rate',
    'maximum speed|max speed|top speed|speed|download speed|bandwidth|Höchstgeschwindigkeit|Geschwindigkeit|Tempo|Bandbreite|Surfgeschwindigkeit|最大速度|通信速度|最大通信速度|速度|下り速度|下り最大',
  ),
  row(
    'download',
    'data rate',
    'download|download speed|downstream|Download|Downstream|Downloadgeschwindigkeit|下り|下り速度|ダウンロード',
  ),
  row(
    'upload',
    'data rate',
    'upload|upload speed|upstream|Upload|Upstream|Uploadgeschwindigkeit|上り|上り速度|アップロード',
  ),
  row(
    'throttled speed',
    'data rate',
    'throttled speed|reduced speed|Drosselung|gedrosselte Geschwindigkeit|制限後の速度|低速時|速度制限時|制限時の速度|制限後',
  ),
  row(
    'uptime',
    'share',
    'uptime|availability|uptime guarantee|guaranteed availability|SLA|Verfügbarkeit|Ausfallsicherheit|稼働率|可用性|稼働率保証|サーバー稼働率',
  ),
  row(
    'users',
    'people',
    'users|user limit|seats|members|team members|maximum users|Nutzer|Benutzer|Nutzerzahl|maximale Nutzerzahl|ユーザー数|利用人数|ユーザー|席数',
  ),
  row(
    'sleeps',
    'people',
    'sleeps|sleeping capacity|Schlafplätze|Personenzahl|定員|収容人数|使用人数',
    'sleeps|fits|schläft',
  ),
  row(
    'customers',
    'count',
    'customers|customer base|clients|users worldwide|subscribers|active customers|Kunden|Kundschaft|Kundinnen und Kunden|Kundenzahl|顧客|顧客数|契約数|利用者数|導入企業|契約者数|加入者|加入者数|会員数',
    'serves|counts|betreut|versorgt|zählt',
  ),
  row(
    'warranty',
    'time',
    'warranty|guarantee|warranty period|limited warranty|cover|coverage|Garantie|Garantiezeit|Gewährleistung|Herstellergarantie|Garantiedauer|保証|保証期間|メーカー保証|製品保証|無償保証',
    'guaranteed for|covered for',
  ),
  row(
    'return period',
    'time',
    'return period|return window|returns|return policy|money-back guarantee|refund period|Rückgabe|Rückgaberecht|Rückgabefrist|Widerrufsfrist|返品|返品期間|返品可能期間|返金保証|返品期限',
    'takes back|returned within|returnable|返品でき|返金に応じ',
  ),
  row('notice period', 'time', 'notice period|notice|cancellation period|Kündigungsfrist|解約予告期間|解約通知期間'),
  row(
    'contract period',
    'time',
    'contract period|contract term|minimum term|minimum contract|contract|commitment|lock-in|Mindestlaufzeit|Vertragslaufzeit|Laufzeit|Bindung|Mindestvertragslaufzeit|契約期間|最低利用期間|最低契約期間|契約年数|縛り',
  ),
  row('validity', 'time', 'validity|valid for|Gültigkeit|有効期間|有効期限|期間|利用期間', 'is valid for|gültig'),
  row(
    'retention',
    'time',
    'log retention|data retention|retention|retention period|log history|history|logs|Aufbewahrung|Aufbewahrungsdauer|Datenaufbewahrung|データ保存期間|データ保持期間|保存期間|保持期間|ログ保存',
    'retains|keeps logs for|stored for|保存され|保持され',
  ),
  row('free call duration', 'time', 'free call duration|free calls|無料通話|無料通話時間|かけ放題|通話定額'),
  row(
    'water resistance',
    'code',
    'water resistance|waterproof rating|IP rating|water resistance rating|ingress protection|waterproofing|Schutzart|Schutzklasse|IP-Schutzart|Wasserschutz|防水|防水性能|防水等級|保護等級|防塵防水',
    'waterproof|water-resistant|wasserdicht|spritzwassergeschützt',
  ),
  row(
    'water resistance time',
    'time',
    'water resistance|Wasserfestigkeit|耐水|耐水性|耐水時間|ウォータープルーフ',
    'water-resistant for|wasserfest|stays on in water',
  ),
  row(
    'shelf life after opening',
    'time',
    'shelf life after opening|shelf life|after opening|period after opening|PAO|Haltbarkeit nach dem Öffnen|Haltbarkeit|nach dem Öffnen|nach Anbruch|開封後|使用期限|開封後の使用期限|開封後の使用期間',
    'keeps for|use within|used within|good for|haltbar|verbraucht|aufbrauchen|使い切',
  ),
  row('width', 'length', 'width|Breite|幅|横幅|本体幅', 'wide|across|breit'),
  row('height', 'length', 'height|Höhe|高さ|本体高さ|全高|本体の高さ', 'tall|high|hoch|flach'),
  row('length', 'length', 'length|Länge|長さ|全長', 'long|lang'),
  row('packed length', 'length', 'packed length|pack size|packed size|Packmaß|収納サイズ|収納時の長さ|収納時'),
  row('bar length', 'length', 'bar length|guide bar|Schwertlänge|Schwert|ガイドバー'),
  row('chuck', 'length', 'chuck|chuck capacity|drill chuck|Bohrfutter|チャック'),
  row('depth', 'length', 'depth|Tiefe|奥行き|奥行', 'deep|tief'),
  row('thickness', 'length', 'thickness|Dicke|厚さ|厚み', 'thick|thin|dick|dünn'),
  row('hydrostatic head', 'length', 'hydrostatic head|waterproofness|water column|Wassersäule|耐水圧'),
  row(
    'noise level',
    'sound',
    'noise level|noise|sound level|sound|decibel level|volume level|operating noise|loudness|Lautstärke|Geräuschpegel|Schallpegel|Schallleistungspegel|Schallleistung|Betriebsgeräusch|Geräuschentwicklung|Lärmpegel|騒音|騒音値|音|音の大きさ|うるささ|静かさ|静音性|運転音|動作音|騒音レベル|稼働音|駆動音',
    'loud|quiet|produces|laut|leise',
  ),
  row(
    'noise level at night',
    'sound',
    'minimum noise level|quiet mode|night mode|sleep mode|Geräuschpegel im Nachtmodus|Nachtmodus|Flüstermodus|最小運転音|静音モード|最小騒音',
  ),
  row('suction', 'pressure', 'suction power|suction|Saugkraft|Saugleistung|吸引力|最大吸引力'),
  row(
    'pump pressure',
    'pressure',
    'pump pressure|pressure|bar pump|pump|brew pressure|Pumpendruck|Druck|Pumpe|Brühdruck|ポンプ圧|抽出圧力|圧力',
    'builds up',
  ),
  row(
    'water tank',
    'volume',
    'tank capacity|water tank|water tank capacity|tank|reservoir|water reservoir|Tankvolumen|Wassertank|Wassertankvolumen|Tank|タンク容量|水タンク|水タンク容量|給水タンク|タンク|タンクの水',
  ),
  row(
    'dustbin',
    'volume',
    'dustbin|dustbin capacity|dust bin|bin|dust cup|dust box|dust container|Staubbehälter|Behälter|Auffangbehälter|Staubbox|ダストボックス|ダストカップ|集じん容量|集じん量|集塵容量|ごみ容量|ダスト容器',
    'holds|takes|fasst',
  ),
  row('oil tank', 'volume', 'oil tank|Öltank|オイルタンク'),
  row(
    'volume',
    'volume',
    'volume|size|contents|content|bottle|tube|jar|capacity|fill|Fassungsvermögen|Volumen|Füllmenge|Inhalt|Menge|Flasche|Tube|容量|内容量|サイズ|ボトル',
    'holds|contains|fasst|enthält',
  ),
  row(
    'heat-up time',
    'time',
    'heat-up time|heat-up|warm-up time|warm-up|heating time|preheating time|startup time|Aufheizzeit|Aufheizen|Aufheizdauer|Vorheizzeit|加熱時間|立ち上がり時間|予熱時間|ウォームアップ時間',
    'heats up in|warms up in|is hot in|is ready in|betriebsbereit|aufgeheizt|heizt',
  ),
  row(
    'setup time',
    'time',
    'setup time|setup|set-up time|pitching time|Aufbauzeit|Aufbau|設営時間|設営',
    'pitches in|pitched in|sets up in|aufgebaut|設営でき|組み立て',
  ),
  row(
    'cycle life',
    'count',
    'cycle life|charge cycles|cycles|charging cycles|Ladezyklen|Zyklen|サイクル寿命|充放電サイクル|充放電|充電サイクル|サイクル|サイクル数',
  ),
  row(
    'AC outlets',
    'count',
    'AC outlets|outlets|sockets|AC sockets|Steckdosen|ACコンセント|ACコンセント数|コンセント|AC出力口|AC口|ACポート|コンセントの数',
  ),
  row(
    'languages',
    'count',
    'interface languages|languages|supported languages|language versions|Sprachen|対応言語|対応言語数|言語|言語数|表示言語',
  ),
  row(
    'countries',
    'count',
    'countries|destinations|supported countries|Länder|対応国|対応国数|対応国・地域|使える国と地域|利用できる国|国と地域|国・地域|対応エリア',
  ),
  row('currencies', 'count', 'supported currencies|currencies|Währungen|対応通貨|通貨'),
  row('lines', 'count', 'maximum lines|lines|回線数|契約回線数|最大回線数|契約できる回線'),
  row('runs', 'count', 'monthly runs|runs|automation runs|executions|tasks per month|Ausführungen|実行回数'),
  row(
    'withdrawals',
    'count',
    'free ATM withdrawals per month|free ATM withdrawals|ATM withdrawals|free withdrawals|withdrawals|cash withdrawals|free cash withdrawals|cash machine withdrawals|Abhebungen|kostenlose Abhebungen|ATM出金',
  ),
  row('voltage', 'voltage', 'voltage|battery voltage|Spannung|Akkuspannung|電圧|バッテリー電圧', 'runs on'),
  row('torque', 'torque', 'torque|Drehmoment|トルク|最大トルク'),
  row('rotation', 'rotation', 'speed|no-load speed|RPM|Drehzahl|Leerlaufdrehzahl|回転数|無負荷回転数', 'dreht'),
  row('chain speed', 'speed', 'chain speed|Kettengeschwindigkeit|チェーン速度', 'läuft'),
  row(
    'brightness',
    'light',
    'brightness|light output|luminous flux|light|Helligkeit|Lichtleistung|Lichtstrom|明るさ|光束|輝度|最大光束|光量|最大光量',
    'bright|puts out|shines|leuchtet|strahlt|hell|照ら',
  ),
  row('refresh rate', 'frequency', 'refresh rate|Bildwiederholrate|Bildwiederholfrequenz|リフレッシュレート'),
  row(
    'coverage area',
    'area',
    'coverage area|coverage|room size|floor area|Raumgröße|Raumfläche|Zimmergröße|Räume|Zimmer|適用床面積|適用畳数|対応畳数|畳数|対応面積|適用面積',
    'covers|rooms up to',
  ),
  row(
    'airflow',
    'air flow',
    'airflow|air flow|CADR|clean air delivery rate|air delivery|Luftdurchsatz|Luftreinigungsrate|Luftleistung|風量|最大風量',
  ),
  row(
    'filter life',
    'time',
    'filter life|filter lifespan|filter replacement interval|Filterlebensdauer|Filterwechsel|フィルター寿命|フィルターの寿命|フィルター交換|フィルター交換目安|フィルターの交換目安',
  ),
  row('SPF', 'none', 'SPF|LSF|Lichtschutzfaktor|sun protection factor|sun protection|紫外線防御指数'),
  row('PA', 'none', 'PA rating|PA|PA値|PA等級'),
  row('pH', 'none', 'pH|pH value|pH-Wert|pH level|pH値'),
  row('zinc oxide', 'share', 'zinc oxide|zinc|Zinkoxid|Zinkoxidanteil|酸化亜鉛'),
  row('glycerin', 'share', 'glycerin|glycerine|Glycerin|グリセリン'),
  row('retinal', 'share', 'retinal|retinaldehyde|Retinal|レチナール'),
  row(
    'vitamin C',
    'share',
    'vitamin C concentration|vitamin C|vitamin-C|ascorbic acid|Vitamin-C-Gehalt|Vitamin C|ビタミンC|ビタミンC濃度|ビタミンC誘導体|ビタミンC配合',
  ),
  row('hyaluronic acid', 'share', 'hyaluronic acid|hyaluron|Hyaluronsäure|Hyaluron|ヒアルロン酸'),
  row(
    'natural content',
    'share',
    'natural content|natural origin|natural ingredients|Anteil natürlicher Inhaltsstoffe|natürlicher Anteil|natürliche Inhaltsstoffe|natürlichen Inhaltsstoffen|natürlichen Ursprungs|天然由来成分|天然由来',
    'natürlich',
  ),
  row(
    'recycled content',
    'share',
    'recycled content|recycled plastic|Rezyklatanteil|Rezyklat|Altplastik|recyceltem Kunststoff|再生プラスチック',
  ),
  row(
    'interest rate',
    'share',
    'interest rate|interest|APY|AER|savings rate|Zinssatz|Zinsen|Zins|金利|利率|年利',
    'pays|yields|earns|verzinst',
  ),
  row(
    'conversion fee',
    'share',
    'conversion fee|conversion|exchange fee|FX fee|foreign exchange fee|currency conversion|Wechselgebühr|Umrechnungsgebühr|為替手数料',
  ),
  row('cashback', 'share', 'cashback|cash back|cash-back|キャッシュバック'),
  row(
    'headquarters',
    'place',
    'headquarters|HQ|head office|seat|Hauptsitz|Firmensitz|Sitz|Unternehmenssitz|Stammsitz|Zentrale|本社|本社所在地|本拠地',
  ),
  row(
    'server location',
    'place',
    'server location|data center|data centre|Serverstandort|Rechenzentrum|サーバー所在地',
  ),
  row('network', 'name', 'network|mobile network|Netz|Mobilfunknetz|回線網'),
  row(
    'founding year',
    'year',
    'founding year|founded|year founded|established|Gründungsjahr|Gründung|Gegründet|設立年|創業年|設立|創業',
  ),
  row(
    'employees',
    'people',
    'employees|staff|headcount|workforce|team size|employee count|Mitarbeiter|Mitarbeitende|Mitarbeiterzahl|Beschäftigte|Belegschaft|Angestellte|Leute|Menschen|従業員|従業員数|社員数|社員|スタッフ',
    'employs|employ|employing|beschäftigt',
  ),
];

/** Values that are codes: another code of the same pattern contradicts. */
export const CODE_PATTERNS: readonly RegExp[] = [
  /^IP[X\d]\d[KX]?$/i,
  /^Wi-?Fi \d[A-Z]?$/i,
  /^Bluetooth \d(?:\.\d)?$/i,
  /^USB \d(?:\.\d)?$/i,
];
/** Patterns that find such codes in a text. */
export const CODE =
  /(?<![\p{Script=Latin}\d])(?:IP[X\d]\d[KX]?|Wi-?Fi \d[A-Z]?|Bluetooth \d(?:\.\d)?|USB \d(?:\.\d)?)(?![\p{Script=Latin}\d])/iuy;

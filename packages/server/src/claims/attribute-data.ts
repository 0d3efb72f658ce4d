// What specifications are called in each language, and units. Data: one more is one line.

/** Words begin where a word begins; what follows is their ending (`weigh` finds `weighs`). */
export interface Attribute {
  dimension: string;
  words: readonly string[];
}

export const ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  'battery life': {
    dimension: 'time',
    words: [
      'battery life',
      'battery lasts',
      'lasts',
      'last up to',
      'runtime',
      'run time',
      'on one charge',
      'on a charge',
      'Akkulaufzeit',
      'Laufzeit',
      'hält',
      'Batterielaufzeit',
      'バッテリー駆動時間',
      '駆動時間',
      '持続',
      '連続使用',
      'バッテリーは',
      'バッテリー寿命',
      '電池',
    ],
  },
  'battery capacity': {
    dimension: 'energy',
    words: ['battery capacity', 'battery', 'Akku', 'Batterie', 'Kapazität', 'バッテリー容量', 'バッテリー', '電池容量'],
  },
  'charging time': {
    dimension: 'time',
    words: [
      'charging time',
      'charge time',
      'charges',
      'recharge',
      'full charge',
      'fully charged',
      'Ladezeit',
      'Ladedauer',
      'geladen',
      'lädt',
      'aufgeladen',
      '充電時間',
      '充電',
    ],
  },
  'file size': { dimension: 'data', words: ['file size', 'file upload', 'uploads', 'Dateigröße', 'Datei', 'ファイル'] },
  memory: { dimension: 'data', words: ['memory', 'RAM', 'Arbeitsspeicher', 'メモリ'] },
  payload: {
    dimension: 'mass',
    words: [
      'payload',
      'carry',
      'carries',
      'load capacity',
      'load',
      'Zuladung',
      'Nutzlast',
      'Tragkraft',
      'trägt',
      'belastbar',
      '積載量',
      '積載',
      '耐荷重',
    ],
  },
  power: { dimension: 'power', words: ['power', 'motor', 'Leistung', 'Motor', '出力', 'モーター'] },
  range: { dimension: 'distance', words: ['range', 'Reichweite', 'weit', '航続距離', '走行距離', '航続'] },
  'screen size': {
    dimension: 'distance',
    words: ['screen', 'display', 'Bildschirm', 'Display', '画面', 'ディスプレイ'],
  },
  storage: { dimension: 'data', words: ['storage', 'Speicher', 'ストレージ', '保存容量', '容量'] },
  'top speed': {
    dimension: 'speed',
    words: [
      'top speed',
      'speed',
      'goes up to',
      'Höchstgeschwindigkeit',
      'Geschwindigkeit',
      'fährt',
      'schnell',
      '最高速度',
      '最高時速',
      '速度',
    ],
  },
  uptime: { dimension: 'share', words: ['uptime', 'availability', 'Verfügbarkeit', '稼働率', '可用性'] },
  users: {
    dimension: 'people',
    words: [
      'user',
      'seat',
      'member',
      'people',
      'Nutzer',
      'Benutzer',
      'Personen',
      'Mitglieder',
      'ユーザー',
      '利用者',
      '人まで',
      '席',
    ],
  },
  warranty: { dimension: 'span', words: ['warranty', 'guarantee', 'Garantie', 'Gewährleistung', '保証'] },
  'water resistance': {
    dimension: 'code',
    words: ['water', 'waterproof', 'wasserdicht', 'Wasserschutz', 'Schutzart', 'rated', 'rating', '防水', '耐水'],
  },
  weight: {
    dimension: 'mass',
    words: ['weigh', 'weight', 'wiegt', 'Gewicht', 'schwer', '重量', '重さ', '重い', '重く', '車重', '本体重量'],
  },
  width: { dimension: 'distance', words: ['width', 'wide', 'Breite', 'breit', '幅'] },
  height: { dimension: 'distance', words: ['height', 'tall', 'Höhe', 'hoch', '高さ'] },
  length: { dimension: 'distance', words: ['length', 'long', 'Länge', 'lang', '長さ', '全長'] },
};

export interface Unit {
  /** As facts and claims write it. */
  symbol: string;
  dimension: string;
  /** How many of the dimension's base unit it is. */
  factor: number;
  words: readonly string[];
}

export const UNITS: readonly Unit[] = [
  { symbol: 'g', dimension: 'mass', factor: 1, words: ['g', 'gram', 'grams', 'Gramm', 'グラム'] },
  {
    symbol: 'kg',
    dimension: 'mass',
    factor: 1000,
    words: ['kg', 'kgs', 'kilogram', 'kilograms', 'Kilogramm', 'Kilo', 'キログラム', 'キロ'],
  },
  { symbol: 'lb', dimension: 'mass', factor: 453.592_37, words: ['lb', 'lbs', 'pound', 'pounds'] },
  { symbol: 'oz', dimension: 'mass', factor: 28.349_523, words: ['oz', 'ounce', 'ounces'] },
  {
    symbol: 'min',
    dimension: 'time',
    factor: 1,
    words: ['min', 'mins', 'minute', 'minutes', 'Minute', 'Minuten', '分', '分間'],
  },
  {
    symbol: 'h',
    dimension: 'time',
    factor: 60,
    words: ['h', 'hr', 'hrs', 'hour', 'hours', 'Std.', 'Stunde', 'Stunden', '時間'],
  },
  { symbol: 'days', dimension: 'span', factor: 1, words: ['day', 'days', 'Tag', 'Tage', 'Tagen', '日間'] },
  {
    symbol: 'months',
    dimension: 'span',
    factor: 30.4375,
    words: ['month', 'months', 'Monat', 'Monate', 'Monaten', 'か月', 'ヶ月'],
  },
  {
    symbol: 'years',
    dimension: 'span',
    factor: 365.25,
    words: ['year', 'years', 'Jahr', 'Jahre', 'Jahren', '年', '年間'],
  },
  {
    symbol: 'mm',
    dimension: 'distance',
    factor: 0.001,
    words: ['mm', 'millimeters', 'millimetres', 'Millimeter', 'ミリ'],
  },
  {
    symbol: 'cm',
    dimension: 'distance',
    factor: 0.01,
    words: ['cm', 'centimeters', 'centimetres', 'Zentimeter', 'センチ'],
  },
  { symbol: 'm', dimension: 'distance', factor: 1, words: ['m', 'meters', 'metres', 'Meter', 'メートル'] },
  {
    symbol: 'km',
    dimension: 'distance',
    factor: 1000,
    words: ['km', 'kilometers', 'kilometres', 'Kilometer', 'Kilometern', 'キロメートル'],
  },
  { symbol: 'mi', dimension: 'distance', factor: 1609.344, words: ['mi', 'mile', 'miles', 'Meilen', 'マイル'] },
  {
    symbol: 'in',
    dimension: 'distance',
    factor: 0.0254,
    words: ['in', 'inch', 'inches', '″', '"', 'Zoll', 'インチ', '型'],
  },
  { symbol: 'km/h', dimension: 'speed', factor: 1, words: ['km/h', 'kmh', 'kph', 'Stundenkilometer', 'キロ毎時'] },
  { symbol: 'mph', dimension: 'speed', factor: 1.609_344, words: ['mph'] },
  { symbol: 'MB', dimension: 'data', factor: 1, words: ['MB', 'megabytes', 'Megabyte', 'メガバイト'] },
  {
    symbol: 'GB',
    dimension: 'data',
    factor: 1000,
    words: ['GB', 'GiB', 'gigabytes', 'gigabyte', 'Gigabyte', 'ギガバイト', 'ギガ'],
  },
  {
    symbol: 'TB',
    dimension: 'data',
    factor: 1_000_000,
    words: ['TB', 'terabytes', 'terabyte', 'Terabyte', 'テラバイト'],
  },
  { symbol: 'W', dimension: 'power', factor: 1, words: ['W', 'watts', 'watt', 'Watt', 'ワット'] },
  { symbol: 'kW', dimension: 'power', factor: 1000, words: ['kW', 'kilowatts', 'Kilowatt'] },
  { symbol: 'Wh', dimension: 'energy', factor: 1, words: ['Wh', 'watt-hours', 'watt-hour', 'Wattstunden', 'ワット時'] },
  { symbol: 'kWh', dimension: 'energy', factor: 1000, words: ['kWh'] },
  { symbol: 'mAh', dimension: 'charge', factor: 1, words: ['mAh'] },
  { symbol: '%', dimension: 'share', factor: 1, words: ['%', 'percent', 'Prozent', 'パーセント'] },
  {
    symbol: 'users',
    dimension: 'people',
    factor: 1,
    words: [
      'user',
      'users',
      'seat',
      'seats',
      'member',
      'members',
      'people',
      'Nutzer',
      'Benutzer',
      'Nutzern',
      'Benutzern',
      'Personen',
      '人',
      '名',
      'ユーザー',
      '席',
    ],
  },
];

/** Values that are codes: another code of the same pattern contradicts. */
export const CODE_PATTERNS: readonly RegExp[] = [
  /\bIP[\dX]{2}\b/gu,
  /\bWi-?Fi \d[A-Z]?\b/giu,
  /\bBluetooth \d(?:\.\d)?\b/giu,
  /\bUSB \d(?:\.\d)?\b/giu,
];

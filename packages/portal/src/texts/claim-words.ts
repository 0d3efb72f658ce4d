// The words in the values of claims, which the server writes in English, in other languages. Unknown ones stay as written.
export interface ClaimWords {
  /** The attributes that the service knows by name. */
  attributes: Readonly<Record<string, string>>;
  units: Readonly<Record<string, string>>;
  /** After the slash of a price. */
  periods: Readonly<Record<string, string>>;
  /** An integration that does not exist. */
  without(name: string): string;
  /** Between a number and its unit. */
  gap(unit: string): string;
}

const DE: ClaimWords = {
  attributes: {
    weight: 'Gewicht',
    'net weight': 'Nettogewicht',
    'battery life': 'Akkulaufzeit',
    'battery capacity': 'Akkukapazität',
    'charge capacity': 'Akkukapazität',
    'charging time': 'Ladezeit',
    'free trial': 'Testphase',
    'file size limit': 'maximale Dateigröße',
    warranty: 'Garantie',
    range: 'Reichweite',
    'top speed': 'Höchstgeschwindigkeit',
    'maximum speed': 'Höchstgeschwindigkeit',
    'water resistance': 'Wasserschutz',
    'noise level': 'Lautstärke',
    brightness: 'Helligkeit',
    power: 'Leistung',
    'power consumption': 'Leistungsaufnahme',
    'screen size': 'Bildschirmgröße',
    'refresh rate': 'Bildwiederholrate',
    storage: 'Speicherplatz',
    memory: 'Arbeitsspeicher',
    height: 'Höhe',
    width: 'Breite',
    depth: 'Tiefe',
    length: 'Länge',
    volume: 'Volumen',
    payload: 'Zuladung',
    languages: 'Sprachen',
    users: 'Nutzer',
    employees: 'Beschäftigte',
    countries: 'Länder',
    headquarters: 'Hauptsitz',
    'founding year': 'Gründungsjahr',
    'notice period': 'Kündigungsfrist',
    'return period': 'Rückgabefrist',
    'contract period': 'Vertragslaufzeit',
    uptime: 'Verfügbarkeit',
  },
  units: {
    year: 'Jahr',
    years: 'Jahre',
    month: 'Monat',
    months: 'Monate',
    week: 'Woche',
    weeks: 'Wochen',
    day: 'Tag',
    days: 'Tage',
    h: 'Std.',
    min: 'Min.',
    users: 'Nutzer',
    languages: 'Sprachen',
  },
  periods: { day: 'Tag', week: 'Woche', month: 'Monat', year: 'Jahr', user: 'Nutzer' },
  without: (name) => `funktioniert nicht mit ${name}`,
  gap: () => '\u00a0',
};

const JA: ClaimWords = {
  attributes: {
    weight: '重量',
    'net weight': '内容量',
    'battery life': 'バッテリー駆動時間',
    'battery capacity': 'バッテリー容量',
    'charge capacity': 'バッテリー容量',
    'charging time': '充電時間',
    'free trial': '無料トライアル',
    'file size limit': 'ファイルサイズの上限',
    warranty: '保証期間',
    range: '航続距離',
    'top speed': '最高速度',
    'maximum speed': '最高速度',
    'water resistance': '防水性能',
    'noise level': '騒音レベル',
    brightness: '明るさ',
    power: '出力',
    'power consumption': '消費電力',
    'screen size': '画面サイズ',
    'refresh rate': 'リフレッシュレート',
    storage: 'ストレージ',
    memory: 'メモリ',
    height: '高さ',
    width: '幅',
    depth: '奥行き',
    length: '長さ',
    volume: '容量',
    payload: '最大積載量',
    languages: '対応言語数',
    users: 'ユーザー数',
    employees: '従業員数',
    countries: '対応国数',
    headquarters: '本社所在地',
    'founding year': '設立年',
    'notice period': '解約通知期間',
    'return period': '返品期間',
    'contract period': '契約期間',
    uptime: '稼働率',
  },
  units: {
    year: '年',
    years: '年',
    month: 'か月',
    months: 'か月',
    week: '週間',
    weeks: '週間',
    day: '日',
    days: '日',
    h: '時間',
    min: '分',
    users: 'ユーザー',
    languages: '言語',
  },
  periods: { day: '日', week: '週', month: '月', year: '年', user: 'ユーザー' },
  without: (name) => `${name} 非対応`,
  gap: (unit) => (/^[\x20-\x7e]/.test(unit) ? ' ' : ''),
};

/** `undefined` for English. @param locale BCP 47, such as `de-AT` */
export const claimWordsOf = (locale: string): ClaimWords | undefined =>
  locale.startsWith('de') ? DE : locale.startsWith('ja') ? JA : undefined;

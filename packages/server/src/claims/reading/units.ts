// Units of measure as answers and facts write them. Data: one line each.

export interface Unit {
  /** As claims write it. */
  symbol: string;
  dimension: string;
  /** The size of the unit in the dimension's base unit. */
  factor: number;
  /** The offset of the unit's zero in the base unit (°F). */
  offset?: number;
}

interface UnitRow extends Unit {
  /** Names of one or two letters are case-sensitive, longer ones are not. */
  words: string;
}

const row = (dimension: string, symbol: string, factor: number, words: string): UnitRow => ({
  dimension,
  symbol,
  factor,
  words,
});

const ROWS: readonly UnitRow[] = [
  row('mass', 'mg', 0.001, 'mg|milligrams|milligram|Milligramm|ミリグラム'),
  row('mass', 'g', 1, 'g|gr|gram|grams|Gramm|グラム'),
  row('mass', 'kg', 1000, 'kg|kgs|kilogram|kilograms|kilo|kilos|Kilogramm|Kilo|キログラム|キロ'),
  row('mass', 't', 1_000_000, 't|tonne|tonnes|metric tons|Tonne|Tonnen|トン'),
  row('mass', 'lb', 453.592_37, 'lb|lbs|lb.|lbs.|pound|pounds|ポンド'),
  row('mass', 'oz', 28.349_523, 'oz|oz.|ounce|ounces|オンス'),
  row('volume', 'ml', 1, 'ml|mL|cc|milliliter|milliliters|millilitre|millilitres|Milliliter|ミリリットル'),
  row('volume', 'cl', 10, 'cl|Zentiliter'),
  row('volume', 'l', 1000, 'l|L|liter|liters|litre|litres|Liter|Litern|リットル'),
  row('volume', 'fl oz', 29.573_53, 'fl oz|fl. oz.|fl. oz|fluid ounces|fluid ounce'),
  row('volume', 'gal', 3785.41, 'gal|gallon|gallons'),
  row('volume', 'qt', 946.353, 'qt|quart|quarts'),
  row('time', 'ms', 1 / 60_000, 'ms|milliseconds|Millisekunden|ミリ秒'),
  row('time', 's', 1 / 60, 's|sec|secs|second|seconds|Sekunde|Sekunden|Sek.|秒'),
  row('time', 'min', 1, 'min|mins|min.|minute|minutes|Minute|Minuten|Min.|分間|分'),
  row('time', 'h', 60, 'h|hr|hrs|hrs.|hour|hours|Std.|Std|Stunde|Stunden|時間'),
  row('time', 'days', 1440, 'day|days|Tag|Tage|Tagen|営業日|日間|日分|日'),
  row('time', 'weeks', 10_080, 'week|weeks|Woche|Wochen|週間'),
  row('time', 'months', 43_830, 'month|months|mos|Monat|Monate|Monaten|か月間|か月|ヶ月間|ヶ月|カ月|ケ月|ヵ月'),
  row('time', 'years', 525_960, 'year|years|yr|yrs|Jahr|Jahre|Jahren|年間|年'),
  row('length', 'mm', 0.001, 'mm|millimeters|millimeter|millimetres|Millimeter|Millimetern|ミリメートル|ミリ'),
  row('length', 'cm', 0.01, 'cm|centimeters|centimeter|centimetres|Zentimeter|Zentimetern|センチメートル|センチ'),
  row('length', 'm', 1, 'm|meter|meters|metre|metres|Meter|Metern|メートル'),
  row('length', 'km', 1000, 'km|kms|kilometer|kilometers|kilometre|kilometres|Kilometer|Kilometern|キロメートル'),
  row('length', 'mi', 1609.344, 'mi|mile|miles|Meile|Meilen|マイル'),
  row('length', 'in', 0.0254, 'inch|inches|″|"|Zoll|インチ|型'),
  row('length', 'ft', 0.3048, 'ft|foot|feet|Fuß|フィート'),
  row('area', 'm²', 1, 'm2|qm|sqm|square meters|square metres|Quadratmeter|Quadratmetern|平方メートル|平米'),
  row('area', 'sq ft', 0.092_903, 'sq ft|sq. ft.|square feet|ft2'),
  row('area', '畳', 1.65, '畳'),
  row('speed', 'km/h', 1, 'km/h|kmh|kph|Stundenkilometer|キロ毎時'),
  row('speed', 'mph', 1.609_344, 'mph|miles per hour'),
  row('speed', 'm/s', 3.6, 'm/s'),
  row('data', 'KB', 0.001, 'KB|kB'),
  row('data', 'MB', 1, 'MB|megabytes|megabyte|Megabyte|メガバイト'),
  row('data', 'GB', 1000, 'GB|GiB|gigabytes|gigabyte|Gigabyte|ギガバイト|ギガ|gigs'),
  row('data', 'TB', 1_000_000, 'TB|TiB|terabytes|terabyte|Terabyte|テラバイト|テラ'),
  row('data rate', 'kbit/s', 0.001, 'kbps|kbit/s|Kbps|キロビット毎秒'),
  row('data rate', 'Mbit/s', 1, 'Mbit/s|Mbps|MBit/s|Mbit|megabits per second|Megabit pro Sekunde|メガビット毎秒'),
  row('data rate', 'Gbit/s', 1000, 'Gbit/s|Gbps|GBit/s|gigabit|ギガビット毎秒'),
  row('power', 'mW', 0.001, 'mW'),
  row('power', 'W', 1, 'W|watt|watts|Watt|ワット'),
  row('power', 'kW', 1000, 'kW|kilowatts|kilowatt|Kilowatt|キロワット'),
  row('power', 'PS', 735.5, 'PS|hp|horsepower|馬力'),
  row('energy', 'Wh', 1, 'Wh|watt-hours|watt-hour|watt hours|Wattstunden|ワット時|ワットアワー'),
  row('energy', 'kWh', 1000, 'kWh|kilowatt-hours|kilowatt hours|Kilowattstunden|キロワット時'),
  row('food energy', 'kcal', 1, 'kcal|calories|Kalorien|Kilokalorien|キロカロリー|カロリー'),
  row('food energy', 'kJ', 0.239, 'kJ|Kilojoule|キロジュール'),
  row('charge', 'mAh', 1, 'mAh|ミリアンペア時'),
  row('charge', 'Ah', 1000, 'Ah|amp-hours|amp hours|Amperestunden|アンペア時'),
  row('current', 'mA', 0.001, 'mA'),
  row('current', 'A', 1, 'A|amps|amp|amperes|Ampere|アンペア'),
  row('voltage', 'V', 1, 'V|volt|volts|Volt|ボルト'),
  row('voltage', 'kV', 1000, 'kV'),
  row('frequency', 'Hz', 1, 'Hz|hertz|Hertz|ヘルツ'),
  row('frequency', 'kHz', 1000, 'kHz'),
  row('frequency', 'MHz', 1_000_000, 'MHz'),
  row('frequency', 'GHz', 1_000_000_000, 'GHz'),
  row('pressure', 'Pa', 1, 'Pa|pascal|pascals|Pascal|パスカル'),
  row('pressure', 'hPa', 100, 'hPa|mbar'),
  row('pressure', 'kPa', 1000, 'kPa'),
  row('pressure', 'bar', 100_000, 'bar|bars|Bar|気圧|バール'),
  row('pressure', 'psi', 6894.76, 'psi'),
  row('sound', 'dB', 1, 'dB|dB(A)|dBA|decibel|decibels|Dezibel|デシベル'),
  row('torque', 'Nm', 1, 'Nm|N·m|N m|newton-meters|newton meters|Newtonmeter|ニュートンメートル'),
  row('light', 'lm', 1, 'lm|lumen|lumens|Lumen|ルーメン'),
  row('illuminance', 'lx', 1, 'lx|lux|Lux|ルクス'),
  row('brightness', 'nits', 1, 'nits|nit|cd/m2|ニト'),
  { ...row('temperature', '°C', 1, '°C|° C|degrees Celsius|Grad Celsius|degrees C|Grad|度'), offset: 0 },
  { ...row('temperature', '°F', 5 / 9, '°F|degrees Fahrenheit|Grad Fahrenheit'), offset: -160 / 9 },
  row('pixels', 'px', 1, 'px|pixels|pixel|Pixel|ピクセル|画素'),
  row('megapixels', 'MP', 1, 'MP|megapixels|megapixel|Megapixel|メガピクセル'),
  row('rotation', 'rpm', 1, 'rpm|U/min|Umdrehungen pro Minute|回転'),
  row('flow', 'l/min', 1, 'l/min|L/min|liters per minute|Liter pro Minute'),
  row('air flow', 'm³/h', 1, 'm3/h|cubic meters per hour|Kubikmeter pro Stunde'),
  row('air flow', 'CFM', 1.699, 'CFM|cfm|cubic feet per minute'),
  row('air flow', 'm³/min', 60, 'm3/min|立方メートル毎分'),
  row('resistance', 'Ω', 1, 'Ω|ohm|ohms|Ohm|オーム'),
  row('count', '件', 1, '件|社|回|か国|カ国|ヶ国|言語|種類|口|回線|か所|店舗|台|times|Mal'),
  row('share', '%', 1, '%|percent|per cent|Prozent|パーセント'),
  row(
    'people',
    'users',
    1,
    'user|users|seat|seats|member|members|people|persons|employees|team members|Nutzer|Nutzern|Benutzer|Benutzern|Nutzende|Personen|Menschen|Leute|Leuten|Angestellte|Angestellten|Köpfe|Mitarbeiter|Mitarbeitern|Mitarbeitende|Mitarbeitenden|Beschäftigte|Teammitglieder|人|名|ユーザー|席|アカウント人',
  ),
];

export interface UnitTable {
  /** Looks up a word as written after a number. */
  called(word: string): Unit | undefined;
  /** Finds the unit that starts at a position. */
  at(text: string, place: number): { unit: Unit; end: number } | undefined;
}

/** As facts write them: in running text `in` and `mi` are ambiguous. */
const SYMBOLS: ReadonlyMap<string, Unit> = new Map(ROWS.map(({ words: _, ...unit }) => [unit.symbol, unit]));

const isExact = (word: string): boolean => word.length <= 2 || /^\p{Lu}{2}|^[a-z]\p{Lu}/u.test(word);

const EXACT = new Map<string, Unit>();
const FOLDED = new Map<string, Unit>();
for (const { words, ...unit } of ROWS)
  for (const word of words.split('|')) {
    if (!EXACT.has(word)) EXACT.set(word, unit);
    if (!isExact(word) && !FOLDED.has(word.toLowerCase())) FOLDED.set(word.toLowerCase(), unit);
  }

/** `counted` maps words for things that a brand's facts count (`accounts`, `capsules`) to their symbols. */
export function unitTable(counted: ReadonlyMap<string, string> = new Map()): UnitTable {
  const exact = EXACT;
  const folded = new Map(FOLDED);
  for (const [word, symbol] of counted)
    folded.set(word.toLowerCase(), { symbol, dimension: `count: ${symbol}`, factor: 1 });
  const known = (word: string) => exact.get(word) ?? folded.get(word.toLowerCase());
  const called = (word: string) => known(word) ?? SYMBOLS.get(word);
  const longest = longestByFirst([...exact.keys(), ...folded.keys()]);
  return {
    called,
    at(text, place) {
      const most = longest.get((text[place] ?? '').toLowerCase()) ?? 0;
      for (let end = Math.min(text.length, place + most); end > place; end--) {
        const unit = known(text.slice(place, end));
        // A full stop that ends the sentence is not part of the unit.
        if (unit && isEdge(text, end)) return { unit, end: endsSentence(text, end) ? end - 1 : end };
      }
      return undefined;
    },
  };
}

const endsSentence = (text: string, end: number): boolean =>
  text[end - 1] === '.' && /^(?:\s*$|\s+\p{Lu})/u.test(text.slice(end, end + 4));

function longestByFirst(words: readonly string[]): Map<string, number> {
  const longest = new Map<string, number>();
  for (const word of words) {
    const first = (word[0] ?? '').toLowerCase();
    longest.set(first, Math.max(longest.get(first) ?? 0, word.length));
  }
  return longest;
}

/** A unit in Latin letters ends where the word does; `km/h` is not `km`. */
const isEdge = (text: string, end: number): boolean =>
  !/[\p{Script=Latin}\d]/u.test(text[end - 1] ?? '') || !/[\p{Script=Latin}\d²³]|\/(?=[a-z])/u.test(text[end] ?? '');

/** In the base unit of its dimension. */
export const toBaseUnit = (value: number, { factor, offset = 0 }: Unit): number => value * factor + offset;

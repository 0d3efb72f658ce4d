// Text that may surround a name without making it a different word. Data: one line each.
import type { Language } from '../../brands/index.ts';

/** Inflectional endings of a name; `product` ones are plurals, which only products have. */
export const NAME_ENDINGS: Readonly<Record<Language, { any: readonly string[]; product: readonly string[] }>> = {
  en: {
    any: [],
    product: [
      's', // two iPhones
    ],
  },
  de: {
    any: [
      's', // Lumoras Oberfläche
    ],
    product: [],
  },
  ja: { any: [], product: [] },
};

/** Precede names of several products of one maker: "two Acmes", "their older Acmes". */
export const COUNT_WORDS: Readonly<Record<Language, RegExp | undefined>> = {
  en: /\b(?:\d{1,3}|both|two|three|four|five|six|seven|eight|nine|ten|several|many|most|few|some|other|all|these|those|our|my|your|their|his|her|used|old|older|new|newer)\s$/iu,
  de: undefined,
  ja: undefined,
};

/** Han words that follow a name in Han or kana letters without a space. */
export const HAN_SUFFIXES: readonly string[] = [
  '社',
  '製',
  '車',
  '版',
  '等',
  '系',
  '側',
  '用',
  '氏',
  '様',
  '内',
  '向',
  '風',
  '流',
  '公',
  '専',
];

/** Han words that precede one. */
export const HAN_PREFIXES: readonly string[] = ['社', '新', '現', '元', '旧', '米', '独', '各', '年', '月', '同', '全'];

/** Katakana words that follow a name in katakana without a space and leave it the same name. */
export const KANA_SUFFIXES: readonly string[] = [
  'アプリ',
  'グループ',
  'サポート',
  'シリーズ',
  'ジャパン',
  'チーム',
  'プラン',
  'ユーザー',
];

/** A plant or an animal is followed by its Latin name. */
export const SPECIES = /^["”“»*]{0,2}\s\(?(?:[*_]|lat(?:in)?[.:]? )\p{Lu}\p{Ll}{3,} \p{Ll}{3,}[*_)]/u;

/** The article of a word that the text uses as a common noun. */
export const DEFINITE_ARTICLES: Readonly<Record<Language, RegExp | undefined>> = {
  en: undefined,
  de: /(?<!\p{L})(?:der|die|das|den|dem|des|im|am|vom|beim|zum|zur)\s$/iu,
  ja: undefined,
};

export interface HomonymPatterns {
  before: RegExp | undefined;
  after: RegExp | undefined;
  /** The name replaces `\0`. */
  around: RegExp | undefined;
}

/** Text around a name that is part of another name, or that is explained as a word. */
export const HOMONYM_PATTERNS: Readonly<Record<Language, HomonymPatterns>> = {
  en: {
    before: /(?:\b(?:New|North|South|East|West|Port|Lake|Mount|Mountain|Boston|Pearl)\s|\p{L} [A-Z]-)$/u,
    after:
      /^(?:-\p{Lu}\p{Ll}+\b|\s(?:Road|Street|Lane|Avenue|Boulevard|Square|Park|House|Hotel|Church|County|City|Bay|Beach|Bridge|River|Valley|Realty|Freight|University|College|School|Museum|Stadium|Airport|Records|Pictures|(?:\p{Lu}\p{Ll}+ )?(?:Care|Cleaning|Services|Church|Society))\b)/u,
    around: /["“']\0[,.]?["”'] (?:means|is the word|translates)\b/u,
  },
  de: {
    // A name has no indefinite article, and no adjective that implies one.
    before:
      /(?:(?<!\p{L})(?:[Kk]?[Ee]ine?[nmrs]?\s(?:\p{Ll}+e[snmr]?\s)?|\p{L}{3,}(?:isches|iges|liches|enes|tes)\s)|(?:^|[|•\n]|\d m?[gl]|[-*]\s)\s*\p{Ll}{4,}(?:te|ene|ische|liche|ige)\s)$/u,
    after:
      /^(?:-\p{Lu}\p{Ll}+(?:straße|weg|platz|gasse)|(?:straße|weg|platz)\b|\s(?:Straße|Strasse|Weg|Platz|Allee|Universität|Museum)\b|\s(?:der|des)\s\p{Lu}\p{Ll}{3,}(?:e|s|n|en)?\s\p{Ll})/u,
    // A sentence that starts with it and has a plural verb is about several things.
    around:
      /["„“»'’]\0["“”«'] (?:bedeutet|heißt|steht für|auf \p{Lu}\p{L}+isch)|(?:^|[.!?\n]\s*)\0\s(?:aus \p{Lu}\p{L}+ )?(?!\p{Ll}*(?:gegen|neben|zwischen|wegen|essen|weilen|oben|unten|schien|fehlen|gehen|drohen|bleiben|gelingen|gefallen|laufen)\s)\p{Ll}{3,}en\s|(?:^|[.!?]\s|\n)\0: (?:Wer|Wenn|Falls|Man)\s|(?:^|[.!?*\n]\s*)\0\s(?:(?:mit|über|für|zu|bei)\s)?(?:[Dd]ein|[Ee]uer)(?:e[mnrs]?)?\s/u,
  },
  ja: {
    before: /(?:植物|動物|昆虫|野鳥|鳥|花|果物|魚)の$/u,
    after: undefined,
    around:
      /\0というのは[^。\n]{0,24}(?:を指|を意味|英語|という意味)|[「『"]\0[」』"](?:は[^。\n]{0,24}(?:を意味|を指|という意味)|という(?:言葉|単語|語|名|のは)|というのは|とは[^。\n]{0,24}(?:意味|こと))/u,
  },
};

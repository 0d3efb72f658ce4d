// Words that mark a question, and words that name what it asks for. Data: add a word to extend it.
import type { Language } from '../brands/index.ts';

/** At the end, or at the beginning if the mark is omitted. */
export const QUESTION_MARKS: Readonly<Record<Language, RegExp>> = {
  en: /[?？]["'”»)*_\s]*$|^\s*(?:what|which|who|when|where|why|how|does|do|did|can|could)\b/iu,
  de: /[?？]["'”»)*_\s]*$|^\s*(?:was|welche[rsmn]?|wer|wann|wo|warum|wieso|wie)(?!\p{L})/iu,
  ja: /[?？]["'」』)*_\s]*$|(?:か|ですか|の)[。]?\s*$|(?:いくら|いつ|どこ|誰|何)[^。]*$/u,
};

/** Kinds of facts that can be asked for by their words. */
export const ASKED_KINDS: Readonly<Record<'price' | 'founder' | 'integration', RegExp>> = {
  price:
    /\b(?:costs?|pric\w+|how much|expensive|cheap\w*|fees?|charges?|pay|subscription)\b|(?<!\p{L})(?:kost\p{L}*|preis\p{L}*|teuer|günstig|gebühr\p{L}*|wie viel|wieviel)(?!\p{L})|いくら|値段|価格|料金|費用/iu,
  founder:
    /\b(?:found(?:ed|ers?)|establish\w*|started by|behind)\b|(?<!\p{L})(?:\p{L}*gründ\p{L}*)(?!\p{L})|創業|創設|設立|創立/iu,
  integration:
    /\b(?:integrat\w+|connect\w*|compatible|works? with|sync\w*|supports?|plugs? into)\b|(?<!\p{L})(?:\p{L}*integr\p{L}+|anbind\p{L}*|verbind\p{L}*|kompatib\p{L}*|unterstütz\p{L}*|schnittstelle\p{L}*)(?!\p{L})|連携|対応|接続|互換|同期/iu,
};

/** How people ask for an attribute without naming it. */
export const ASKED_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  weight: /\b(?:weigh\w*|heavy|light)\b|(?<!\p{L})(?:wieg\p{L}*|schwer|leicht|gewicht)(?!\p{L})|重さ|重い|重量/iu,
  'battery life':
    /\b(?:last|runtime|battery)\b|(?<!\p{L})(?:hält|\p{L}*laufzeit|akku\p{L}*)(?!\p{L})|バッテリー|駆動/iu,
  'battery capacity': /\b(?:battery|capacity)\b|(?<!\p{L})(?:\p{L}*kapazität|akku\p{L}*)(?!\p{L})|バッテリー|容量/iu,
  'charging time': /\b(?:charg\w+|recharg\w+)\b|(?<!\p{L})(?:\p{L}*lade\p{L}*|laden|lädt)(?!\p{L})|充電/iu,
  range: /\b(?:range|how far)\b|(?<!\p{L})(?:reichweite|wie weit)(?!\p{L})|航続/iu,
  warranty: /\b(?:warrant\w+|guarantee\w*)\b|(?<!\p{L})(?:\p{L}*garantie\p{L}*|gewährleistung)(?!\p{L})|保証/iu,
  power: /\b(?:power\w*|watts?|output)\b|(?<!\p{L})(?:\p{L}*leistung|watt)(?!\p{L})|出力|ワット/iu,
};

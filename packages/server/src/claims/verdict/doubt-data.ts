// Words that withdraw a contradiction. Data: one word each.
import type { Language } from '../../brands/index.ts';

/** Modes, packaging, extras, tests: a measure near them may be a different one. */
export const SIDE_MEASURE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:turbo|boost|eco|max|quiet|silent|sleep|night|power)[- ]{1,3}(?:mode|setting)|packag\w+|boxed|shipping|gross|quick[- ]{1,3}charg\w+|fast[- ]{1,3}charg\w+|rapid\w*|top-?up|peak|surge|combined|additional|another|extra|further|in tests?|testers?|measured|reviewers?)\b/iu,
  de: /(?<!\p{L})(?:\p{L}*(?:turbo|boost|eco|leise|nacht|spar|flüster|max)[- ]{0,3}(?:modus|stufe)|\p{L}*verpackung|versand\p{L}*|karton|brutto|schnell\p{L}*lad\p{L}*|spitze\p{L}*|kurzzeitig|zusammen|weitere[nrsm]?|zusätzlich\p{L}*|zusatz\p{L}*|extra|tester\p{L}*|gemessen\p{L}*|maßen)(?!\p{L})/iu,
  ja: /モード|梱包|箱|瞬間|ピーク|急速|追加で|追加が|の追加|増設|実測|延長|計測|測定|テストで|合計|組み合わせ|なら、|買えば|買うと|購入すると|別途/u,
};

/** Sums, thresholds, payments: an amount near them is not a price. */
export const PURCHASE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:orders? (?:over|above|of|from)|spend|minimum (?:order|purchase)|extension|extended|on ebay|on amazon|second-?hand|second (?:unit|one)|i paid|we paid|retailers?|resellers?|street price|price comparison|existing customers|members?|famil(?:y|ies)|on average|open-box|import\w*)\b/iu,
  de: /(?<!\p{L})(?:beim kauf|bestellwert|mindestbestell\p{L}*|\p{L}*verlängerung|bezahlt habe\p{L}*|zweite[nrs]? gerät|ebay|amazon|händler\p{L}*|fachhandel|preisvergleich\p{L}*|straßenpreis|ausstellungsstück|bestandskunden|geschäftskunden|mitglieder|azubis?|senioren|familien?|paare?|im schnitt|durchschnittlich|online-?shops?|restposten)(?!\p{L})/iu,
  ja: /楽天|アマゾン|Amazon|ヨドバシ|量販店|店頭|売れます|売却|[2-9二三]台|[2-9]個|[2-9]人で|年払い|まとめ|以上の?(?:購入|注文|お買い)|延長|下取り|買い取り|買取/u,
};

export const IS_OF_GUARANTEE = /warrant|guarant|garantie|gewährleist|保証/iu;
export const PART_OF_GUARANTEE =
  /(?<!\p{L})(?:battery|batteries|motor|frame|compressor|panel|accessor\w+|akkus?|batterie|motors?|rahmen|zubehör|kompressor)(?!\p{L})|バッテリー|電池|モーター|フレーム|付属品|消耗品/iu;

export const IS_OF_CHARGE = /batter|charg|akku|lad|run ?time|lauf|充電|駆動|運転|稼働|再生|電池|点灯|持続/iu;
/** "80% in two hours" */
export const PARTLY_CHARGED = /%|％|percent|prozent|パーセント|quick|fast|rapid|schnell|急速/iu;

/** "The R3 Max" */
export const VARIANT = /^(?:plus|pro|max|mini|lite|ultra|air|se|xl|combo)$/iu;

/** "In size XL", "the smaller version": one version of the product. */
export const ONE_VERSION: Readonly<Record<Language, RegExp>> = {
  en: /\bsize (?:\d{1,3}(?:\.\d)?|x{0,3}[sml])\b|\b(?:larger?|largest|smaller?|smallest|big|bigger|biggest|long|longer|short|shorter|wide|wider|narrow|tall|kids?['’]?s?|children['’]s|women['’]s|men['’]s|older|previous|earlier) (?:version|variant|model|edition|size)\b/iu,
  de: /(?<!\p{L})Größe (?:\d{1,3}|x{0,3}[sml])(?!\p{L})|(?<!\p{L})(?:groß|größer|größt|klein|kleiner|kleinst|lang|länger|kurz|kürzer|breit|breiter|älter|vorherig|früher)\p{Ll}* (?:Version|Variante|Ausführung|Modell|Größe)(?!\p{L})/iu,
  ja: /(?:[SMLX]{1,4}|大|小|\d{2,3}(?:\.\d)?(?:cm)?)サイズ|サイズ(?:[SMLX]{1,3}|\d{2})|(?:大型|小型|旧)(?:版|モデル)/u,
};

/** Part of a company's staff, or one of its offices. */
export const PART_OF_COMPANY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:engineering|development|support|sales|department|division|store|branch|plant|factory|subsidiary|hired|laid off|store|shop)\b/iu,
  de: /(?<!\p{L})(?:entwicklung|vertrieb|abteilung|filiale|laden|werk|niederlassung|tochter\p{L}*|eingestellt|stellte|entließ|kundendienst)(?!\p{L})/iu,
  ja: /部門|部署|支社|支店|店舗|工場|子会社|採用|解雇|開発部/u,
};

/** People who joined later, or are only acquainted with the founders. */
export const NON_FOUNDER_WORDS =
  /\b(?:hired|appointed|recruited|joined|succeeded|studied with)\b|(?<!\p{L})(?:stellten?|holten?|ernannt\p{L}*|nachfolger\p{L}*|schüler\p{L}*)(?!\p{L})|採用|就任|後任|入社/iu;

/** Fees, files or requirements of the other product. */
export const NON_INTEGRATION_WORDS = {
  after:
    /^(?:'s )?(?:fees?|charges?|exports?|files?|data|accounts?|users?|gebühr\p{L}*|daten|dateien|exporte?n?|konten|の?(?:データ|ファイル|追加料金|料金|手数料))(?!\p{L}{12})/iu,
  near: /\b(?:needs?|requires?|replac\w+|instead of|migrat\w+|switch\w*)\b|(?<!\p{L})(?:brauch\p{L}*|benötig\p{L}*|ersetz\p{L}*|umsteig\p{L}*|wechsel\p{L}*)(?!\p{L})|代わり|移行|乗り換え|追加料金|か(?:どうか|という|$)/iu,
};

/** Right after a sentence: others made the claim, and it is wrong. */
export const REFUTATIONS: Readonly<Record<Language, RegExp>> = {
  en: /^[\s*_)\]"”.]*(?:wrong|false|not true|incorrect|no[,.:]|myth|that(?:'s| is) (?:wrong|false|not true|incorrect|outdated)|not quite|this is (?:wrong|false|incorrect))(?!\p{L})/iu,
  de: /^[\s*_)\]"“”.]*(?:falsch|stimmt nicht|nicht richtig|nein[,.:]|irrtum|das (?:stimmt nicht|ist falsch|trifft nicht zu)|überholt|veraltet)(?!\p{L})/iu,
  ja: /^[\s*_)\]」』。]*(?:これは(?:誤り|間違い)|それは(?:誤り|間違い)|誤り|間違い|いいえ|正しくは|実際は|事実では|古い情報)/u,
};

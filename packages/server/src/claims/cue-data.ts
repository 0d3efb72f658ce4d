// Words that say what an amount is not, when it held and how sure the answer is. Data: one more is one alternative.
import type { Language } from '../brands/index.ts';

export interface Cues {
  /** In the same stretch: the amount is a saving, a funding round or the like, and no price. */
  notPrice: RegExp;
  /** Right before the amount: a bound or a difference. */
  notPriceBefore: RegExp;
  /** Right after it. */
  notPriceAfter: RegExp;
  denies: RegExp;
  hedges: RegExp;
  /** The price holds only under a condition that the facts do not speak of. */
  conditions: RegExp;
  startsAt: RegExp;
  past: RegExp;
  present: RegExp;
  future: RegExp;
  atLeast: RegExp;
  atMost: RegExp;
}

export const CUES: Readonly<Record<Language, Cues>> = {
  en: {
    notPrice:
      /\b(?:sav(?:e|es|ing|ings)|discount(?:s|ed)?|rais(?:e|ed|es|ing)|funding|revenue|valuation|valued|refund(?:s|ed)?|credits?|fine[ds]?|donat\w+|invest\w+)\b/i,
    notPriceBefore:
      /\b(?:under|below|less than|over|above|more than|up to|between|budget of|by|plus|instead of|rather than|additional|extra|fees? of)\s+(?:about\s+|around\s+)?$|(?:between|from)\s+[$€£¥]?[\d.,]+\s*[€$£¥]?\s+(?:and|to)\s+$/i,
    notPriceAfter:
      /^(?:\s*(?:\/|per|a|each)\s*\p{L}+)?\s*(?:less|more|cheaper|off|extra|higher|lower|in funding|discount|savings|and up to|shipping|delivery|setup|deposit|fees?|credit)\b|^\s*[-–]\s*[$€£¥\d]/iu,
    denies: /\b(?:not|no|never|without|lacks?|cannot|neither|nor|isn['’]t|unable)\b|n['’]t\b/i,
    hedges:
      /\b(?:around|about|approximately|approx|roughly|somewhere|might|may|maybe|perhaps|possibly|reportedly|estimated|circa)\b|~/i,
    conditions:
      /\b(?:billed (?:annually|yearly)|paid (?:annually|yearly)|annual (?:billing|plan)|student|education|nonprofit|promo\w*|introductory|on sale|refurbished|used)\b/i,
    startsAt: /\b(?:start(?:s|ing)? (?:at|from)|from|as low as|begins? at)\s+(?:only\s+|just\s+)?$/i,
    past: /\b(?:used to|previously|formerly|originally|once|was|were|had|back in|until|before)\b/i,
    present:
      /\b(?:now|currently|today|as of|at present|since|costs|is|are|runs|charges|retails|sells|has|weighs|includes|supports)\b/i,
    future: /\b(?:will|going to|planned|upcoming|plans to)\b/i,
    atLeast: /\b(?:over|more than|at least|above|exceed(?:s|ing)?|beyond)\s+$/i,
    atMost: /\b(?:under|less than|below|at most)\s+$/i,
  },
  de: {
    notPrice:
      /(?<!\p{L})(?:spar(?:en|t|st|e)|gespart|Ersparnis|Rabatt\p{L}*|Finanzierung\p{L}*|Umsatz\p{L}*|Gutschrift|Guthaben|Strafe|bewertet|investier\p{L}*|Zuschuss)(?!\p{L})/iu,
    notPriceBefore:
      /(?<!\p{L})(?:unter|über|bis zu|mehr als|weniger als|zwischen|um|plus|zzgl\.|zuzüglich|statt|anstatt|anstelle von|zusätzlich|Gebühr von)\s+(?:rund\s+|etwa\s+)?$|(?:zwischen|von)\s+[\d.,]+\s*[€$£]?\s+(?:und|bis)\s+$/iu,
    notPriceAfter:
      /^(?:\s*(?:\/|pro|im|je)\s*\p{L}+)?\s*(?:günstiger|teurer|billiger|weniger|mehr|Rabatt|Ersparnis|höher|niedriger|Versand\p{L}*|Liefer\p{L}+|Anzahlung|Gebühr\p{L}*|Guthaben)(?!\p{L})|^\s*[-–]\s*[$€£¥\d]/iu,
    denies: /(?<!\p{L})(?:nicht|kein|keine|keinen|keiner|keinem|keinerlei|nie|ohne|weder)(?!\p{L})/iu,
    hedges:
      /(?<!\p{L})(?:etwa|rund|ungefähr|circa|ca\.|vermutlich|wahrscheinlich|möglicherweise|vielleicht|schätzungsweise|offenbar|könnte|dürfte)(?!\p{L})|~/iu,
    conditions:
      /(?<!\p{L})(?:bei jährlicher (?:Zahlung|Abrechnung)|jährlich abgerechnet|Studierende|Studenten\p{L}*|Aktionspreis|Einführungspreis|Angebot|gebraucht)(?!\p{L})/iu,
    startsAt: /(?<!\p{L})(?:ab|beginnt bei|startet bei|beginnend bei|schon für)\s+(?:nur\s+)?$/iu,
    past: /(?<!\p{L})(?:früher|zuvor|ehemals|ursprünglich|damals|einst|kostete|kosteten|war|waren|lag|lagen)(?!\p{L})/iu,
    present:
      /(?<!\p{L})(?:jetzt|heute|inzwischen|aktuell|derzeit|mittlerweile|Stand|seit|kostet|liegt|ist|sind|verlangt|wiegt|hat|bietet)(?!\p{L})/iu,
    future: /(?<!\p{L})(?:künftig|geplant|demnächst|voraussichtlich)(?!\p{L})/iu,
    atLeast: /(?<!\p{L})(?:über|mehr als|mindestens|wenigstens)\s+$/iu,
    atMost: /(?<!\p{L})(?:unter|weniger als|höchstens)\s+$/iu,
  },
  ja: {
    notPrice: /お得|割引|送料|手数料|頭金|節約|調達|売上|時価総額|資金|返金|罰金|値引|投資|寄付|還元/u,
    notPriceBefore: /(?:より|差額は?|追加で)$/u,
    notPriceAfter:
      /^(?:\/[月年])?(?:ほど|も)?(?:以下|未満|以上|超|安|高|引き|割引|割安|割高|の差|お得)|^\s*[〜~–-]\s*[¥\d]/u,
    denies: /ません|ない|なかった|非対応|未対応|不可|なく/u,
    hedges: /約|およそ|程度|くらい|ぐらい|前後|ほど|おそらく|かもしれ|と思われ|とみられ|推定/u,
    conditions: /年払い|年間契約|学割|学生|キャンペーン|初回|期間限定|中古|セール/u,
    startsAt: /(?!)/u,
    past: /以前|かつて|旧価格|当時|当初|年まで|昔/u,
    present: /現在|今は|今では|時点|最新|現行/u,
    future: /予定|見込み|今後|将来|年から/u,
    atLeast: /(?!)/u,
    atMost: /(?!)/u,
  },
};

/** The same right after a quantity, for languages that put them there. */
export const CUES_AFTER: Readonly<
  Record<Language, { startsAt: RegExp; past: RegExp; atLeast: RegExp; atMost: RegExp }>
> = {
  en: {
    startsAt: /^\s*(?:and up|upwards|\+)/i,
    past: /(?!)/u,
    atLeast: /^\s*(?:or more|and more|\+)/i,
    atMost: /^\s*(?:or less|at most)/i,
  },
  de: { startsAt: /(?!)/u, past: /(?!)/u, atLeast: /^\s*(?:und mehr|oder mehr)/iu, atMost: /^\s*oder weniger/iu },
  ja: {
    startsAt: /^(?:\/[月年])?(?:から|〜|より)/u,
    past: /^(?:\/[月年])?(?:でした|だった)/u,
    atLeast: /^以上/u,
    atMost: /^(?:以下|未満)/u,
  },
};

/** A number of people is a limit of the product only with one of these; else it counts its customers. */
export const LIMITS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:up to|supports?|limit\w*|max\w*|allows?|includ\w+|seats?|caps?|capped)\b/i,
  de: /(?<!\p{L})(?:bis zu|erlaubt|begrenzt|maximal|höchstens|unterstützt|umfasst|enthält|inklusive|beschränkt)(?!\p{L})/iu,
  ja: /最大|まで|上限|ユーザー数/u,
};

/** A question claims nothing. */
export const QUESTION = /[?？]\s*["'”»」』)*_]*\s*$|か。?$/u;

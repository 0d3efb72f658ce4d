// How each language compares names: who wins, who loses. Data: one line each. `N` represents a name.
import type { Language } from '../../brands/index.ts';
import { NAME } from './bare-sentence.ts';

export interface Comparison {
  /** Matches two names, and a `quality` if the verdict on the first depends on a word of praise or blame. */
  pattern: RegExp;
  /** The verdict on the first name, and on the second. */
  values: readonly [-1 | 0 | 1, -1 | 0 | 1];
}

const between = (language: Language, source: string, values: Comparison['values']): Comparison => {
  const pattern = source
    .replace(/\bN\b|(?<=[\p{Script=Hiragana}(|^])N|N(?=[\p{Script=Hiragana}(])/gu, NAME)
    .replaceAll('…', GAP[language]);
  return { pattern: new RegExp(pattern, 'giu'), values };
};

/** A measurement, not a price: "91%, Rival only 78%". */
const MEASURE = `[^.;:!?$£€¥円${NAME}]{0,48}?`;

/** A few words in the same clause. */
const GAP: Readonly<Record<Language, string>> = {
  en: `[^.,;:!?${NAME}]{0,48}?`,
  de: `[^.,;:!?${NAME}]{0,48}?`,
  ja: `[^。！？${NAME}]{0,24}?`,
};

const WINS: readonly [1, -1] = [1, -1];
const LOSES: readonly [-1, 1] = [-1, 1];
const EN_STEP = "(?:the |its |that of |those of |any |all |even )?(?:[\\p{L}'’-]+ )?";
const DE_STEP = '(?:(?:der|die|das|den|dem|vom|von|von der|von dem|beim|bei|bei der) )?';

export const COMPARISONS: Readonly<Record<Language, readonly Comparison[]>> = {
  en: [
    between(
      'en',
      `N… (?:beats?|beat|outlasts?|outlasted|outperforms?|outperformed|trounces?|outclasses|outclassed|edges? out|edged out|tops|topped|trumps|surpass(?:es|ed)|bests|bested|eclipses|outshines|outscores?|outscored|outsells|outpaces|outdoes|overtakes|overtook|defeats|leaves|ahead of|(?:has|have|had|holds|with) (?:the|an) (?:edge|advantage|lead) over|wins (?:out )?(?:against|over)|superior to|a cut above|puts|runs rings around) ${EN_STEP}N`,
      WINS,
    ),
    between(
      'en',
      `N… (?:(?:falls?|fell|lags?|lagged|trails?|trailed|is|sits|ranks|finishes|finished|comes|came) (?:well |far |way |just |slightly )?(?:behind|below)|loses? (?:out )?(?:to|against)|lost (?:out )?(?:to|against)|no match for|inferior to|outclassed by|outperformed by|beaten by|second to|pales? (?:in comparison|next|beside|compared)(?: to| with)?|(?:ca|could|does|do)(?:n['’]t| not|nnot) (?:match|touch|rival|equal|compete with|keep up with|keep pace with|hold a candle to|measure up to|come close to|live up to)|cannot (?:match|touch|rival|equal|compete with|keep up with|keep pace with|hold a candle to|measure up to)|nowhere near|worse than|not a patch on) ${EN_STEP}N`,
      LOSES,
    ),
    between(
      'en',
      `N ${MEASURE}\\d${MEASURE}[,;] (?:(?:and|while|whereas|but) )?${EN_STEP}N ${MEASURE}(?:only|just|merely|barely|a mere) ${MEASURE}\\d[\\d.,]*(?![\\d.,]*\\s?(?:€|dollars|euros|pounds|cents))`,
      WINS,
    ),
    between('en', `N… (?:twice|three times|four times|times) as … as ${EN_STEP}N`, WINS),
    between('en', `N…(?: not|n['’]t)(?: \\w+)? (?:as|so) (?<quality>…) as ${EN_STEP}N`, LOSES),
    between('en', `N… (?<!twice |times |not |n['’]t )as (?<quality>…) as ${EN_STEP}N`, [1, 1]),
    between(
      'en',
      `\\b(?:prefer(?:s|red)?|pick|picked|choose|chose|take|took|recommend|favou?r(?:s|ed)?|rank(?:s|ed)?|rate(?:s|d)?|buy|bought|go with|went with) (?:the |an? )?N… (?:to|over|instead of|rather than|ahead of|above|before) ${EN_STEP}N`,
      WINS,
    ),
    between(
      'en',
      `\\b(?:switch(?:ed|ing|es)?|mov(?:e|ed|ing)|migrat(?:e|ed|ing)|chang(?:e|ed|ing)|upgrad(?:e|ed|ing)|went|came|coming) from ${EN_STEP}N… to ${EN_STEP}N`,
      LOSES,
    ),
    between(
      'en',
      `\\b(?:replac(?:e|ed|ing)|swap(?:ped|ping)?|exchang(?:ed|ing)|trad(?:ed|ing)) ${EN_STEP}N… (?:with|for|by) ${EN_STEP}N`,
      LOSES,
    ),
  ],
  de: [
    between(
      'de',
      `N… (?:schlägt|schlug|übertrifft|übertraf|überflügelt|übertrumpft|überholt|distanziert|deklassiert|besiegt|(?:liegt|lag|steht|rangiert|landet|landete|bleibt) (?:\\p{L}+ )?vor|hängt) ${DE_STEP}N`,
      WINS,
    ),
    between('de', `N… (?:im Vorteil|klar vorn|einen Vorsprung|die Nase vorn) (?:gegenüber|vor) ${DE_STEP}N`, WINS),
    between(
      'de',
      `N… (?:unterliegt|unterlag|(?:liegt|lag|fällt|fiel|bleibt|blieb|rangiert|landet|landete|hinkt|steht)(?: [^.,;${NAME}]{0,24}?)? hinter|verliert (?:klar |deutlich |knapp )?gegen|verlor (?:klar |deutlich |knapp )?gegen|zieht gegen|chancenlos gegen|unterlegen gegenüber) ${DE_STEP}N`,
      LOSES,
    ),
    between('de', `N kann ${DE_STEP}N…(?:nicht das Wasser reichen|nicht mithalten|nicht folgen)`, LOSES),
    between(
      'de',
      `N kann… (?:mit|gegen) ${DE_STEP}N…(?:nicht mithalten|nicht bestehen|nichts ausrichten|nicht ankommen)`,
      LOSES,
    ),
    between(
      'de',
      `N ${MEASURE}\\d${MEASURE}[,;] (?:(?:und|während|aber) )?${DE_STEP}N ${MEASURE}(?:nur|lediglich|bloß|gerade (?:ein|so)mal) ${MEASURE}\\d[\\d.,]*(?![\\d.,]*\\s?(?:€|euro|cent))`,
      WINS,
    ),
    between('de', `N… (?:doppelt|dreimal|viermal|mal) so … wie ${DE_STEP}N`, WINS),
    between('de', `N… (?:nicht|längst nicht|nicht ganz) (?:so|genauso|ebenso) (?<quality>…) wie ${DE_STEP}N`, LOSES),
    between('de', `N… (?<!doppelt |mal |nicht |ganz )(?:so|genauso|ebenso) (?<quality>…) wie ${DE_STEP}N`, [1, 1]),
    between(
      'de',
      `\\b(?:bevorzug\\p{L}+|empfehl\\p{L}+|empfiehlt|nehme|nehmen|nähme|wähle|wählen|kaufe|kaufen) (?:\\p{L}+ )?${DE_STEP}N… (?:gegenüber|statt|anstelle von|vor) ${DE_STEP}N`,
      WINS,
    ),
    between('de', `N… (?:${DE_STEP})N (?:vorziehen|vorgezogen|vorziehe|vorzieht)`, WINS),
    between(
      'de',
      `\\b(?:von|vom) (?:der |dem )?N… (?:zu|zum|zur|auf) (?:den |die |das |der )?N…(?:wechsel|gewechselt|umsteig|umgestiegen|umstieg)`,
      LOSES,
    ),
    between(
      'de',
      `(?:wechsel|umstieg|umgestiegen|gewechselt)… (?:von|vom) (?:der |dem )?N… (?:zu|zum|zur|auf) (?:den |die |das |der )?N`,
      LOSES,
    ),
  ],
  ja: [
    between(
      'ja',
      `N[はがも]…N(?:の足元|の水準|の品質|の性能)?[にへ](?:は|も)?[^。、${NAME}]{0,8}(?:劣|及ば|及びま|負け|敗れ|かないま|かなわ|敵わ|見劣|遅れを|水をあけ|勝て|引き離|差をつけられ|差を付けられ|一歩譲)`,
      LOSES,
    ),
    between(
      'ja',
      `N[はが]…N[をに](?:[^。、${NAME}]{0,8})(?:上回|凌|しの|圧倒|勝り|勝る|勝っ|差をつけ|差を付け|引き離し|リードし|抜き|追い抜)`,
      WINS,
    ),
    between(
      'ja',
      `N[はが]${MEASURE}\\d${MEASURE}、(?:一方)?N[はが]${MEASURE}\\d${MEASURE}(?:にとどま|止まり|しか|だけ)`,
      WINS,
    ),
    between('ja', `N[はが]…Nの[^。、${NAME}]{0,6}倍`, WINS),
    between('ja', `N[はが]…Nほど(?<quality>…)(?:ありませ|ない|なく|なかっ)`, LOSES),
    between(
      'ja',
      `N(?:より|よりも|ではなく|でなく|の代わりに)、?[^。、${NAME}]{0,4}Nを?(?:選|買|すすめ|勧め|おすすめ|推)`,
      LOSES,
    ),
    between('ja', `Nから[^。、${NAME}]{0,6}N(?:へ|に)(?:の)?(?:乗り換え|移行|切り替え|買い替え|移)`, LOSES),
  ],
};

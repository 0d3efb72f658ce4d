// Distinguishes "I could not find anything about X" from a real mention. Data: one line per phrase. Pure.
import type { Language } from '../../brands/index.ts';

const PHRASES: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:could ?n[o'’]t|could not|can ?n[o'’]t|cannot|unable to|was not able to|did not|didn[’']t) (?:find|locate|identify|retrieve)\b/i,
    /\b(?:no|not any|any) (?:[\w-]+ ){0,3}(?:results?|information|info|data|details|sources?|records?) (?:\w+ ){0,3}(?:on|about|for|regarding)\b/i,
    /\b(?:don[’']t|do not|didn[’']t|did not) have (?:any |access to )?(?:\w+ ){0,3}(?:information|info|data|details|knowledge)\b/i,
    /\b(?:not familiar with|no record of|not aware of any)\b/i,
  ],
  de: [
    /(?<!macht |machen )\bkeine(?:rlei)? (?:\p{L}+ ){0,3}(?:Informationen|Angaben|Daten|Ergebnisse|Hinweise|Quellen|Details)\b/iu,
    /\bnichts (?:\p{L}+ )?(?:über|zu)\b(?! (?:\p{L}*meckern|beanstanden|bemängeln|kritisieren|tun|wünschen|verbessern))/iu,
    /\bnichts bekannt\b/iu,
  ],
  ja: [
    /(?:情報|詳細|データ|資料)(?:は|が|を)?(?:\p{Script=Hiragana}|見|確認|得|持|提供|存在){0,14}(?:ません|ない|なかった)/u,
    /(?<!以上の[^。]{0,16})見つ(?:かりません|けられません|けることができません|からな)/u,
  ],
};

/** Whether a sentence says that nothing is known about the names in it. */
export const saysNothingFound = (sentence: string, language: Language): boolean =>
  PHRASES[language].some((phrase) => phrase.test(sentence));

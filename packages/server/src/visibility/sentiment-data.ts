// How each language denies, contrasts and compares. Data: one more word is one line.
import type { Language } from '../brands/index.ts';

export interface SentimentGrammar {
  /** Turn what follows within `reach` words. */
  negators: RegExp;
  reach: number;
  /** Turn what stands before them at the end of a clause. */
  trailing: RegExp | undefined;
  /** Where a sentence falls into clauses that may speak of different things. */
  contrast: RegExp;
  /** Stand before the name that loses a comparison. */
  worseBefore: RegExp;
  /** Stand after it. */
  worseAfter: RegExp | undefined;
}

export const SENTIMENT_GRAMMAR: Readonly<Record<Language, SentimentGrammar>> = {
  en: {
    negators:
      /^(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|hardly|rarely|barely|scarcely|seldom|few|\p{L}+n['’]t)$/iu,
    reach: 4,
    trailing: undefined,
    contrast: /[,;:—|](?!\d)|\s–\s|\b(?:but|while|whereas|although|though|however|yet)\b/giu,
    worseBefore: /\b(?:than|unlike|compared (?:to|with)|in contrast to)\s+(?:\p{L}+\s+){0,1}$/iu,
    worseAfter: undefined,
  },
  de: {
    negators:
      /^(?:nicht|kein|keine|keinen|keiner|keinem|keinerlei|nie|niemals|niemand|kaum|selten|ohne|weder|nichts|wenig)$/iu,
    reach: 4,
    trailing: /^(?:nicht|nie|kaum|selten)$/iu,
    contrast:
      /[,;:—|](?!\d)|\s–\s|(?<!\p{L})(?:aber|während|jedoch|dagegen|hingegen|allerdings|doch|obwohl)(?!\p{L})/giu,
    worseBefore: /(?<!\p{L})(?:als|anders als|im gegensatz zu|im vergleich zu|verglichen mit)\s+$/iu,
    worseAfter: undefined,
  },
  ja: {
    negators: /(?!)/u,
    reach: 0,
    trailing: /ません|ない|なかった|なく|ず(?:に|、|。)/u,
    contrast: /[、。；：|]|:|\s–\s|ですが|ものの|一方で?|のに対し|けれど/gu,
    worseBefore: /(?!)/u,
    worseAfter: /^(?:(?:と比べて|に比べて?|とは?違って|とは異なり)|より(?:も|は)?)/u,
  },
};

/** They hold a negator and deny nothing. */
export const NO_DENIAL: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:not only|no doubt|not to mention|nothing but|no wonder)\b/giu,
  de: /(?<!\p{L})(?:nicht nur|nicht zuletzt|ohne zweifel)(?!\p{L})/giu,
  ja: /だけで(?:は)?なく|に違いない|かもしれない|かもしれません/gu,
};

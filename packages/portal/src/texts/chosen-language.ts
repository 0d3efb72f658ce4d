// The language that the user chose before, otherwise the first one requested by the browser that the portal supports.
import { storeChoice, storedChoice } from '../stored-choice.ts';
import { LANGUAGES, type Language } from './catalog.ts';

const KEY = 'portal-language';

const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(LANGUAGES, text);

export function chosenLanguage(): Language {
  const chosen = storedChoice(KEY);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

export const rememberLanguage = (language: Language): void => storeChoice(KEY, language);

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE', ja: 'ja-JP' };

/** The browser's own tag for that language, so that a reader in the UK gets British dates. */
export const localeOf = (language: Language): string =>
  navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? LOCALES[language];

// The texts and number formats of the chosen language.
import { createContext, use } from 'react';
import type { Catalog, Language } from './catalog.ts';
import type { Formats } from './formats.ts';

interface Locale {
  /** Of texts. */
  language: Language;
  texts: Catalog;
  /** Of numbers and dates: BCP 47, such as `en-GB`. */
  locale: string;
  /** Created once: creating one takes as long as drawing a row of a list. */
  formats: Formats;
  choose(language: Language): Promise<void>;
}

export const LocaleContext = createContext<Locale | undefined>(undefined);

export function useLocale(): Locale {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('there is no LocaleProvider');
  return locale;
}

export const useTexts = (): Catalog => useLocale().texts;

export const useFormats = (): Formats => useLocale().formats;

// The texts and number formats of the chosen language.
import { createContext, use, useMemo } from 'react';
import type { Catalog, Language } from './catalog.ts';
import { createFormats, type Formats } from './formats.ts';

interface Locale {
  /** Of texts. */
  language: Language;
  texts: Catalog;
  /** Of numbers and dates: BCP 47, such as `en-GB`. */
  locale: string;
  choose(language: Language): Promise<void>;
}

export const LocaleContext = createContext<Locale | undefined>(undefined);

export function useLocale(): Locale {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('there is no LocaleProvider');
  return locale;
}

export const useTexts = (): Catalog => useLocale().texts;

export function useFormats(): Formats {
  const { locale } = useLocale();
  return useMemo(() => createFormats(locale), [locale]);
}

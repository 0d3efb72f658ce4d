import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Catalog, Language } from './catalog.ts';
import { localeOf, rememberLanguage } from './chosen-language.ts';
import { createFormats } from './formats.ts';
import { loadCatalog } from './load-catalog.ts';
import { LocaleContext } from './use-texts.ts';

interface LocaleProviderProps {
  language: Language;
  texts: Catalog;
  children: ReactNode;
}

/** Starts with one language; the user can switch. */
export function LocaleProvider({ children, ...first }: LocaleProviderProps) {
  const [chosen, setChosen] = useState(first);
  useEffect(() => {
    document.documentElement.lang = chosen.language;
  }, [chosen.language]);
  const locale = localeOf(chosen.language);
  const formats = useMemo(() => createFormats(locale), [locale]);
  const value = useMemo(
    () => ({
      ...chosen,
      locale,
      formats,
      async choose(language: Language) {
        const texts = await loadCatalog(language);
        rememberLanguage(language);
        setChosen({ language, texts });
      },
    }),
    [chosen, locale, formats],
  );
  return (
    <LocaleContext value={value}>
      <I18nProvider locale={value.locale}>{children}</I18nProvider>
    </LocaleContext>
  );
}

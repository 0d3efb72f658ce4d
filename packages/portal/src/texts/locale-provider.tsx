import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
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
  const latest = useRef(first.language);
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
        latest.current = language;
        const texts = await loadCatalog(language);
        // Another language was chosen while this one loaded.
        if (latest.current !== language) return;
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

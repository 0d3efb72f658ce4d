// Loads the texts of one language.
import type { Catalog, Language } from './catalog.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Catalog>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  ja: async () => (await import('./ja/index.ts')).ja,
};

export const loadCatalog = (language: Language): Promise<Catalog> => LOADERS[language]();

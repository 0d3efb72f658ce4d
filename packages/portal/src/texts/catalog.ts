// The texts of the portal. Each page has a file in `texts/en`, and the same files in `de` and `ja`. English defines the
// type, so a text missing in another language fails to compile.
import type { en } from './en/index.ts';

type Widened<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Widened<Texts[Name]>;
};

export type Catalog = Widened<typeof en>;

export const LANGUAGES = { en: 'English', de: 'Deutsch', ja: '日本語' } as const;
export type Language = keyof typeof LANGUAGES;

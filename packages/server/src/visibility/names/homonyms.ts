// Distinguishes a name from the same letters inside another name or a definition: "Boston Harbor", "Harbor Freight",
// 「コメット」という言葉. Pure.
import type { Language } from '../../brands/index.ts';
import { DEFINITE_ARTICLES, HOMONYM_PATTERNS, SPECIES } from './name-data.ts';
import type { NameText } from './name-text.ts';
import type { Range } from './not-prose.ts';

const NEAR = 48;

/** How a one-word name is used here: things are counted, and have articles. */
export type NameSense = 'name' | 'word' | 'other name';

export function nameSense({ plain }: NameText, { start, end }: Range, language: Language): NameSense {
  if (!/^\p{L}+$/u.test(plain.slice(start, end))) return 'name';
  const { before, after, around } = HOMONYM_PATTERNS[language];
  const ahead = plain.slice(Math.max(0, start - NEAR), start);
  const behind = plain.slice(end, end + NEAR);
  if (after?.test(behind)) return 'other name';
  if (SPECIES.test(behind) || around?.test(`${ahead}\0${behind}`)) return 'word';
  return before?.test(ahead) ? (language === 'en' ? 'other name' : 'word') : 'name';
}

/** "Der Kessel" in a text about kettles. */
export const hasArticle = ({ plain }: NameText, { start }: Range, language: Language): boolean =>
  DEFINITE_ARTICLES[language]?.test(plain.slice(Math.max(0, start - NEAR), start)) ?? false;

// Tells a name from the same letters in another's name or in a definition: "Boston Harbor", "Harbor Freight", 「コメット」という言葉. Pure.
import type { Language } from '../brands/index.ts';
import { OTHER_THINGS } from './name-data.ts';
import type { NameText } from './name-text.ts';
import type { Range } from './not-prose.ts';

const NEAR = 48;

/** Of names of one word; things are counted, and have articles. */
export function isOtherThing({ plain }: NameText, { start, end }: Range, language: Language): boolean {
  if (!/^\p{L}+$/u.test(plain.slice(start, end))) return false;
  const { before, after, around } = OTHER_THINGS[language];
  const ahead = plain.slice(Math.max(0, start - NEAR), start);
  const behind = plain.slice(end, end + NEAR);
  if (before?.test(ahead) || after?.test(behind)) return true;
  return around?.test(`${ahead.slice(-NEAR)}\u0000${behind}`) ?? false;
}

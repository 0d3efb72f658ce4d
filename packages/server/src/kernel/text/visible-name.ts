// Names that people read to tell things apart. Pure.
import { isPrintable } from './printable.ts';

/** Shown as nothing, so that a name with it looks like another: zero-width spaces, fillers, marks of direction. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const VISIBLE = /[^\p{Z}\p{C}\p{M}]/u;
/** Joiners are part of the spelling in Arabic and Indic scripts, but not of these. */
const PLAIN = String.raw`\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}`;
const JOINER = new RegExp(`(?<=(?![${PLAIN}])[\\p{L}\\p{M}])[\\u200c\\u200d](?=(?![${PLAIN}])\\p{L})`, 'gu');
/** A family or a flag is one picture of several characters. */
const PICTURE = String.raw`\p{RGI_Emoji}`;
const EMOJI = new RegExp(PICTURE, 'gv');

/**
 * True for one line that is displayed as written, has a visible character, and none that is shown as nothing. Also true
 * for an empty text, because callers check the length.
 */
export const isVisibleName = (text: string): boolean =>
  isPrintable(text) && !INVISIBLE.test(text.replaceAll(EMOJI, 'x').replaceAll(JOINER, '')) && isSeen(text);

const isSeen = (text: string): boolean => text === '' || VISIBLE.test(text.replaceAll(new RegExp(INVISIBLE, 'gu'), ''));

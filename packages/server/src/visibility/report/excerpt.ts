// A short part of an answer, for a list. Pure.

const LENGTH = 260;
/** How much of the text before the name is shown. */
const BEFORE = 80;

/**
 * Whitespace is collapsed, bold marks are dropped, and no character is split. @param at the position of the list's
 * subject, in UTF-16 units
 */
export function excerptOf(text: string, at = 0): string {
  const start = at <= BEFORE ? 0 : wordStart(text, at - BEFORE);
  const part = text
    .slice(start, start + LENGTH * 2)
    .replaceAll('**', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = [...part];
  const shown = characters.slice(0, LENGTH).join('');
  const isCut = characters.length > LENGTH || start + LENGTH * 2 < text.length;
  return `${start > 0 ? '…' : ''}${shown.replace(/[\ud800-\udbff]$/, '')}${isCut ? '…' : ''}`;
}

/** After the next space, if one is near; never inside a surrogate pair. */
function wordStart(text: string, from: number): number {
  // If there is none, `search` returns -1, so the start does not move.
  const start = from + text.slice(from, from + BEFORE).search(/\s/) + 1;
  const unit = text.charCodeAt(start);
  return unit >= 0xdc00 && unit <= 0xdfff ? start + 1 : start;
}

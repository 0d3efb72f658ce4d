// Removes possible personal data from a text that quotes part of a request. Pure.

const MAX_CHARACTERS = 300;
const MAX_PATH_CHARACTERS = 100;
/** Callers control the length of names in the text. */
const MAX_READ = 1000;
const REMOVED = '…';

/** Each pattern starts at a word boundary: otherwise it would rescan a long word from each of its characters. */
const PERSONAL = [
  /** Email addresses. */
  /(?<![^\s"'<>])[^\s"'<>]*@[^\s"'<>]*/g,
  /** Visitors, sessions, links and keys; an install ID is public. */
  /svc_(?!pub_)[a-z]+_[A-Za-z0-9_-]{6,}/g,
  /** UUIDs and other long words of letters and digits. */
  /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g,
  /** Telephone, card and customer numbers. */
  /\+?\d(?:[ ().-]?\d){5,}/g,
  /** Percent-encoded text. */
  /(?<!\S)\S*%[0-9A-Fa-f]{2}\S*/g,
];

export function impersonalText(text: string): string {
  const clean = PERSONAL.reduce((left, pattern) => left.replaceAll(pattern, REMOVED), beginning(text));
  return clean.length > MAX_CHARACTERS ? clean.slice(0, MAX_CHARACTERS - 1) + REMOVED : clean;
}

/** Cut between words: part of a word may no longer look personal. */
function beginning(text: string): string {
  if (text.length <= MAX_READ) return text;
  const read = text.slice(0, MAX_READ);
  return read.slice(0, read.lastIndexOf(' ') + 1) + REMOVED;
}

/** A field's name is kept if it looks like a name in a program. */
export function impersonalPath(path: string): string {
  const clean = path.replaceAll(/[^./[\]]+/g, (name) => (isFieldName(name) ? name : REMOVED));
  return clean.slice(0, MAX_PATH_CHARACTERS);
}

const isFieldName = (name: string): boolean => /^[A-Za-z_$][\w$-]{0,39}$|^\d{1,3}$/.test(name) && !/\d{5}/.test(name);

// Takes everything that may be about a person out of a text that repeats a part of a request. Pure.

const MAX_CHARACTERS = 300;
const MAX_PATH_CHARACTERS = 100;
const REMOVED = '…';

const PERSONAL = [
  /** Addresses of mailboxes. */
  /[^\s"'<>]*@[^\s"'<>]*/g,
  /** Visitors, sessions, links and keys; an install ID is public. */
  /svc_(?!pub_)[a-z]+_[A-Za-z0-9_-]{6,}/g,
  /** UUIDs and other long words of letters and digits. */
  /\b(?=[\w-]*\d)[\w-]{20,}/g,
  /** Telephone, card and customer numbers. */
  /\+?\d(?:[ ().-]?\d){5,}/g,
  /** Percent-encoded text. */
  /\S*%[0-9A-Fa-f]{2}\S*/g,
];

export function impersonalText(text: string): string {
  const clean = PERSONAL.reduce((left, pattern) => left.replaceAll(pattern, REMOVED), text);
  return clean.length > MAX_CHARACTERS ? clean.slice(0, MAX_CHARACTERS - 1) + REMOVED : clean;
}

/** A field's name is kept if it looks like a name in a program. */
export function impersonalPath(path: string): string {
  const clean = path.replaceAll(/[^./[\]]+/g, (name) => (isFieldName(name) ? name : REMOVED));
  return clean.slice(0, MAX_PATH_CHARACTERS);
}

const isFieldName = (name: string): boolean => /^[A-Za-z_$][\w$-]{0,39}$|^\d{1,3}$/.test(name) && !/\d{5}/.test(name);

// Which property keys name personal data or secrets (Spec 2.5; the list is our own: decisions 2).

const SENSITIVE_WORDS: ReadonlySet<string> = new Set(
  [
    'email mail phone tel mobilephone password passwd pwd secret token apikey authorization auth cookie card',
    'cardnumber cvv cvc iban ssn passport address firstname lastname fullname username birth birthday dob',
    'price amount revenue salary',
  ]
    .join(' ')
    .split(' '),
);

const SENSITIVE_PARTS: readonly string[] = ['email', 'password', 'passwd', 'creditcard', 'apikey', 'secret'];

/** Words of a key: split at `_`, `-`, digits and lower-to-upper steps, in lower case. */
function wordsOf(key: string): string[] {
  return key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_\-0-9]+/)
    .filter(Boolean);
}

const isSensitiveWord = (word: string): boolean =>
  SENSITIVE_WORDS.has(word) || (word.endsWith('s') && SENSITIVE_WORDS.has(word.slice(0, -1)));

/** A site sends the same few keys repeatedly; this bounds the cache for one that does not. */
const MAX_REMEMBERED = 1000;
const remembered = new Map<string, boolean>();

/** True if a word of the key, two adjacent words joined, or a part of the whole key is listed. */
export function isSensitiveKey(key: string): boolean {
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const isSensitive = judge(key);
  remembered.set(key, isSensitive);
  return isSensitive;
}

function judge(key: string): boolean {
  const whole = key.toLowerCase();
  if (SENSITIVE_PARTS.some((part) => whole.includes(part))) return true;
  const words = wordsOf(key);
  return words.some((word, i) => isSensitiveWord(word) || isSensitiveWord(word + (words[i + 1] ?? '')));
}

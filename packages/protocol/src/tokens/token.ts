// Format of personal access tokens (Spec 5; check digits in decisions 5). The check needs no key: anyone, including a
// leak scanner, can detect a typo offline.

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const TOKEN_PATTERN: RegExp = /^svc_pat_(?:demo_[0-9A-Za-z]{27}|[0-9A-Za-z]{32})$/;
export const TOKEN_PREFIX = 'svc_pat_';
export const DEMO_TOKEN_PREFIX = 'svc_pat_demo_';
export const TOKEN_CHECK_CHARACTERS = 6;
export const TOKEN_RANDOM_CHARACTERS = 26;
export const DEMO_TOKEN_RANDOM_CHARACTERS = 21;

export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** CRC-32 (ISO 3309) of ASCII text, as six base62 digits, most significant first. */
export function tokenCheck(text: string): string {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let rest = (crc ^ 0xffffffff) >>> 0;
  let digits = '';
  for (let i = 0; i < TOKEN_CHECK_CHARACTERS; i++) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** The last six characters are a checksum of everything before them, prefix included. */
export const isWellFormedToken = (token: string): boolean =>
  TOKEN_PATTERN.test(token) &&
  token.slice(-TOKEN_CHECK_CHARACTERS) === tokenCheck(token.slice(0, -TOKEN_CHECK_CHARACTERS));

/** Creates a token from the caller's random bytes; bytes of 248 and more are skipped, so that no digit is favored. */
export function mintToken(options: { demo: boolean }, bytes: (length: number) => Uint8Array): string {
  const length = options.demo ? DEMO_TOKEN_RANDOM_CHARACTERS : TOKEN_RANDOM_CHARACTERS;
  let body = options.demo ? DEMO_TOKEN_PREFIX : TOKEN_PREFIX;
  const end = body.length + length;
  while (body.length < end) {
    for (const byte of bytes(end - body.length)) if (byte < 248) body += BASE62.charAt(byte % 62);
  }
  return body + tokenCheck(body);
}

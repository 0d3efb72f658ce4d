// Cleans page URLs and referrers before they are stored (Spec 2.3; decisions 1 "Page URL"). Pure.
import { MAX_REFERRER_CHARACTERS, MAX_URL_CHARACTERS } from '@service/protocol';
import { countCharacters } from '@service/protocol/schemas';
import { ok, type Result, refused } from '../kernel/result.ts';

/** Each is 422 `invalid_url` (Spec 7). */
export type PageUrlFault = 'too_long' | 'not_https' | 'not_a_url' | 'has_credentials' | 'other_origin';

/** One sentence for each {@link PageUrlFault}. */
export const PAGE_URL_FAULTS: Readonly<Record<PageUrlFault, string>> = {
  too_long: `url has more than ${MAX_URL_CHARACTERS} characters`,
  not_https: 'url does not start with https://',
  not_a_url: 'url is not an absolute URL',
  has_credentials: 'url contains a user name or a password',
  other_origin: 'url has another origin than the request',
};

export interface PageUrlRules {
  /** The request's well-formed `Origin`; it is `http` only if `--dev` allows a loopback host. */
  origin: string;
  dev: boolean;
}

/** Not part of any URI; the URL parser would silently drop or encode them. */
const NOT_IN_A_URI = /[\p{Cc}\s]/u;
/** The URL parser would skip further slashes of either kind. */
const NAMES_A_HOST = /^https?:\/\/[^/\\]/;
const HAS_CREDENTIALS = /^https?:\/\/[^/?#]*@/;

/** Origin and path of the page, without query and fragment. */
export function parsePageUrl(text: string, { origin, dev }: PageUrlRules): Result<string, PageUrlFault> {
  if (countCharacters(text) > MAX_URL_CHARACTERS) return refused('too_long');
  if (!text.startsWith('https://') && !(dev && text.startsWith('http://'))) return refused('not_https');
  const url = NAMES_A_HOST.test(text) && !NOT_IN_A_URI.test(text) ? URL.parse(text) : null;
  if (url === null) return refused('not_a_url');
  if (HAS_CREDENTIALS.test(text)) return refused('has_credentials');
  return url.origin === origin ? ok(origin + url.pathname) : refused('other_origin');
}

/** Origin and path if the text is an http(s) URL of at most 2048 characters; otherwise `null`, never an error. */
export function cleanReferrer(text: string | null | undefined): string | null {
  if (text === null || text === undefined || countCharacters(text) > MAX_REFERRER_CHARACTERS) return null;
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url !== null && isWeb ? url.origin + url.pathname : null;
}

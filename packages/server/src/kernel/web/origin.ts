// Origins of web pages, as browsers send them and as people write them (Spec 2.2; decisions 1 "Origins").
import { ok, type Result, refused } from '../result.ts';

export interface OriginRules {
  /** `--dev` also allows `http` on loopback hosts, with any port. */
  dev: boolean;
}

/** Why a text cannot be listed as an origin. */
export type OriginFault = 'not_an_origin' | 'not_https' | 'wildcard';

/** One sentence for each {@link OriginFault}, for the operator who configures an origin. */
export const ORIGIN_FAULTS: Readonly<Record<OriginFault, string>> = {
  not_an_origin: 'must be scheme, host and optional port, such as https://shop.example',
  not_https: 'must start with https:// (http:// on a loopback host only with --dev)',
  wildcard: 'must not contain "*": a listed origin allows its subdomains in measurement mode',
};

/** The loopback names of decisions 1; `URL.hostname` writes an IPv6 address in brackets. */
export const isLoopbackHost = (name: string): boolean =>
  ['localhost', '127.0.0.1', '::1', '[::1]'].includes(name) || name.endsWith('.localhost');

const hasAdmittedScheme = (url: URL, { dev }: OriginRules): boolean =>
  url.protocol === 'https:' || (dev && url.protocol === 'http:' && isLoopbackHost(url.hostname));

/**
 * An `Origin` header, compared raw: it is well-formed only if it equals its own serialization, because the parser would
 * normalize user info, tabs, letter case and short addresses into a valid origin. @returns the origin, or `null` if the
 * header is missing or malformed (403 `origin_not_allowed`, Spec 7)
 */
export function parseOrigin(header: string | undefined, rules: OriginRules): string | null {
  const url = header === undefined ? null : URL.parse(header);
  return url !== null && url.origin === header && hasAdmittedScheme(url, rules) ? url.origin : null;
}

/** Scheme, `://`, host and port, one slash at most: the URL parser would silently repair anything else. */
const ORIGIN_FORM = /^[a-z][a-z0-9+.-]*:\/\/[^\s/\\?#@\p{Cc}]+\/?$/iu;

/**
 * An origin as an operator writes it, normalized to the form that `parseOrigin` compares (accepts `https://Bücher.Example/`).
 */
export function normaliseOrigin(text: string, rules: OriginRules): Result<string, OriginFault> {
  const url = ORIGIN_FORM.test(text) ? URL.parse(text) : null;
  if (url === null) return refused('not_an_origin');
  if (url.hostname.includes('*')) return refused('wildcard');
  return hasAdmittedScheme(url, rules) ? ok(url.origin) : refused('not_https');
}

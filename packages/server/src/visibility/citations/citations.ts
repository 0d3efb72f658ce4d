// Citations of an answer: normalizes each URL, and finds its owner by registrable domain (decisions 7). Pure.
import { getDomain } from 'tldts';
import { z } from 'zod';

/** Query parameters that track the visitor and do not affect the page. `*` matches any ending. */
const TRACKING = [
  '_ga',
  '_gl',
  '_hsenc',
  '_hsmi',
  'dclid',
  'fbclid',
  'gad_source',
  'gbraid',
  'gclid',
  'igshid',
  'mc_cid',
  'mc_eid',
  'msclkid',
  'ref_src',
  'srsltid',
  'twclid',
  'utm_*',
  'wbraid',
  'yclid',
];

/** `cited`: in the answer. `retrieved`: the engine retrieved it without citing it. */
export const citationSchema = z.union([
  z.string(),
  z.looseObject({ url: z.string(), kind: z.enum(['cited', 'retrieved']).exactOptional() }),
]);
/** A plain URL counts as cited. */
export type EngineCitation = string | { readonly url: string; readonly kind?: 'cited' | 'retrieved' };

export interface Citation {
  url: string;
  /** Registrable domain, or the host itself if it has none. */
  domain: string;
  /** Belongs to the brand. */
  own: boolean;
}

const isTracking = (key: string): boolean =>
  TRACKING.some((word) =>
    word.endsWith('*') ? key.toLowerCase().startsWith(word.slice(0, -1)) : key.toLowerCase() === word,
  );

/**
 * Normalizes a URL, however it was linked: https, no `www.`, no tracking parameter, no trailing slash, no fragment
 * unless it is a client-side route (`#/`, `#!`). Undefined for anything but http(s).
 */
export function foldUrl(given: string): string | undefined {
  const url = URL.parse(given.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www\.)+/, '').replace(/\.$/, '');
  const parts = url.search.slice(1).split('&');
  const query = parts.filter((part) => part !== '' && !isTracking(part.split('=')[0] ?? '')).join('&');
  const fragment = /^#[/!]/.test(url.hash) ? url.hash.replace(/:~:.*$/, '') : '';
  const path = url.pathname.replace(/\/+$/, '');
  const port = url.port === '' ? '' : `:${url.port}`;
  return `https://${host}${port}${path}${query === '' ? '' : `?${query}`}${fragment}`;
}

export const domainOf = (host: string): string => getDomain(host, { allowPrivateDomains: true }) ?? host;

export interface Link {
  url: string;
  /** UTF-16 units of the text; `end` is exclusive. */
  start: number;
  end: number;
}

const LINK = /https?:\/\/[^\s<>"'\])】」）]+/g;

/** The URLs in a text, in order. Pure. */
export const linksIn = (text: string): Link[] =>
  [...text.matchAll(LINK)].map(({ 0: link, index: start }) => {
    const url = link.replace(/[.,;:!?*_]+$/, '');
    return { url, start, end: start + url.length };
  });

/** The engine's citations and the links in the text, without duplicates, in order of appearance. */
export function citationsOf(text: string, given: readonly EngineCitation[], ownDomains: readonly string[]): Citation[] {
  const own = new Set(ownDomains.map(domainOf));
  const cited = given.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return entry.kind === 'retrieved' ? [] : [entry.url];
  });
  const linked = linksIn(text).map(({ url }) => url);
  const urls = new Set([...cited, ...linked].flatMap((url) => foldUrl(url) ?? []));
  return [...urls].map((url) => {
    const domain = domainOf(new URL(url).hostname);
    return { url, domain, own: own.has(domain) };
  });
}

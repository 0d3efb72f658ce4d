// The citations of a kept answer as it is shown: those that the engine gave with their places, and links in its text.
// Pure.

import type { StoredAnswer } from '../ports.ts';
import { type Citation, domainOf, foldUrl, linksIn } from './citations.ts';

export interface ShownCitation {
  url: string;
  title: string | null;
  /** Registrable domain. */
  domain: string;
  /** Of the brand's own. */
  own: boolean;
  /** `linked` stands in the text, and the engine did not give it. `retrieved` was looked at, and is in no figure. */
  kind: 'cited' | 'retrieved' | 'linked';
  /** UTF-16 units of the text; `null` if the engine gave no place. */
  start: number | null;
  end: number | null;
}

/** @param ownDomains of the brand now; what was counted keeps what it was counted as */
export function shownCitations(
  { text, citations, reading }: NonNullable<StoredAnswer['content']>,
  ownDomains: readonly string[],
): ShownCitation[] {
  const counted = new Map(reading.citations.map((citation) => [citation.url, citation]));
  const own = new Set(ownDomains.map(domainOf));
  const given = citations.flatMap(({ url, title = null, start = null, end = null, kind }): ShownCitation[] => {
    const source = sourceOf(url, counted, own);
    return source ? [{ url, title, ...source, kind, start, end }] : [];
  });
  const told = new Set(given.filter(({ kind }) => kind === 'cited').map(({ url }) => foldUrl(url)));
  const linked = linksIn(text)
    .filter(({ url }) => !told.has(foldUrl(url)))
    .flatMap(({ url, ...place }): ShownCitation[] => {
      const source = sourceOf(url, counted, own);
      return source ? [{ url, title: null, ...source, kind: 'linked', ...place }] : [];
    });
  return [...given, ...linked];
}

/** Undefined for what is not a http(s) address. */
function sourceOf(url: string, counted: ReadonlyMap<string, Citation>, ownDomains: ReadonlySet<string>) {
  const folded = foldUrl(url);
  if (folded === undefined) return undefined;
  const known = counted.get(folded);
  const domain = known?.domain ?? domainOf(new URL(folded).hostname);
  return { domain, own: known?.own ?? ownDomains.has(domain) };
}

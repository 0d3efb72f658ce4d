// The citations of a stored answer for display: those that the engine gave, with their positions, and links in its
// text. Pure.

import type { StoredAnswer } from '../ports.ts';
import { type Citation, domainOf, foldUrl, linksIn } from './citations.ts';

export interface ShownCitation {
  url: string;
  title: string | null;
  /** Registrable domain. */
  domain: string;
  /** Belongs to the brand. */
  own: boolean;
  /**
   * `linked`: in the text, although the engine did not list it. `retrieved`: the engine only retrieved it; not counted
   * in any figure.
   */
  kind: 'cited' | 'retrieved' | 'linked';
  /** UTF-16 units of the text; `null` if the engine gave no position. */
  start: number | null;
  end: number | null;
}

/** @param ownDomains the brand's current domains; stored counts do not change with them */
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

/** Undefined for anything but http(s). */
function sourceOf(url: string, counted: ReadonlyMap<string, Citation>, ownDomains: ReadonlySet<string>) {
  const folded = foldUrl(url);
  if (folded === undefined) return undefined;
  const known = counted.get(folded);
  const domain = known?.domain ?? domainOf(new URL(folded).hostname);
  return { domain, own: known?.own ?? ownDomains.has(domain) };
}

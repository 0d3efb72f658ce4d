// Citations from a list of pages that comes with an answer: those the text cites, and those it only retrieved. Pure.
import type { AnswerCitation } from '../scans/ports.ts';

export interface NumberedPage {
  id?: string | number | undefined;
  url: string;
  title?: string | undefined;
}

/** `[3]` or `[web:3]`: the page with that id, or else the page at that position. */
const MARKER = /\[(?:web:)?(\d{1,3})\]/g;

/**
 * Finds the citations of a text by its markers.
 * @param pages by position; `undefined` for one that could not be read
 */
export function citedByMarker(text: string, pages: readonly (NumberedPage | undefined)[]): AnswerCitation[] {
  const byId = new Map(pages.map((page, index) => [String(page?.id ?? index + 1), page]));
  return [...text.matchAll(MARKER)].flatMap(({ 0: marker, 1: id = '', index }): AnswerCitation[] => {
    const page = byId.get(id) ?? pages[Number(id) - 1];
    if (!page) return [];
    return [{ url: page.url, title: page.title, start: index, end: index + marker.length, kind: 'cited' }];
  });
}

export interface RetrievedPage {
  url?: string | undefined;
  title?: string | undefined;
}

/** The pages that the engine retrieved and did not cite; each URL once. */
export function retrievedOnly(
  pages: readonly (RetrievedPage | undefined)[],
  cited: readonly AnswerCitation[],
): AnswerCitation[] {
  const known = new Set(cited.map(({ url }) => url));
  return pages.flatMap((page): AnswerCitation[] => {
    const { url, title } = page ?? {};
    if (url === undefined || known.has(url)) return [];
    known.add(url);
    return [{ url, title, kind: 'retrieved' }];
  });
}

// What the markers in a text cite, where the reply does not say it otherwise. Pure.
import type { AnswerCitation } from '../scans/ports.ts';

export interface NumberedPage {
  id?: string | number | undefined;
  url: string;
  title?: string | undefined;
}

/** `[3]`, or `[web:3]`: the page of that id, else of that place. */
const MARKER = /\[(?:web:)?(\d{1,3})\]/g;

/** @param pages in their places; one that could not be read is cited by nothing */
export function citedByMarker(text: string, pages: readonly (NumberedPage | undefined)[]): AnswerCitation[] {
  const byId = new Map(pages.map((page, index) => [String(page?.id ?? index + 1), page]));
  return [...text.matchAll(MARKER)].flatMap(({ 0: marker, 1: id = '', index }): AnswerCitation[] => {
    const page = byId.get(id) ?? pages[Number(id) - 1];
    if (!page) return [];
    return [{ url: page.url, title: page.title, start: index, end: index + marker.length, kind: 'cited' }];
  });
}

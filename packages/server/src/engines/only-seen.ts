// Pages that an engine looked at and did not cite. Pure.
import type { AnswerCitation } from '../scans/ports.ts';

export interface SeenPage {
  url?: string | undefined;
  title?: string | undefined;
}

/** Each address once. */
export function onlySeen(pages: readonly (SeenPage | undefined)[], cited: readonly AnswerCitation[]): AnswerCitation[] {
  const known = new Set(cited.map(({ url }) => url));
  return pages.flatMap((page): AnswerCitation[] => {
    const { url, title } = page ?? {};
    if (url === undefined || known.has(url)) return [];
    known.add(url);
    return [{ url, title, kind: 'retrieved' }];
  });
}

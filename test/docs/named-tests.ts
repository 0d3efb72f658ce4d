// Links of a document in `docs` to the tests that prove it: `[title](../path/of/the.test.ts)`.
import { testTitles } from '../conformance/test-titles.ts';

const root = new URL('../../', import.meta.url);

export interface LinkedFile {
  /** The text of the link, without escapes. */
  title: string;
  /** From the root of the repository. */
  file: string;
}

/** The links that lead out of `docs`. */
export const linksOf = (text: string): LinkedFile[] =>
  [...text.matchAll(/\[((?:\\.|[^\\\]])*)\]\(\.\.\/([^)\s]+)\)/g)].map(([, title = '', file = '']) => ({
    title: title.replace(/\\(.)/g, '$1'),
    file,
  }));

/** The links whose file has no test with that title. */
export const linksWithoutTest = (links: readonly LinkedFile[]): LinkedFile[] =>
  links.filter(({ file, title }) => !titlesOf(file).includes(title));

const known = new Map<string, string[]>();

function titlesOf(file: string): string[] {
  const titles = known.get(file) ?? readTitles(file);
  known.set(file, titles);
  return titles;
}

/** None if the file does not exist, so that the caller names the link. */
function readTitles(file: string): string[] {
  try {
    return testTitles(new URL(file, root));
  } catch {
    return [];
  }
}

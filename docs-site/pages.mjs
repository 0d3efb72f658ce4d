// The pages of the site, generated from the table of contents.
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { CONTENTS } from './contents.mjs';

const root = new URL('../', import.meta.url);

/** The text of the first heading, without its Markdown. */
function titleOf(file) {
  const [, heading] = /^# (.+)$/m.exec(readFileSync(new URL(file, root), 'utf8')) ?? [];
  if (!heading) throw new Error(`${file} has no heading`);
  return heading.replaceAll('`', '');
}

function pageOf(entry, section) {
  const { file, as = nameOf(file), title = titleOf(file) } = typeof entry === 'string' ? { file: entry } : entry;
  return { file, title, path: `${section.toLowerCase()}/${as}` };
}

const nameOf = (file) =>
  (basename(file) === 'README.md' ? basename(dirname(file)) : basename(file, '.md')).toLowerCase();

export const HOME = { file: 'docs-site/index.md', path: 'index' };

/** As in the table of contents, with pages in place of files. */
export const SECTIONS = CONTENTS.map(({ title, groups }) => ({
  title,
  groups: groups.map(({ files, ...group }) => ({ ...group, pages: files.map((file) => pageOf(file, title)) })),
}));

export const PAGES = [HOME, ...SECTIONS.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages))];

/** The path on the site of a file in the repository; `undefined` if it is not a page. */
export const pathOf = (file) => PAGES.find((page) => page.file === file)?.path;

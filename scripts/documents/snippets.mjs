// Copies the code of checked files into documents, between `<!-- from: FILE -->` and `<!-- end -->`.
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

/** The file as a code block, without the comment at its top. */
function codeBlock(path) {
  const extension = path.split('.').at(-1);
  const header = extension === 'html' ? /^<!--.*-->\n/ : /^\/\/ (?!@).*\n/m;
  return ['```', LANGUAGES[extension] ?? extension, '\n', read(path).replace(header, '').trim(), '\n```'].join('');
}

const LANGUAGES = { mjs: 'js' };

/** The expected text of a document. @param generated texts for names that are not files */
export const fillSnippets = (path, generated = {}) =>
  read(path).replace(
    /(<!-- from: (\S+) -->\n)[\s\S]*?(?=<!-- end -->)/g,
    (_, mark, name) => `${mark}${generated[name] ?? codeBlock(name)}\n`,
  );

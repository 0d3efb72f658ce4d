// The documents of docs/sdk, including the parts generated from code.
import { readdirSync, readFileSync } from 'node:fs';
import { COLLECT_ERRORS } from '../../protocol/src/errors.ts';
import { EXPLANATIONS } from '../src/explanations.ts';
import { makeReference } from './reference.mjs';

const root = new URL('../../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

/** One row per code. `network` may come with any status; codes of the client itself have none. */
function errorTable() {
  const rows = Object.entries(EXPLANATIONS).map(([code, { when, mend }]) => {
    const status = Object.hasOwn(COLLECT_ERRORS, code) ? COLLECT_ERRORS[code] : '';
    return `| <a id="${code}"></a>\`${code}\` | ${status} | ${when} | ${mend} |`;
  });
  return ['| code | status | what happened | what to do |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The file as a code block, without the comment at its top. */
function codeBlock(path) {
  const language = path.split('.').at(-1);
  const header = language === 'html' ? /^<!--.*-->\n/ : /^\/\/ (?!@).*\n/m;
  return ['```', language, '\n', read(path).replace(header, '').trim(), '\n```'].join('');
}

/** Replaces the text between `<!-- from: NAME -->` and the next `<!-- end -->`. */
const fill = (text) =>
  text.replace(/(<!-- from: (\S+) -->\n)[\s\S]*?(?=<!-- end -->)/g, (_, mark, name) => {
    return `${mark}${name === 'explanations' ? errorTable() : codeBlock(name)}\n`;
  });

/** Every generated document of the SDK: its path and its expected text. */
export async function makeSdkDocuments() {
  const recipes = readdirSync(new URL('docs/sdk/recipes', root)).map((name) => `docs/sdk/recipes/${name}`);
  const filled = ['docs/sdk/errors.md', ...recipes].map((path) => [path, fill(read(path))]);
  return [['docs/sdk/reference.md', await makeReference()], ...filled];
}

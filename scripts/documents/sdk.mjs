// The documents of docs/sdk, including the parts generated from code.
import { readdirSync } from 'node:fs';
import { COLLECT_ERRORS } from '../../packages/protocol/src/errors.ts';
import { makeReference } from '../../packages/sdk/scripts/reference.mjs';
import { EXPLANATIONS } from '../../packages/sdk/src/explanations.ts';
import { fillSnippets } from './snippets.mjs';

const root = new URL('../../', import.meta.url);

/** One row per code. `network` may come with any status; codes of the client itself have none. */
function errorTable() {
  const rows = Object.entries(EXPLANATIONS).map(([code, { when, mend }]) => {
    const status = Object.hasOwn(COLLECT_ERRORS, code) ? COLLECT_ERRORS[code] : '';
    return `| <a id="${code}"></a>\`${code}\` | ${status} | ${when} | ${mend} |`;
  });
  return ['| code | status | what happened | what to do |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Every generated document of the SDK: its path and its expected text. */
export async function makeSdkDocuments() {
  const recipes = readdirSync(new URL('docs/sdk/recipes', root)).map((name) => `docs/sdk/recipes/${name}`);
  const generated = { explanations: errorTable() };
  const filled = ['docs/sdk/errors.md', ...recipes].map((path) => [path, fillSnippets(path, generated)]);
  return [['docs/sdk/reference.md', await makeReference()], ...filled];
}

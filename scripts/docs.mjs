// `npm run docs`: writes the generated documents; with `--check` it only reports stale ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeEventTypes } from '../packages/events/scripts/make-types.mjs';
import { makeCli } from './documents/cli.mjs';
import { makeConfiguration } from './documents/configuration.mjs';
import { makeErrors } from './documents/errors.mjs';
import { makeHttp } from './documents/http.mjs';
import { makeMetrics } from './documents/metrics.mjs';
import { makeSdkDocuments } from './documents/sdk.mjs';
import { fillSnippets } from './documents/snippets.mjs';
import { makeSpecification } from './documents/specification.mjs';

const root = new URL('../', import.meta.url);

/** The stored text; empty if the document does not exist yet. */
function stored(path) {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch {
    return undefined;
  }
}

const documents = [
  ['docs/configuration.md', makeConfiguration()],
  ['docs/metrics.md', makeMetrics()],
  ['docs/reference/cli.md', await makeCli()],
  ['docs/reference/errors.md', makeErrors()],
  ['docs/reference/http.md', makeHttp()],
  ['docs/specification.md', makeSpecification()],
  ...['docs/brand-data.md', 'docs/lake.md', 'docs/testing.md', 'docs/tutorial.md'].map((path) => [
    path,
    fillSnippets(path),
  ]),
  await makeEventTypes(),
  ...(await makeSdkDocuments()),
];
const stale = documents.filter(([path, text]) => stored(path) !== text);
for (const [path, text] of stale) {
  if (process.argv.includes('--check')) console.log(`${path} is out of date.`);
  else writeFileSync(fileURLToPath(new URL(path, root)), text);
}
if (process.argv.includes('--check') && stale.length > 0) process.exitCode = 1;

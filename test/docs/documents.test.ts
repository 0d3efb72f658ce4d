// The documents match the code: settings, commands, links and cited decisions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVE_KEYS } from '../../packages/server/src/cli/setting-options.ts';
import { environmentName, flagName } from '../../packages/server/src/ops/config.ts';
import { SETTING_KEYS } from '../../packages/server/src/ops/config-schema.ts';
import { codeFiles } from './code-files.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const DOCS = readdirSync(new URL('docs', root), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => `docs/${path}`);
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'decisions/README.md',
  'examples/script-tag/README.md',
  'examples/backend/README.md',
  'examples/playwright/README.md',
  'examples/npm-client/README.md',
  'examples/recipes/README.md',
  'examples/lake/README.md',
  'examples/rpc/README.md',
  'examples/mcp-client/README.md',
  'examples/mcp-client/TRANSCRIPT.md',
  'packages/events/README.md',
  'packages/sdk/README.md',
  ...DOCS,
];

test('docs/configuration.md has one row for each setting, and no others', () => {
  const rows = [...read('docs/configuration.md').matchAll(/^\| `(SERVICE_\w+)` \| (\S+) \| (\S+) \|/gm)];
  const shown = rows.map(([, variable, flag, key]) => `${variable} ${flag} ${key}`);
  const flagOf = (key: string) => (SERVE_KEYS.some((name) => name === key) ? `\`${flagName(key)}\`` : 'none');
  expect(shown.sort()).toEqual(SETTING_KEYS.map((key) => `${environmentName(key)} ${flagOf(key)} \`${key}\``).sort());
});

test.each(['README.md', ...DOCS])('%s mentions only existing settings', (path) => {
  const named = new Set(read(path).match(/(?<![A-Z_])SERVICE_[A-Z_]*[A-Z](?![A-Z_])/g));
  // A variable of MCP clients, not of the service.
  const known = new Set([...SETTING_KEYS.map(environmentName), 'SERVICE_TOKEN']);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

test('docs/relay.md documents exactly the settings of the relay', () => {
  const named = new Set(read('docs/relay.md').match(/SERVICE_RELAY_[A-Z_]*[A-Z]/g));
  const settings = SETTING_KEYS.filter((key) => key.startsWith('relay')).map(environmentName);
  expect([...named].sort()).toEqual(settings.sort());
});

test('docs/engines.md names exactly the settings of engines', () => {
  const named = new Set(read('docs/engines.md').match(/SERVICE_[A-Z_]*[A-Z]/g));
  const settings = SETTING_KEYS.filter((key) =>
    /^(?:openai|gemini|perplexity|claude|grok|mistral|engine|scan)/.test(key),
  );
  expect([...named].sort()).toEqual(settings.map(environmentName).sort());
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = DOCUMENTS.flatMap((path) =>
    [...read(path).matchAll(/npm (?:run ([a-z:]+)|(start|test)\b)/g)].map((match) => match[1] ?? match[2]),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name && name in scripts))).toEqual([]);
});

test.each(DOCUMENTS)('every local link in %s leads to a file', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1] ?? '');
  expect(links.filter((link) => !existsSync(new URL(link, new URL(path, root))))).toEqual([]);
});

test('every code block of a recipe and the tutorial comes from a checked and executed file', () => {
  const recipes = DOCUMENTS.filter((path) => path.startsWith('docs/sdk/recipes/'));
  const blocks = [...recipes, 'docs/tutorial.md'].flatMap((path) =>
    [...read(path).matchAll(/(.*)\n```(?!sh\n)\w+\n/g)].map(([, before]) => before),
  );
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks.filter((before) => !/^<!-- from: examples\/\S+ -->$/.test(before ?? ''))).toEqual([]);
});

test('every decision that the code cites exists and is listed', () => {
  const cited = codeFiles().flatMap((path) =>
    [...read(path).matchAll(/\bdecisions,? (\d+)/gi)].map((match) => match[1]),
  );
  const written = readdirSync(new URL('decisions', root)).flatMap((name) => /^(\d+)-/.exec(name)?.[1] ?? []);
  const listed = [...read('decisions/README.md').matchAll(/\]\((\d+)-/g)].map((match) => match[1]);
  expect(listed.sort()).toEqual(written.sort());
  expect([...new Set(cited)].filter((number) => !written.includes(String(number).padStart(2, '0')))).toEqual([]);
});

test('every section of a decision that the code cites by title exists', () => {
  const citations = codeFiles().flatMap((path) =>
    [...read(path).matchAll(/\bdecisions (\d+),? "([A-Z][^"]+)"/gi)].map(([, number = '', title = '']) => ({
      path,
      number: number.padStart(2, '0'),
      title: title.toLowerCase(),
    })),
  );
  const files = readdirSync(new URL('decisions', root));
  const isThere = ({ number, title }: (typeof citations)[number]) =>
    read(`decisions/${files.find((name) => name.startsWith(`${number}-`))}`)
      .toLowerCase()
      .includes(`\n**${title}`);
  expect(citations.length).toBeGreaterThan(20);
  expect(citations.filter((citation) => !isThere(citation))).toEqual([]);
});

// Limits on size: 60 lines for a function, 400 for a file, 25 files for a folder, and on casts in the SDK. A factory counts
// as a whole, with the functions inside it. The lengths of tests and word lists are not limited.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { isNode, type SyntaxNode } from './syntax.ts';

const MAX_FUNCTION_LINES = 60;
const MAX_FILE_LINES = 400;
const MAX_FOLDER_FILES = 25;
const MAX_SDK_CASTS_PER_THOUSAND_LINES = 3;

/** Functions that may be longer, each with its reason. */
const LONG_FUNCTIONS = [
  // The byte budget of the browser script forbids a split: closures over shared state are the smallest form.
  'packages/sdk/src/delivery/outbox.ts createOutbox',
];
/** The word lists of sentiment. */
const DATA = /\/lexicon-(?:de|en|ja)\.ts$/;

const ROOT = new URL('../../', import.meta.url);

const files = readdirSync(new URL('packages/', ROOT))
  .flatMap((name) => sourcesOf(`packages/${name}/src`))
  .filter((path) => !DATA.test(path));
const sources = files.filter((path) => !path.endsWith('.test.ts'));

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

test('no function is over 60 lines', () => {
  const sample = `const long = () => {\n${'  run();\n'.repeat(MAX_FUNCTION_LINES)}};\n`;
  expect(longFunctions(sample)).toEqual(['long']);
  const found = sources.flatMap((path) =>
    longFunctions(read(path), path.endsWith('x') ? 'tsx' : 'ts').map((name) => `${path} ${name}`),
  );
  expect(found).toEqual(LONG_FUNCTIONS);
});

test('no file is over 400 lines', () => {
  expect(sources.filter((path) => lineCount(read(path).trimEnd()) > MAX_FILE_LINES)).toEqual([]);
});

test('no folder has over 25 files', () => {
  const folders = Map.groupBy(files, dirname);
  const found = [...folders].filter(([, inside]) => inside.length > MAX_FOLDER_FILES).map(([folder]) => folder);
  expect(found).toEqual([]);
});

test('the SDK has at most 3 casts per thousand lines', () => {
  const sample = 'const a = b as unknown as C;\nconst d = e as const;\nconst f = g!;\n';
  expect(castCount(sample)).toBe(3);
  const texts = sources.filter((path) => path.startsWith('packages/sdk/')).map(read);
  const lines = lineCount(texts.join(''));
  const casts = texts.reduce((sum, text) => sum + castCount(text), 0);
  expect(casts / lines).toBeLessThanOrEqual(MAX_SDK_CASTS_PER_THOUSAND_LINES / 1000);
});

function sourcesOf(folder: string): string[] {
  if (!existsSync(new URL(folder, ROOT))) return [];
  return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();
}

/** The names of functions that are too long; An empty string for one without a name. */
function longFunctions(source: string, lang: 'ts' | 'tsx' = 'ts'): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang }), '');
  return found;

  function visit(node: unknown, name: string): void {
    if (Array.isArray(node)) for (const child of node) visit(child, name);
    if (!isNode(node)) return;
    const own = nameOf(node) ?? name;
    const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
    if (isFunction && lineCount(source.slice(node.start, node.end)) > MAX_FUNCTION_LINES) found.push(own);
    for (const child of Object.values(node)) visit(child, isFunction ? '' : own);
  }
}

/** `as` and `!`; `as const` is not a cast. */
function castCount(source: string): number {
  const count = (node: unknown): number => {
    if (Array.isArray(node)) return node.reduce<number>((sum, child) => sum + count(child), 0);
    if (!isNode(node)) return 0;
    const isCast = /^(?:TSAsExpression|TSNonNullExpression)$/.test(node.type) && !/ as const$/.test(textOf(node));
    return Number(isCast) + count(Object.values(node));
  };
  const textOf = ({ start, end }: SyntaxNode) => source.slice(start, end);
  return count(parseAst(source, { lang: 'ts' }));
}

function nameOf(node: SyntaxNode): string | undefined {
  const id: unknown = Reflect.get(node, node.type === 'Property' ? 'key' : 'id');
  const name: unknown = isNode(id) ? Reflect.get(id, 'name') : undefined;
  return typeof name === 'string' ? name : undefined;
}

const lineCount = (text: string): number => text.split('\n').length;

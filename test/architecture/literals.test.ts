// An object literal lists its own properties: `{ ...{ a, b }, c }` only hides them from the formatter.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { isNode } from './syntax.ts';

const ROOT = new URL('../../', import.meta.url);
/** Only files with this text are parsed: all would take seconds. */
const SUSPECT = /\.\.\.[\s(]*\{/;

const files = globSync('{packages,bench,examples,scripts,test}/**/*.{ts,tsx,mjs}', {
  cwd: fileURLToPath(ROOT),
  exclude: ['**/node_modules', '**/dist'],
});

test('no object literal is spread into another', () => {
  const sample = 'const a = { ...{ b, c }, ...({ d }), ...e, ...(f ? { g } : {}), h: [...[{ i }]] };';
  expect(SUSPECT.test(sample)).toBe(true);
  expect(spreadLiterals(sample, 'ts')).toEqual(['...{ b, c }', '...({ d })']);
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((path) => {
    const text = readFileSync(new URL(path, ROOT), 'utf8');
    if (!SUSPECT.test(text)) return [];
    return spreadLiterals(text, path.endsWith('.tsx') ? 'tsx' : 'ts').map((spread) => `${path}: ${spread}`);
  });
  expect(found).toEqual([]);
});

function spreadLiterals(source: string, lang: 'ts' | 'tsx'): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang, preserveParens: false }));
  return found;

  function visit(node: unknown): void {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (!isNode(node)) return;
    if (node.type === 'ObjectExpression') {
      const properties: unknown = Reflect.get(node, 'properties');
      for (const property of Array.isArray(properties) ? properties.filter(isNode) : []) {
        const argument: unknown = Reflect.get(property, 'argument');
        const isLiteral = isNode(argument) && argument.type === 'ObjectExpression';
        if (isLiteral) found.push(source.slice(property.start, property.end));
      }
    }
    for (const child of Object.values(node)) visit(child);
  }
}

// The titles of the tests in a file, read from its syntax: nothing is run.
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/** The parts of a syntax tree that are used. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

const RUNNERS = new Set(['describe', 'it', 'test']);
/** A skipped test proves nothing. */
const LEFT_OUT = new Set(['skip', 'todo', 'skipIf', 'fixme', 'only']);

/** Full titles, from the outermost `describe` on, with ` > ` between; template expressions become `%s`. */
export function testTitles(path: string | URL): string[] {
  const source = readFileSync(path, 'utf8');
  const titles: string[] = [];
  visit(parseAst(source, { lang: 'ts' }), []);
  return titles;

  function visit(node: unknown, outer: readonly string[]): void {
    if (Array.isArray(node)) for (const child of node) visit(child, outer);
    if (!isNode(node)) return;
    const runner = runnerOf(node);
    const title = runner && titleOf(Reflect.get(node, 'arguments'));
    const inner = title === undefined ? outer : [...outer, title];
    if (title !== undefined && runner !== 'describe') titles.push(inner.join(' > '));
    for (const child of Object.values(node)) visit(child, inner);
  }

  function titleOf([first]: unknown[]): string | undefined {
    if (!isNode(first)) return undefined;
    if (first.type === 'TemplateLiteral')
      return source.slice(first.start + 1, first.end - 1).replace(/\$\{[^}]*\}/g, '%s');
    const value: unknown = Reflect.get(first, 'value');
    return first.type === 'Literal' && typeof value === 'string' ? value : undefined;
  }
}

const isNode = (node: unknown): node is SyntaxNode =>
  node instanceof Object && 'type' in node && typeof node.type === 'string';

/** `it` for `it(...)`, `it.each(...)(...)` and the like. */
function runnerOf(node: SyntaxNode): string | undefined {
  let callee: unknown = node.type === 'CallExpression' ? Reflect.get(node, 'callee') : undefined;
  while (isNode(callee)) {
    const name: unknown = Reflect.get(callee, 'name');
    if (callee.type === 'Identifier') return typeof name === 'string' && RUNNERS.has(name) ? name : undefined;
    const property: unknown = Reflect.get(callee, 'property');
    if (isNode(property) && LEFT_OUT.has(String(Reflect.get(property, 'name')))) return undefined;
    callee = Reflect.get(callee, callee.type === 'MemberExpression' ? 'object' : 'callee');
  }
  return undefined;
}

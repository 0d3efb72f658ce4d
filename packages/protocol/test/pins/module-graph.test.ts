// The root of the protocol is loaded by browsers: no zod, and no file that loads zod (architecture rule 4).
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Every module that a file imports at runtime; types are skipped, as by a bundler. */
async function reachable(file: URL, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const source = (await readFile(file, 'utf8')).replace(/^(?:import|export) type [^;]*;/gm, '');
  for (const [, name = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    if (name.startsWith('.')) await reachable(new URL(name, file), seen);
    else seen.add(name);
  }
  return seen;
}

it('the root reaches no package at all', async () => {
  const modules = await reachable(new URL('../../src/index.ts', import.meta.url));
  const files = [...modules].map((name) => name.replace(/^.*\/src\//, ''));
  expect(files.sort()).toEqual(['errors.ts', 'headers.ts', 'ids.ts', 'index.ts', 'limits.ts']);
});

it('the schema entry reaches zod, which proves that the check works', async () => {
  const modules = await reachable(new URL('../../src/schemas.ts', import.meta.url));
  expect([...modules]).toContain('zod');
});

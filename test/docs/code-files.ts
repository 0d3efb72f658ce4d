// The files that cite the specification and the decisions.
import { readdirSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** Sources and tests of every workspace and of the root. */
export function codeFiles(): string[] {
  const folders = ['packages', 'examples', 'scripts', 'test'];
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:ts|mjs|js)$/.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path))
      .map((path) => `${folder}/${path}`),
  );
}

// A reader who follows the README of an example has installed what its commands import.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const READMES = globSync('examples/*/README.md', { cwd: root }).map((file) => ({ file, folder: dirname(file) }));

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const shellBlocks = (file: string): string =>
  [...read(file).matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block).join('');

/** Filters of the install in `npm start`: what runs without another command. */
const installed = [
  ...(/install\(\[([^\]]*)\]/.exec(read('scripts/start.mjs'))?.[1] ?? '').matchAll(/'\.\/([^']+)'/g),
].map(([, path]) => path);

/** Packages that the files of an example import, other than those of Node. */
const imports = (folder: string): string[] =>
  globSync('src/**/*.ts', { cwd: join(root, folder) }).flatMap((file) =>
    [...read(folder, file).matchAll(/^(?:import|\} from|.* from) .*?'(?!node:|\.)([^']+)';$/gm)].flatMap(
      ([, name]) => name ?? [],
    ),
  );

test.each(READMES)('$file installs what its commands import', ({ file, folder }) => {
  const commands = shellBlocks(file);
  const runsCode = /\bnode (?:examples\/[\w-]+\/)?src\/|\bpnpm dev\b/.test(commands);
  const needsInstall = runsCode && imports(folder).length > 0 && !installed.includes(folder);
  // A package of this workspace is also built: its sources are not what Node loads.
  const needsBuild = needsInstall && imports(folder).some((name) => name.startsWith('@service/'));
  expect(existsSync(join(root, folder, 'package.json'))).toBe(true);
  if (needsBuild) expect(read(file)).toContain('npm run build');
  else if (needsInstall) expect(commands).toContain('pnpm install --filter .\n');
});

test('the examples that need packages of their own are known', () => {
  const needing = READMES.filter(({ folder }) => imports(folder).length > 0 && !installed.includes(folder));
  expect(needing.map(({ folder }) => folder).toSorted()).toEqual(
    ['backend', 'lake', 'mcp-client', 'npm-client', 'recipes'].map((name) => `examples/${name}`),
  );
});

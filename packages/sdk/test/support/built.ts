// The built files, rebuilt if a source is newer.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const PACKAGE: string = fileURLToPath(new URL('../..', import.meta.url));

const modifiedAt = (path: string): number => statSync(path).mtimeMs;

function newestSource(): number {
  const folders = [`${PACKAGE}src`, `${PACKAGE}../protocol/src`];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const configs = ['rollup.config.js', 'tsconfig.json', 'tsconfig.build.json', 'package.json'].map(
    (name) => PACKAGE + name,
  );
  return Math.max(...[...files, ...configs].map(modifiedAt));
}

const OUTPUTS = ['index.js', 'index.development.js', 'index.d.ts', 'v1.js', 'v1.js.map', 'v1.sri.json'].map(
  (name) => `${PACKAGE}dist/${name}`,
);

/** Builds if a file is missing or older than any source. */
export function ensureBuilt(): void {
  const fresh = OUTPUTS.every((path) => existsSync(path)) && Math.min(...OUTPUTS.map(modifiedAt)) > newestSource();
  if (!fresh)
    execFileSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'], { cwd: PACKAGE });
}

export const readBuilt = (name: string): string => readFileSync(`${PACKAGE}dist/${name}`, 'utf8');

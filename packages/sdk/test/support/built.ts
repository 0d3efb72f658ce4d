// The built files, rebuilt if a source is newer.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SDK_FILES, SDK_SOURCES } from '../../../../scripts/builds.mjs';
import { isFresh } from '../../../../scripts/freshness.mjs';

export const PACKAGE: string = fileURLToPath(new URL('../..', import.meta.url));

/** Builds if a file is missing or older than any source. */
export function ensureBuilt(): void {
  if (!isFresh(SDK_FILES, SDK_SOURCES))
    execFileSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'], { cwd: PACKAGE });
}

export const readBuilt = (name: string): string => readFileSync(`${PACKAGE}dist/${name}`, 'utf8');

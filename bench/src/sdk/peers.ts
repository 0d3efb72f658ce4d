// The peers' packages: installed beside the bench on its first run, pinned by their own lock file.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../../../scripts/command.mjs';

export const PEERS: string = fileURLToPath(new URL('../../peers', import.meta.url));

/** No install scripts run. */
const INSTALL = ['install', '--frozen-lockfile', '--ignore-workspace', '--ignore-scripts'];

/** Throws if they cannot be installed. */
export function installPeers(): void {
  if (existsSync(join(PEERS, 'node_modules/.modules.yaml'))) return;
  console.error('Installing the packages to compare with ...');
  const { status } = runToEnd('pnpm', INSTALL, { cwd: PEERS, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('The packages of the peers could not be installed; the reason is above.');
}

/** The measured version. */
export function versionOf(name: string): string {
  const folder =
    name === '@service/sdk'
      ? dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
      : join(PEERS, 'node_modules', name);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

// The package as it would be published: packed once, and unpacked so that imports find it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../../../scripts/command.mjs';
import { ensureBuilt, PACKAGE } from './built.ts';

export interface Packed {
  /** The published file. */
  tarball: string;
  /** A user's project with the package installed. */
  project: string;
  /** Paths in the package, sorted. */
  files: string[];
  /** The `package.json` in it. */
  manifest: Record<string, unknown>;
  remove(): void;
}

interface PackReport {
  filename: string;
  files: { path: string }[];
}

function pack(folder: string): PackReport {
  const args = ['pack', '--json', '--pack-destination', folder];
  const { status, stdout, stderr } = runToEnd('pnpm', args, { cwd: PACKAGE, encoding: 'utf8' });
  if (status !== 0) throw new Error(`pnpm pack failed: ${stdout}${stderr}`);
  return JSON.parse(String(stdout));
}

/** Builds if necessary, and packs with pnpm as a release does. */
export function packPackage(): Packed {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'sdk-packed-'));
  const { filename, files } = pack(folder);
  const project = join(folder, 'project');
  const installed = join(project, 'node_modules/@service/sdk');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', filename, '-C', installed, '--strip-components=1']);
  const dependency = 'node_modules/js-cookie';
  cpSync(join(PACKAGE, dependency), join(project, dependency), { recursive: true, dereference: true });
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  return {
    tarball: filename,
    project,
    files: files.map(({ path }) => path).sort(),
    manifest: JSON.parse(execFileSync('tar', ['-xzOf', filename, 'package/package.json'], { encoding: 'utf8' })),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

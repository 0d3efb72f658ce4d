// Runs the official conformance runner, as its command line does.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Ran {
  exitCode: number | null;
  output: string;
}

/** `stable` is 0.1, for revisions before 2026-07-28. */
export type Runner = '@modelcontextprotocol/conformance' | 'mcp-conformance-stable';

export const baseline = (revision: string): string =>
  fileURLToPath(new URL(`./not-applicable-${revision}.yaml`, import.meta.url));

/** @param onOutput called with the whole output so far whenever it grows */
export async function runConformance(
  runner: Runner,
  args: readonly string[],
  { directory, onOutput = () => {} }: { directory: string; onOutput?: (output: string) => void },
): Promise<Ran> {
  const main = join(dirname(createRequire(import.meta.url).resolve(`${runner}/package.json`)), 'dist/index.js');
  const child = spawn(process.execPath, [main, ...args], { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<Ran>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput(output);
    });
  }
  child.on('error', reject);
  child.on('close', (exitCode) => resolve({ exitCode, output }));
  return promise;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

const MODULE = new URL('./memory-directory.ts', import.meta.url).href;

/** Returns the directory of a process that ended this way, or '' where there is no room in memory. */
function directoryOf(end: string): string {
  const program = `
    const { temporaryFilesInMemory } = await import('${MODULE}');
    console.log(temporaryFilesInMemory().TMPDIR ?? '');
    ${end};`;
  const { TMPDIR: _, ...env } = process.env;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' }).stdout.trim();
}

it('the directory of an exited or killed process is removed', () => {
  const abandoned = directoryOf("process.kill(process.pid, 'SIGKILL')");
  expect(existsSync(abandoned)).toBe(abandoned !== '');
  const ended = directoryOf('process.exit()');
  expect([abandoned, ended].filter((directory) => existsSync(directory))).toEqual([]);
});

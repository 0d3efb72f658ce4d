// Test processes end with the runner, however it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { END_WITH_PARENT } from './process-env.ts';

const WAIT = { timeout: 20_000, interval: 50 };
const FOR_EVER = 'setInterval(() => {}, 1000)';

/** A runner that starts a program, prints its process ID, and keeps running. */
const runnerOf = (program: string, ...args: string[]): string => `
  const { spawn } = require('node:child_process');
  console.log(spawn(${JSON.stringify(program)}, ${JSON.stringify(args)}, { stdio: 'ignore' }).pid);
  ${FOR_EVER}`;

/** False for a process that has ended but was not reaped. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !(existsSync(status) && readFileSync(status, 'utf8').includes(') Z '));
}

test.each([
  ['of Node', runnerOf(process.execPath, '-e', FOR_EVER)],
  ['of another program', runnerOf(END_WITH_PARENT, 'sleep', '600')],
])('a process %s started by a test ends when its runner dies', async (_, source) => {
  const runner = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(runner, 'exit');
  for await (const line of createInterface({ input: runner.stdout })) {
    const pid = Number(line);
    expect(isAlive(pid)).toBe(true);
    runner.kill('SIGKILL');
    await exited;
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), WAIT);
    return;
  }
});

// Processes of tests end with the runner, however that ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';

const WAIT = { timeout: 10_000, interval: 50 };

const FOR_EVER = 'setInterval(() => {}, 1000)';
/** A runner that starts a process, says its number, and stays. */
const RUNNER = `
  const { spawn } = require('node:child_process');
  console.log(spawn(process.execPath, ['-e', ${JSON.stringify(FOR_EVER)}], { stdio: 'ignore' }).pid);
  ${FOR_EVER}`;

/** False for one that has ended and that nobody has asked about yet. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !(existsSync(status) && readFileSync(status, 'utf8').includes(') Z '));
}

test('a process that a test started ends when its runner is killed', async () => {
  const runner = spawn(process.execPath, ['-e', RUNNER], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: runner.stdout })) {
    const pid = Number(line);
    expect(isAlive(pid)).toBe(true);
    runner.kill('SIGKILL');
    await once(runner, 'exit');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), WAIT);
    return;
  }
});

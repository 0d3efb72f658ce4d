// Temporary files in memory: a store's commit then waits for no disk. SIGKILL of a process loses nothing there either.
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = /^service-tests-(\d+)$/;
const GIB = 2 ** 30;
/** With less, tests that fill their stores could exhaust it. */
const ROOM = { files: 4 * GIB, memory: 8 * GIB };

/**
 * `TMPDIR` for a test run: a directory that exists until this process exits. Nothing if the developer chose another, or
 * the system has no such memory, or little of it.
 */
export function temporaryFilesInMemory(): { TMPDIR?: string } {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return {};
  removeAbandoned();
  const directory = join(MEMORY, `service-tests-${process.pid}`);
  mkdirSync(directory, { recursive: true });
  // As `/tmp`: if the tests run as root, PostgreSQL and other processes run as other users.
  chmodSync(directory, 0o1777);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return { TMPDIR: directory };
}

/** Some tests run programs from there, which containers often forbid. */
function hasRoom(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY);
    if (mount === undefined || mount.includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM.files && freemem() >= ROOM.memory;
  } catch {
    return false;
  }
}

/** Of runners that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid > 0 && !isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

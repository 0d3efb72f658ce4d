// Starts other programs in the same way on every platform. No dependency: it runs on old Node too.
import { spawn, spawnSync } from 'node:child_process';

export const windows = process.platform === 'win32';

/** Windows starts `.cmd` files through its shell only, which wants its arguments quoted. */
const quoted = (word) => (/^[\w@%+=:,./\\-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`);
const call = (spawner, command, args, options) =>
  windows
    ? spawner([command, ...args].map(quoted).join(' '), { ...options, shell: true })
    : spawner(command, args, options);

/** Runs to the end; options and answer are those of `spawnSync`. */
export const runToEnd = (command, args, options) => call(spawnSync, command, args, options);

/** Starts and returns the child; options are those of `spawn`. */
export const start = (command, args, options) => call(spawn, command, args, options);

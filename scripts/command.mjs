// Starts other programs in the same way on every platform. Without dependencies: it also runs on old versions of Node.
import { spawn, spawnSync } from 'node:child_process';

export const windows = process.platform === 'win32';

/** Windows starts `.cmd` files only through its shell, which requires quoted arguments. */
const quoted = (word) => (/^[\w@%+=:,./\\-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`);
const call = (spawner, command, args, options) =>
  windows
    ? spawner([command, ...args].map(quoted).join(' '), { ...options, shell: true })
    : spawner(command, args, options);

/** Runs to the end; takes and returns the same as `spawnSync`. */
export const runToEnd = (command, args, options) => call(spawnSync, command, args, options);

/** Starts and returns the child; takes the options of `spawn`. */
export const start = (command, args, options) => call(spawn, command, args, options);

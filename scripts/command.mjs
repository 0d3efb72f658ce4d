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

/** `npm test` passes its own settings down as npm_config_*; some (a prefix, a workspace) would redirect the install. */
export function withoutNpmSettings(env) {
  const redirecting =
    /^npm_config_(prefix|local_prefix|global|workspaces?|dir|ignore_scripts|omit|production|dry_run)$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !redirecting.test(name)));
}

// Runs the real command in its own empty directory: as a separate process from sources, or in this process if the test
// allows it, because a process costs a second.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../src/cli/program.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import { runWithOpener } from '../../src/cli/with-stores.ts';
import { inspectOutput } from '../support/log-canaries.ts';
import { openOnce } from './open-once.ts';

export const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Enough for processes on a busy machine. */
export const PROCESS_TEST_MS = 120_000;

export interface Ended {
  code: unknown;
  stdout: string;
  stderr: string;
}

/** A JSON document printed by a command, read by its keys. */
export type Document = Record<string, unknown>;

export interface Workplace {
  directory: string;
  /** Where commands that run in the directory store their records. */
  path: string;
  /** As a separate process, in the directory. */
  spawn(args: string[], env?: Record<string, string>): ChildProcessByStdio<null, Readable, Readable>;
  /** The same, and waits until it exits. */
  runProcess(args: string[], env?: Record<string, string>): Promise<Ended>;
  /** Inside this process, over the store of the directory, which stays open for the next command. */
  run(...args: string[]): Promise<Ended>;
  /** The same, with a user at the terminal. */
  runWith(person: Pick<Terminal, 'confirm'>, ...args: string[]): Promise<Ended>;
  /** `run` with `--json`: the one document. Rejects if the exit code is not 0. */
  runJson(...args: string[]): Promise<Document>;
  remove(): Promise<void>;
}

export function makeWorkplace(): Workplace {
  const directory = mkdtempSync(join(tmpdir(), 'command-'));
  const path = join(directory, 'data', 'service.db');
  // Excludes settings from the developer's environment.
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('SERVICE_')));

  const kept = openOnce();

  const start: Workplace['spawn'] = (args, env = {}) => {
    const child = spawn(process.execPath, ['--conditions=@service/source', MAIN, ...args], {
      cwd: directory,
      env: { ...inherited, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    inspectOutput(child.stderr);
    return child;
  };

  const run: Workplace['run'] = (...args) => runWith({}, ...args);

  const runWith: Workplace['runWith'] = async (person, ...args) => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const output = Promise.all([text(stdout), text(stderr)]);
    if (NEEDS_CLOSED_STORE.test(args.join(' '))) await kept.close();
    const code = await runWithOpener(kept.open, () => runProgram(withStore(args, path), { stdout, stderr, ...person }));
    stdout.end();
    stderr.end();
    const [out, err] = await output;
    return { code, stdout: out, stderr: err };
  };

  return {
    directory,
    path,
    run,
    runWith,
    spawn: start,
    async runProcess(args, env) {
      const child = start(args, env);
      const [stdout, stderr, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { code, stdout, stderr };
    },
    async runJson(...args) {
      const { code, stdout, stderr } = await run(...args, '--json');
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`);
      return JSON.parse(stdout);
    },
    async remove() {
      await kept.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** These work on the files of the store, not only on its records. */
const NEEDS_CLOSED_STORE = /^(?:migrate|backup|restore|doctor|erase)/;

const KNOW_THE_STORE =
  /^(?:serve|migrate(?!-)|backup|demo|doctor|erase|scan|(?:brand|install|connection|token|user|export|report|retention|relay|usage|notification|finding|answer|prompt) \w|plan (?!list))/;

const withStore = (args: string[], path: string): string[] =>
  KNOW_THE_STORE.test(args.join(' ')) ? [...args, '--store', `sqlite:${path}`] : args;

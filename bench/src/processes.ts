// Child processes of a bench, each pinned to its own core if the system supports it.
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Measured, Plan } from './generator.ts';

/** One for the server, one for the generator. */
const [SERVER_CORE, GENERATOR_CORE] = [0, 1];
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

function pin(pid: number | undefined, core: number): void {
  if (canPin && pid !== undefined) spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)]);
}

/** Measurements of a watched process since the last call. */
export interface Vitals {
  /** 99th percentile, milliseconds. */
  loopDelayP99: number;
  /** Peak, in bytes. */
  rss: number;
  /** Bytes, after garbage was collected. */
  heap: number;
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** Pauses it while another is measured, so that its background work does not interfere. */
  pause(): void;
  resume(): void;
  /** For a server that was started with `isWatched`. */
  vitals(): Promise<Vitals>;
  /** Sends SIGTERM; resolves when it has exited. */
  stop(): Promise<void>;
}

export interface StartOptions {
  env?: Record<string, string>;
  /** Node's own options for the process. */
  flags?: readonly string[];
  /** Pins it to one core, and the generator to the other. */
  isPinned?: boolean;
  /** Its vitals can be queried. */
  isWatched?: boolean;
}

const WATCH = ['--expose-gc', '--import', new URL('./watch-process.mjs', import.meta.url).href];

/** However the bench ends, it kills all processes that it has started, including paused ones. */
const children = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

function owned<Child extends ChildProcess>(child: Child): Child {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Starts a script that prints one JSON document with its `url`. */
export async function startServerProcess(
  script: string,
  args: string[],
  { env = {}, flags = [], isPinned = false, isWatched = false }: StartOptions = {},
): Promise<ServerProcess> {
  const child = owned(
    spawn(process.execPath, [...flags, ...(isWatched ? WATCH : []), script, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', ...(isWatched ? ['ipc' as const] : [])],
    }),
  );
  if (child.stdout === null) throw new Error('a server has no output');
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const { url } = JSON.parse(line);
    if (isPinned) pin(child.pid, SERVER_CORE);
    return {
      url,
      pid: child.pid ?? 0,
      pause: () => void child.kill('SIGSTOP'),
      resume: () => void child.kill('SIGCONT'),
      async vitals() {
        const answer = once(child, 'message');
        child.send('vitals');
        const [vitals] = await answer;
        return vitals;
      },
      async stop() {
        child.kill('SIGCONT');
        child.kill('SIGTERM');
        await exited;
      },
    };
  }
  throw new Error(`${script} printed nothing`);
}

/** Runs one plan in a fresh generator. */
export async function generate(plan: Plan, isPinned = false): Promise<Measured> {
  const child = owned(fork(fileURLToPath(new URL('./generator.ts', import.meta.url))));
  if (isPinned) pin(child.pid, GENERATOR_CORE);
  const exited = once(child, 'exit');
  const answer = once(child, 'message');
  child.send(plan);
  const [measured] = await Promise.race([answer, exited.then(() => Promise.reject(new Error('the generator failed')))]);
  await exited;
  return measured;
}

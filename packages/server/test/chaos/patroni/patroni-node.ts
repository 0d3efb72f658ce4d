// One machine of the cluster: Patroni with its PostgreSQL, which can die or freeze as a whole.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverAccount } from '../../support/postgres-server.ts';
import { type NodeAddresses, patroniConfiguration } from './patroni-configuration.ts';

export interface PatroniNode extends NodeAddresses {
  start(): void;
  /** False after `kill`. */
  isRunning(): boolean;
  /** As if its machine lost power. */
  kill(): Promise<void>;
  /** Kills only Patroni: its PostgreSQL continues without a supervisor. */
  killPatroni(): void;
  /** Stops every process until `thaw`. */
  freeze(): void;
  thaw(): void;
}

/**
 * Runs Patroni until standard input ends, for any reason; then kills it and its PostgreSQL, which is not its child.
 * A killed PostgreSQL leaves its file with a number that another process may have by then.
 */
const UNTIL_INPUT_ENDS = `data="$1"; shift; "$@" & patroni=$!; read -r _
kill -9 $patroni 2>/dev/null
server=$(head -n 1 "$data/postmaster.pid" 2>/dev/null)
if [ -n "$server" ] && grep -qs "$data" "/proc/$server/cmdline"; then
  kill -STOP $server; kill -9 $(ps -o pid= --ppid $server) $server; fi
wait $patroni`;

export function createNode(directory: string, addresses: NodeAddresses): PatroniNode {
  const account = serverAccount();
  const data = join(directory, 'data');
  const configuration = join(directory, 'patroni.yaml');
  mkdirSync(directory);
  writeFileSync(configuration, patroniConfiguration(addresses, directory), { mode: 0o644 });
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid ?? account.uid);
  let shell: ChildProcess | undefined;

  /** Signals Patroni and PostgreSQL before their children, so that they start no more of them. */
  function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const parents = [...childrenOf(shell?.pid), postmasterOf(data)].filter((pid) => pid !== undefined);
    for (const pid of parents) process.kill(pid, signal);
    for (const pid of parents.flatMap(childrenOf)) signalIfAlive(pid, signal);
  }

  return {
    ...addresses,
    start() {
      const log = openSync(join(directory, 'log'), 'a');
      shell = spawn('sh', ['-c', UNTIL_INPUT_ENDS, 'sh', data, 'patroni', configuration], {
        ...account,
        cwd: directory,
        stdio: ['pipe', log, log],
      });
    },
    isRunning: () => shell?.exitCode === null,
    async kill() {
      if (!shell || shell.exitCode !== null) return;
      const exited = once(shell, 'exit');
      shell.stdin?.end();
      await exited;
    },
    killPatroni() {
      for (const pid of childrenOf(shell?.pid)) process.kill(pid, 'SIGKILL');
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  };
}

function childrenOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').map(Number).filter(Boolean);
}

const postmasterOf = (data: string): number | undefined =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

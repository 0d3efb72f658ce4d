// Debian's nats-server with JetStream: one node, or a cluster on loopback.
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { type ConnectionOptions, connect } from '@nats-io/transport-node';
import { vi } from 'vitest';
import type { RelayedRecord } from '../../src/relay/ports.ts';
import { startDaemon } from './daemon.ts';
import { freePort } from './free-port.ts';

const PROGRAM = ['/usr/sbin/nats-server', '/usr/bin/nats-server'].find((path) => existsSync(path));

/** The reason why its tests are skipped; absent if it is installed. */
export const NATS_MISSING = PROGRAM ? undefined : 'needs NATS: apt-get install nats-server';

const WAIT = { timeout: 30_000, interval: 50 };

interface NatsNode extends AsyncDisposable {
  name: string;
  /** `HOST:PORT`. */
  address: string;
  kill(): void;
  /** Runs the work while the node accepts bytes, but reads them only afterwards. */
  whileStopped(work: () => Promise<void>): Promise<void>;
}

export interface Nats extends AsyncDisposable {
  nodes: readonly NatsNode[];
  addresses: string[];
  /** Waits until JetStream is ready. The connection ends with the servers. */
  manage(options?: ConnectionOptions): Promise<JetStreamManager>;
}

/** @param lines of the configuration of each node */
export async function startNats({ size = 1, lines = ['jetstream: {}'] } = {}): Promise<Nats> {
  const routePorts = await Promise.all(Array.from({ length: size }, freePort));
  const routes = routePorts.map((port) => `nats-route://127.0.0.1:${port}`).join(', ');
  const nodes = await Promise.all(
    routePorts.map((port, i) => {
      const cluster = `cluster { name: c, listen: "127.0.0.1:${port}", routes: [${routes}] }`;
      return startNode(`n${i}`, size > 1 ? [cluster, ...lines] : lines);
    }),
  );
  const addresses = nodes.map(({ address }) => address);
  const opened: AsyncDisposable[] = [];
  return {
    nodes,
    addresses,
    async manage(options) {
      const connection = await connect({ servers: addresses, ...options });
      opened.push({ [Symbol.asyncDispose]: () => connection.close() });
      return vi.waitFor(() => jetstreamManager(connection, { timeout: 1000 }), WAIT);
    },
    async [Symbol.asyncDispose]() {
      for (const each of [...opened, ...nodes]) await each[Symbol.asyncDispose]();
    },
  };
}

async function startNode(name: string, lines: readonly string[]): Promise<NatsNode> {
  const directory = mkdtempSync(join(tmpdir(), 'nats-'));
  const port = await freePort();
  const [address, file, pidFile] = [`127.0.0.1:${port}`, join(directory, 'nats.conf'), join(directory, 'pid')];
  const own = [`server_name: ${name}`, `listen: "${address}"`, `pid_file: "${pidFile}"`, `store_dir: "${directory}"`];
  writeFileSync(file, [...own, ...lines, ''].join('\n'));
  const daemon = await startDaemon([PROGRAM ?? '', '-c', file, '-l', join(directory, 'log')], directory, port);
  const pid = Number(readFileSync(pidFile, 'utf8'));
  return {
    ...daemon,
    name,
    address,
    kill: () => void process.kill(pid, 'SIGKILL'),
    async whileStopped(work) {
      process.kill(pid, 'SIGSTOP');
      try {
        await vi.waitFor(() => {
          if (!isStopped(pid)) throw new Error(`${name} still runs`);
        }, WAIT);
        await work();
      } finally {
        process.kill(pid, 'SIGCONT');
      }
    },
  };
}

/** A signal reaches each thread at its own time. */
const isStopped = (pid: number): boolean =>
  readdirSync(`/proc/${pid}/task`).every((task) =>
    /^State:\s+T/m.test(readFileSync(`/proc/${pid}/task/${task}/status`, 'utf8')),
  );

export interface StoredMessage {
  subject: string;
  /** `Nats-Msg-Id`. */
  id: string;
  record: RelayedRecord;
}

/** The messages of a stream, in order. */
export async function readStream(manager: JetStreamManager, name: string): Promise<StoredMessage[]> {
  const { state } = await manager.streams.info(name);
  const numbers = Array.from({ length: state.messages }, (_, i) => state.first_seq + i);
  const messages = await Promise.all(numbers.map((seq) => manager.streams.getMessage(name, { seq })));
  return messages.flatMap((message) =>
    message ? { subject: message.subject, id: message.header.get('Nats-Msg-Id'), record: message.json() } : [],
  );
}

// Three PostgreSQL servers under Patroni, with the settings of deploy/patroni, and etcd.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startDaemon } from '../../support/daemon.ts';
import { freePort } from '../../support/free-port.ts';
import { withConnection } from '../../support/postgres-connection.ts';
import { SUPERUSER } from './patroni-configuration.ts';
import { createNode, type PatroniNode } from './patroni-node.ts';

/** What a node's REST API says about one of the nodes. */
interface Member {
  name: string;
  role: string;
  state: string;
}

export interface PatroniCluster extends AsyncDisposable {
  nodes: readonly PatroniNode[];
  /** `SERVICE_STORE` on all nodes, or on one. */
  store(node?: PatroniNode): string;
  /** Waits until every node runs and commits wait for a standby; returns the leader. */
  whole(): Promise<PatroniNode>;
  /** Waits until another node leads. */
  takenOverFrom(leader: PatroniNode): Promise<PatroniNode>;
}

const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/lib/postgresql/15/bin/postgres'];

/** Why it cannot start; absent if everything is installed. */
export const PATRONI_MISSING: string | undefined = PROGRAMS.every((path) => existsSync(path))
  ? undefined
  : 'needs Patroni, etcd and PostgreSQL 15 of Debian 12: apt-get install patroni etcd-server postgresql-15';

const POLL_MS = 200;
const WHOLE_WITHIN_MS = 180_000;

export async function startPatroniCluster(): Promise<PatroniCluster> {
  const directory = mkdtempSync(join(tmpdir(), 'patroni-'));
  await chmod(directory, 0o755);
  const etcdPort = await freePort();
  const etcd = await startDaemon(await etcdCommand(directory, etcdPort), directory, etcdPort);
  const nodes: PatroniNode[] = [];
  for (const name of ['db1', 'db2', 'db3']) {
    const addresses = { name, port: await freePort(), apiPort: await freePort(), etcdPort };
    nodes.push(createNode(join(directory, name), addresses));
  }
  for (const node of nodes) node.start();

  const cluster: PatroniCluster = {
    nodes,
    store: (node) => addressOf(SERVICE, node ? [node] : nodes),
    whole: () => eventually(() => leaderOf(nodes, isWhole)),
    takenOverFrom(former) {
      const others = nodes.filter((node) => node !== former);
      return eventually(() => leaderOf(others, () => true));
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(nodes.map((node) => node.kill()));
      await etcd[Symbol.asyncDispose]();
    },
  };
  try {
    await createDatabase(await cluster.whole());
    return cluster;
  } catch (error) {
    await cluster[Symbol.asyncDispose]();
    throw error;
  }
}

async function etcdCommand(directory: string, port: number): Promise<string[]> {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await freePort()}`];
  return [
    ...['/usr/bin/etcd', '--data-dir', join(directory, 'etcd'), '--logger', 'zap', '--log-level', 'error'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
  ];
}

interface Login {
  user: string;
  password: string;
  database: string;
}

const ADMIN: Login = { ...SUPERUSER, database: 'postgres' };
const SERVICE: Login = { user: 'service', password: randomUUID(), database: 'service' };

function addressOf({ user, password, database }: Login, nodes: readonly PatroniNode[]): string {
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return `postgres://${user}:${password}@${hosts}/${database}`;
}

/** As docs/postgres.md says. */
async function createDatabase(leader: PatroniNode): Promise<void> {
  await withConnection(addressOf(ADMIN, [leader]), async (client) => {
    await client.query(`create role ${SERVICE.user} login password '${SERVICE.password}'`);
    await client.query(`create database ${SERVICE.database} owner ${SERVICE.user} encoding 'UTF8'`);
  });
}

/** The node that leads according to one of these nodes, if it is one of them. */
async function leaderOf(
  nodes: readonly PatroniNode[],
  isReady: (members: readonly Member[]) => boolean,
): Promise<PatroniNode | undefined> {
  for (const { apiPort } of nodes) {
    const members = await membersAccordingTo(apiPort);
    const leader = nodes.find(({ name }) => members.some((member) => member.name === name && isLeader(member)));
    if (leader && isReady(members)) return leader;
  }
  return undefined;
}

const isLeader = ({ role, state }: Member): boolean => role === 'leader' && state === 'running';

const isWhole = (members: readonly Member[]): boolean =>
  members.length === 3 &&
  members.every(({ state }) => state === 'running' || state === 'streaming') &&
  members.some(({ role }) => role === 'sync_standby');

async function membersAccordingTo(apiPort: number): Promise<Member[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${apiPort}/cluster`, { signal: AbortSignal.timeout(2000) });
    const { members } = (await response.json()) as { members?: Member[] };
    return members ?? [];
  } catch {
    return [];
  }
}

async function eventually<Value>(find: () => Promise<Value | undefined>): Promise<Value> {
  const deadline = performance.now() + WHOLE_WITHIN_MS;
  for (;;) {
    const value = await find();
    if (value !== undefined) return value;
    if (performance.now() > deadline) throw new Error('the cluster did not recover');
    await delay(POLL_MS);
  }
}

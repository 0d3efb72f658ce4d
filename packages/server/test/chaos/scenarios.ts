// The processes that are killed, and the processes that must keep working.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makeWorkplace, type Workplace } from '../cli/command.ts';
import { startCluster } from '../support/postgres-cluster.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { startServer } from './server-process.ts';

export interface Subject {
  /** The `SERVICE_STORE` of the scenario. */
  store: string;
  url(): string;
  /** Kills a process and restarts it. */
  strike(): Promise<void>;
  dispose(): Promise<void>;
}

export interface Scenario {
  name: string;
  /** @param plant creates the records that a load needs, before anything serves */
  prepare(plant: (store: string) => Promise<void>): Promise<Subject>;
}

/** The one serving process over SQLite. */
const server: Scenario = {
  name: 'server',
  async prepare(plant) {
    const { here, store } = await plantedWorkplace(plant);
    const process = await startServer(here);
    return {
      store,
      url: () => process.url,
      strike: () => process.killAndRestart(),
      async dispose() {
        await process.kill();
        await here.remove();
      },
    };
  },
};

/** A second process over the same store, which serves no requests but projects records. */
const worker: Scenario = {
  name: 'worker',
  async prepare(plant) {
    const { here, store } = await plantedWorkplace(plant);
    const [serving, projecting] = [await startServer(here), await startServer(here)];
    return {
      store,
      url: () => serving.url,
      strike: () => projecting.killAndRestart(),
      async dispose() {
        await Promise.all([serving.kill(), projecting.kill()]);
        await here.remove();
      },
    };
  },
};

/** One of several serving processes over PostgreSQL. */
const postgres: Scenario = {
  name: 'postgres',
  async prepare(plant) {
    const { store, serve, dispose } = await plantedPostgres(plant);
    const [serving, other] = [await serve(), await serve()];
    let turn = 0;
    return {
      store,
      url: () => (turn++ % 2 === 0 ? serving : other).url,
      strike: () => (turn % 2 === 0 ? serving : other).killAndRestart(),
      async dispose() {
        await Promise.all([serving.kill(), other.kill()]);
        await dispose();
      },
    };
  },
};

/** A process of PostgreSQL: all of its connections end, and it recovers from its log. */
const backend: Scenario = {
  name: 'backend',
  async prepare(plant) {
    const { store, serve, dispose } = await plantedPostgres(plant);
    const serving = await serve();
    return {
      store,
      url: () => serving.url,
      strike: () => killBackend(store),
      async dispose() {
        await serving.kill();
        await dispose();
      },
    };
  },
};

/** The primary of two servers: the standby takes its place. */
const primary: Scenario = {
  name: 'primary',
  async prepare(plant) {
    const cluster = await startCluster();
    const store = cluster.url('postgres');
    await plant(store);
    const here = makeWorkplace();
    const serving = await startServer(here, sharing(store));
    return {
      store,
      url: () => serving.url,
      async strike() {
        await cluster.failOver();
        await cluster.rejoin();
      },
      async dispose() {
        await serving.kill();
        await cluster.stop();
        await here.remove();
      },
    };
  },
};

const DURABLE = ['unix_socket_directories=', 'max_connections=100'];
const SECRET = randomUUID() + randomUUID();

const sharing = (store: string) => ({ SERVICE_STORE: store, SERVICE_SECRET: SECRET });

/** A database server, and processes that serve over it. */
async function plantedPostgres(plant: (store: string) => Promise<void>) {
  const database = await startPostgres({ settings: DURABLE });
  const store = `${database.url}/postgres`;
  await plant(store);
  const here = makeWorkplace();
  return {
    store,
    serve: () => startServer(here, sharing(store)),
    async dispose() {
      await database.stop();
      await here.remove();
    },
  };
}

/** While the server recovers from the last kill, there is no process to kill. */
async function killBackend(store: string): Promise<void> {
  for (;;) {
    const client = new pg.Client(store);
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name = 'service' order by random() limit 1",
      );
      const [victim] = rows;
      if (victim) return void process.kill(victim.pid, 'SIGKILL');
    } catch {
      // It does not accept connections yet.
    } finally {
      await client.end().catch(() => {});
    }
    await delay(RETRY_MS);
  }
}

const RETRY_MS = 50;

async function plantedWorkplace(plant: (store: string) => Promise<void>): Promise<{ here: Workplace; store: string }> {
  const here = makeWorkplace();
  const store = `sqlite:${here.path}`;
  await plant(store);
  return { here, store };
}

export const SCENARIOS: readonly Scenario[] = [server, worker, postgres, backend, primary];

// The servers of one database: the primary, and standbys that may take over (decisions 19). Only one at a time is
// writable; the first writable one is used until a connection to it fails or a statement gets no answer.
import { Socket } from 'node:net';
import type pg from 'pg';
import { assertSearchPath, detectPooler, isBehindPooler, rejectedParameter } from './pooler.ts';
import { isSilence } from './postgres-errors.ts';
import { ConfirmedClient } from './unconfirmed-commits.ts';

export interface Servers {
  count: number;
  /** The URL to try now. */
  url(): string;
  /** The server is unreachable, silent or read-only: try another from now on. */
  failed(url: string): void;
  /** A connection to the server was opened. */
  opened(socket: Socket, url: string): void;
  /**
   * The server is the primary. Connections to the others are closed: a former primary that does not know of it still
   * accepts statements, but its commits wait forever, and what it reads is old.
   */
  verified(url: string): void;
  /** A pooler refused timeouts as startup parameters: later connections do not ask for them. */
  omitTimeouts(): void;
  /** The configuration of a new connection. */
  config<Config extends pg.ClientConfig>(config: Config): Config;
}

type Timeouts = Pick<pg.ClientConfig, 'statement_timeout' | 'idle_in_transaction_session_timeout'>;
const TIMEOUTS: readonly string[] = [
  'statement_timeout',
  'idle_in_transaction_session_timeout',
] satisfies (keyof Timeouts)[];

/** @param urls of at least one server */
export function createServers(urls: readonly string[]): Servers {
  let at = 0;
  let hasTimeouts = true;
  const sockets = new Map<Socket, string>();
  const current = (): string => urls[at % urls.length] ?? '';
  return {
    count: urls.length,
    url: current,
    failed(url) {
      if (url === current()) at++;
    },
    opened(socket, url) {
      sockets.set(socket, url);
      socket.once('close', () => sockets.delete(socket));
    },
    verified(url) {
      // Another attempt may have found out that this server failed.
      if (url !== current()) return;
      for (const [socket, other] of sockets) if (other !== url) socket.destroy();
    },
    omitTimeouts() {
      hasTimeouts = false;
    },
    config: (config) =>
      hasTimeouts
        ? config
        : { ...config, statement_timeout: undefined, idle_in_transaction_session_timeout: undefined },
  };
}

interface Clients extends Required<Pick<pg.PoolConfig, 'Client' | 'verify'>> {
  /** A client was returned to the pool, with the error because of which it is closed. */
  released(error: unknown, client: object): void;
}

/** Pool options: each new client connects to the current server. */
export function clientsOf(servers: Servers): Clients {
  const addresses = new WeakMap<object, string>();
  const addressOf = (client: object): string => addresses.get(client) ?? '';
  class ServersClient extends ConfirmedClient {
    constructor(config?: string | pg.ClientConfig) {
      const url = servers.url();
      const socket = new Socket();
      const options = { ...(typeof config === 'object' && config), connectionString: url, stream: () => socket };
      super(servers.config(options));
      addresses.set(this, url);
      servers.opened(socket, url);
      let isReady = false;
      this.once('connect', () => {
        isReady = true;
      });
      this.once('end', () => {
        if (!isReady) servers.failed(url);
      });
      // Between two statements of a transaction, nothing else listens for this error.
      this.on('error', () => servers.failed(url));
    }
  }
  return {
    Client: ServersClient,
    verify(client, done) {
      const url = addressOf(client);
      verifyPrimary(client, url).then(
        () => {
          servers.verified(url);
          done();
        },
        (error: Error) => {
          servers.failed(url);
          done(error);
        },
      );
    },
    released(error, client) {
      if (isSilence(error)) servers.failed(addressOf(client));
    },
  };
}

const STANDBY = 'the server is a standby, which cannot be written to';

interface Answer {
  is_standby: boolean;
  process: number;
  path: string;
}

/** Rejects if the server of a new connection cannot be written to, or if the schema in the URL is not in use. */
export async function verifyPrimary(client: pg.ClientBase, url: string): Promise<void> {
  const { rows } = await client.query<Answer>(
    `select pg_is_in_recovery() as is_standby, pg_backend_pid() as process, current_setting('search_path') as path`,
  );
  const [row] = rows;
  if (row?.is_standby) throw new Error(STANDBY);
  detectPooler(client, Number(row?.process));
  if (!isBehindPooler(client)) return;
  assertSearchPath(url, row?.path ?? '');
  // Fails in statement pooling mode: records need transactions.
  await client.query('begin');
  await client.query('commit');
}

type ConfigOf = (url: string) => pg.ClientConfig;

/** Connects to the first writable server, starting with the current one. Rejects with the last error if none is. */
export const connectToPrimary = (servers: Servers, configOf: ConfigOf): Promise<pg.Client> =>
  connectTo(servers, configOf, async (client, url) => {
    await verifyPrimary(client, url);
    servers.verified(url);
  });

/** Connects to the first server that responds. */
export const connectToAny = (servers: Servers, configOf: ConfigOf): Promise<pg.Client> =>
  connectTo(servers, configOf, async () => {});

async function connectTo(
  servers: Servers,
  configOf: ConfigOf,
  verify: (client: pg.Client, url: string) => Promise<void>,
): Promise<pg.Client> {
  let fault: unknown;
  for (let tries = 0; tries < servers.count; tries++) {
    const url = servers.url();
    try {
      return await connectOnce(servers, url, configOf(url), (client) => verify(client, url));
    } catch (error) {
      fault = error;
      servers.failed(url);
    }
  }
  throw fault;
}

async function connectOnce(
  servers: Servers,
  url: string,
  config: pg.ClientConfig,
  verify: (client: pg.Client) => Promise<void>,
): Promise<pg.Client> {
  const asked = servers.config(config);
  const socket = new Socket();
  const client = new ConfirmedClient({ ...asked, stream: () => socket });
  servers.opened(socket, url);
  client.on('error', () => {});
  try {
    await client.connect();
    await verify(client);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    const isTimeout = TIMEOUTS.includes(rejectedParameter(error) ?? '');
    // A pooler names one refused timeout at a time, so all of them are omitted.
    if (!isTimeout || asked.idle_in_transaction_session_timeout === undefined) throw error;
    servers.omitTimeouts();
    return connectOnce(servers, url, config, verify);
  }
}

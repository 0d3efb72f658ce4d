// The servers of one database, of which one at a time can be written to: the primary, and the standbys that may take
// its place (decisions 19). The first that does is used until a connection to it fails.
import pg from 'pg';

export interface Servers {
  count: number;
  /** The address to try now. */
  url(): string;
  /** It could not be reached, or cannot be written to: another is tried from now on. */
  failed(url: string): void;
}

/** @param urls of at least one server */
export function createServers(urls: readonly string[]): Servers {
  let at = 0;
  const current = (): string => urls[at % urls.length] ?? '';
  return {
    count: urls.length,
    url: current,
    failed(url) {
      if (url === current()) at++;
    },
  };
}

/** For the options of a pool: each client goes to the server that is tried when it is made. */
export function clientsOf(servers: Servers): Required<Pick<pg.PoolConfig, 'Client' | 'verify'>> {
  const addresses = new WeakMap<object, string>();
  class ServersClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const url = servers.url();
      super({ ...(typeof config === 'object' && config), connectionString: url });
      addresses.set(this, url);
      let isReady = false;
      this.once('connect', () => {
        isReady = true;
      });
      this.once('end', () => {
        if (!isReady) servers.failed(url);
      });
      // It breaks; between two statements of a transaction nobody else would hear of it.
      this.on('error', () => servers.failed(url));
    }
  }
  return {
    Client: ServersClient,
    verify(client, done) {
      verifyPrimary(client).then(
        () => done(),
        (error: Error) => {
          servers.failed(addresses.get(client) ?? '');
          done(error);
        },
      );
    },
  };
}

const STANDBY = 'the server is a standby, which cannot be written to';

/** Rejects where the server of a new connection cannot be written to. */
export async function verifyPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
  if (rows[0]?.is_standby) throw new Error(STANDBY);
}

type ConfigOf = (url: string) => pg.ClientConfig;

/** A connection to the first server that can be written to, from the current one on. Rejects with the last fault where none can. */
export const connectToPrimary = (servers: Servers, configOf: ConfigOf): Promise<pg.Client> =>
  connectTo(servers, configOf, verifyPrimary);

/** To the first that answers. */
export const connectToAny = (servers: Servers, configOf: ConfigOf): Promise<pg.Client> =>
  connectTo(servers, configOf, async () => {});

async function connectTo(
  servers: Servers,
  configOf: ConfigOf,
  verify: (client: pg.Client) => Promise<void>,
): Promise<pg.Client> {
  let fault: unknown;
  for (let tries = 0; tries < servers.count; tries++) {
    const url = servers.url();
    const client = new pg.Client(configOf(url));
    client.on('error', () => {});
    try {
      await client.connect();
      await verify(client);
      return client;
    } catch (error) {
      fault = error;
      servers.failed(url);
      await client.end().catch(() => {});
    }
  }
  throw fault;
}

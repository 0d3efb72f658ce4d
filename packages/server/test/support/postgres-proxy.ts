// A proxy to PostgreSQL that can be cut, and that can lose a response.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface PostgresProxy extends AsyncDisposable {
  /** `SERVICE_STORE` of the database, through the proxy. */
  store: string;
  /** Ends all connections, and refuses new ones until {@link mend}. */
  cut(): void;
  mend(): void;
  /**
   * Silently drops everything from now on, as if a machine lost power. Until {@link mend}, for new
   * connections.
   */
  hang(): void;
  /** Ends the next connection that sends this statement, once the server has answered it. */
  loseAnswerTo(statement: string): void;
  /** Whether the response for {@link loseAnswerTo} was lost. */
  hasLost(): boolean;
  /** Ends all connections that have sent this statement. */
  cutThoseWith(statement: string): void;
}

export async function postgresProxy(store: string): Promise<PostgresProxy> {
  const target = new URL(store);
  const open = new Map<Socket, string>();
  let isCut = false;
  let hangs = false;
  const silent = new Set<Socket>();
  let losing: string | undefined;
  let lost = 0;

  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    if (hangs) silent.add(client);
    const upstream = connect(Number(target.port), target.hostname);
    let losesNext = false;
    open.set(client, '');
    client.on('data', (chunk: Buffer) => {
      if (silent.has(client)) return;
      const said = chunk.toString('latin1');
      open.set(client, (open.get(client) ?? '') + said);
      if (losing !== undefined && said.includes(`${losing}\0`)) {
        losesNext = true;
        losing = undefined;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (silent.has(client)) return;
      if (!losesNext) return void client.write(chunk);
      lost++;
      client.destroy();
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(client);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const way = new URL(store);
  way.port = String(address.port);
  const end = () => {
    for (const client of open.keys()) client.destroy();
  };
  return {
    store: way.href,
    cut() {
      isCut = true;
      end();
    },
    mend() {
      isCut = false;
      hangs = false;
    },
    hang() {
      hangs = true;
      for (const client of open.keys()) silent.add(client);
    },
    loseAnswerTo(statement) {
      losing = statement;
    },
    hasLost: () => losing === undefined && lost > 0,
    cutThoseWith(statement) {
      for (const [client, said] of open) if (said.includes(statement)) client.destroy();
    },
    async [Symbol.asyncDispose]() {
      end();
      server.close();
      await once(server, 'close');
    },
  };
}

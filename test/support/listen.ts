// Starts an HTTP or HTTPS server on a free loopback port, and ends it with all its connections.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Server } from 'node:net';
import type { Certificate } from './certificate.ts';

export interface Listening {
  port: number;
  close(): Promise<void>;
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

export async function listen(listener: RequestListener, certificate?: Certificate): Promise<Listening> {
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: portOf(server),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

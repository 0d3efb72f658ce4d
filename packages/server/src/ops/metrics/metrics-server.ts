// Serves `/metrics` on a separate port, so that the public port never shows them (decisions 12).
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { DomainError } from '../../kernel/domain-error.ts';
import type { MetricsSettings } from '../settings.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

const HEADERS_MS = 5000;

/**
 * Listens on the first free port of the range: each process of a group takes its own. Throws `DomainError` `cannot_listen` if
 * all are taken.
 */
export async function startMetricsServer(metrics: Metrics, settings: MetricsSettings): Promise<MetricsServer> {
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: HEADERS_MS }, answer(metrics));
  await listenInRange(server, settings);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the metrics server does not listen on a port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${host}:${address.port}/metrics`,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

const answer =
  (metrics: Metrics): RequestListener =>
  (request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== '/metrics') return void response.writeHead(404).end('The metrics are at /metrics.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  };

async function listenInRange(server: Server, { host, ports: [first, last] }: MetricsSettings): Promise<void> {
  for (let port = first; ; port++) {
    try {
      // Exclusive: otherwise the processes of a group would share the port, and each scrape would read another one.
      server.listen({ host, port, exclusive: true });
      return void (await once(server, 'listening'));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      if (code === 'EADDRINUSE' && port < last) continue;
      const message = `cannot serve metrics on ${host} port ${port}: ${LISTEN_FAULTS[code] ?? code}`;
      throw new DomainError('cannot_listen', { message });
    }
  }
}

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process uses it. Choose another port with --metrics-port or SERVICE_METRICS_PORT.',
  EACCES: 'permission denied. Choose a port above 1023 with --metrics-port or SERVICE_METRICS_PORT.',
  EADDRNOTAVAIL: 'this machine has no such address. Choose another with --metrics-host or SERVICE_METRICS_HOST.',
  ENOTFOUND: 'the host name is unknown. Choose an address with --metrics-host or SERVICE_METRICS_HOST.',
};

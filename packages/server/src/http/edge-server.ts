// The HTTP server under Fastify: timeouts, `Expect` and idle connections.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** All in milliseconds. */
export interface HttpTimeouts {
  /** For all headers; Node wants it no longer than `requestMs`, else it swaps what the two mean. */
  headersMs: number;
  /** For the whole request, body included: 408 after it. */
  requestMs: number;
  /** Longer than the idle time of common load balancers (60 s), else they reuse a socket that is just closing. */
  keepAliveMs: number;
  /** How often the first two are checked. */
  checkMs: number;
}

export const HTTP_TIMEOUTS: Readonly<HttpTimeouts> = {
  headersMs: 10_000,
  requestMs: 15_000,
  keepAliveMs: 72_000,
  checkMs: 1000,
};

export interface EdgeServer {
  server: Server;
  /** Ends the connections that carry no request now, also those that never carried one. */
  closeIdle(): void;
}

export function createEdgeServer(timeouts: HttpTimeouts, listener: RequestListener): EdgeServer {
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkMs,
    // Checked below, since Node's own answer has no body.
    requireHostHeader: false,
  });
  const unused = watchUnused(server);
  server.on('request', (request, response) => {
    const isNamed = request.headers.host !== undefined || request.httpVersion === '1.0';
    takeOriginForm(request);
    if (isNamed) listener(request, response);
    else server.emit('clientError', new Error('no Host header'), request.socket);
  });
  // The request goes on as any other: `handleExpectContinue` sends the 100 if a body is wanted.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return {
    server,
    closeIdle() {
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    },
  };
}

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)\/?(.*)$/i;

/**
 * A request line may name a whole URL; the router and all rules read paths. Its host counts, not the header's (RFC 9112
 * 3.2.2).
 */
function takeOriginForm(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return;
  const [, host, path] = ABSOLUTE_FORM.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = `/${path}`;
}

/** Browsers open spare connections; Node does not call one idle before its first request. */
function watchUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}

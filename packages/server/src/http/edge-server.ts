// The HTTP server under Fastify: timeouts, `Expect`, pipelining, unread responses and idle connections.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { oneAtATime } from './pipelining.ts';

/** All in milliseconds. */
export interface HttpTimeouts {
  /** For all headers; must not exceed `requestMs`, or Node swaps the meaning of the two. */
  headersMs: number;
  /** For the whole request including its body; then 408. */
  requestMs: number;
  /**
   * Longer than the idle time of common load balancers (60 s), which might otherwise reuse a socket that is closing.
   */
  keepAliveMs: number;
  /** How long a client may read nothing of a finished response; then its connection is closed. */
  unreadMs: number;
  /** How often the first two are checked. */
  checkMs: number;
}

export const HTTP_TIMEOUTS: Readonly<HttpTimeouts> = {
  headersMs: 10_000,
  requestMs: 15_000,
  keepAliveMs: 72_000,
  unreadMs: 15_000,
  checkMs: 1000,
};

export interface EdgeServer {
  server: Server;
  /** Ends idle connections, including those that never carried a request. */
  closeIdle(): void;
}

export function createEdgeServer(timeouts: HttpTimeouts, listener: RequestListener): EdgeServer {
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.checkMs,
    // Checked below, because Node's own response has no body.
    requireHostHeader: false,
  });
  const unused = watchUnused(server);
  const begin = oneAtATime((request, response) => {
    closeIfUnread(response, timeouts.unreadMs);
    const isNamed = request.headers.host !== undefined || request.httpVersion === '1.0';
    takeOriginForm(request);
    if (isNamed) listener(request, response);
    else server.emit('clientError', new Error('no Host header'), request.socket);
  });
  server.on('request', begin);
  // The request proceeds normally: `handleExpectContinue` sends the 100 if a body is wanted.
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
 * A request line may contain a full URL; the router and all rules expect a path. Its host takes precedence over the
 * header (RFC 9112 3.2.2).
 */
function takeOriginForm(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return;
  const [, host, path] = ABSOLUTE_FORM.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = `/${path}`;
}

/** Node's timeout restarts while the client reads, and closes the connection. */
function closeIfUnread(response: ServerResponse, unreadMs: number): void {
  response.once('prefinish', () => {
    const { socket } = response;
    if (socket === null || socket.writableLength === 0) return;
    socket.setTimeout(unreadMs);
    // Before Node's own listener, which sets the timeout of an idle connection.
    response.prependOnceListener('finish', () => socket.setTimeout(0));
  });
}

/** Browsers open spare connections; Node does not consider one idle before its first request. */
function watchUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}

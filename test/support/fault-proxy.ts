// A proxy between a page and the service that loses, delays and forges responses as a test specifies.
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { buffer as readBytes, text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Certificate } from './certificate.ts';
import { listen } from './listen.ts';

/** The fault of one request. Forged responses and lost requests never reach the service. */
export type Fault =
  | { kind: 'forge'; status: number; code: string; retryAfter?: string }
  | { kind: 'lose-request' }
  | { kind: 'lose-answer' }
  | { kind: 'delay'; ms: number }
  /** The head and half of the body arrive, then nothing more. */
  | { kind: 'stall' }
  /** The head and half of the body arrive, then the connection breaks. */
  | { kind: 'cut' };

export const overloaded: Fault = { kind: 'forge', status: 503, code: 'unavailable', retryAfter: '0' };
export const limited: Fault = { kind: 'forge', status: 429, code: 'rate_limited', retryAfter: '1' };
export const expired: Fault = { kind: 'forge', status: 401, code: 'invalid_session' };

/** One received request, and its outcome. */
export interface Seen {
  method: string;
  path: string;
  /** Lower-case UUID, or empty. */
  deliveryId: string;
  body: string;
  /** How often this method, path and delivery id has been seen, including this time. */
  attempt: number;
  fault: Fault | undefined;
  /** The service's own status, if the request reached it. */
  status: number | undefined;
}

export interface FaultProxy {
  port: number;
  /** In the order of arrival, including preflights. */
  seen: Seen[];
  /** POST requests whose path ends in this word. */
  posts(word: 'session' | 'events' | 'link' | 'redeem'): Seen[];
  /** Requests not yet answered, lost or stalled: the store may still change. */
  pending(): number;
  /** Decides the fate of each request except preflights, which always pass. */
  decide: (request: Seen) => Fault | undefined;
  close(): Promise<void>;
}

interface Upstream {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** @param target the service's URL, `http://host:port` */
export async function startFaultProxy(target: string, certificate?: Certificate): Promise<FaultProxy> {
  const seen: Seen[] = [];
  let pending = 0;
  const server = await listen(async (request, response) => {
    pending++;
    await handle(request, response).catch(() => response.destroy());
    pending--;
  }, certificate);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entry = describe(request, await readText(request));
    seen.push(entry);
    if (entry.method !== 'OPTIONS') entry.fault = proxy.decide(entry);
    await answer(request, response, entry);
  }

  function describe(request: IncomingMessage, body: string): Seen {
    const { method = '', url: path = '' } = request;
    const deliveryId = String(request.headers['x-service-delivery-id'] ?? '').toLowerCase();
    const same = seen.filter((one) => one.method === method && one.path === path && one.deliveryId === deliveryId);
    return { method, path, deliveryId, body, attempt: same.length + 1, fault: undefined, status: undefined };
  }

  async function answer(request: IncomingMessage, response: ServerResponse, entry: Seen): Promise<void> {
    const { fault } = entry;
    if (fault?.kind === 'lose-request') return void response.destroy();
    if (fault?.kind === 'forge') return forge(response, fault, request.headers.origin);
    if (fault?.kind === 'delay') await wait(fault.ms);
    const upstream = await forward(target, request, entry.body);
    entry.status = upstream.status;
    if (fault?.kind === 'lose-answer') return void response.destroy();
    response.writeHead(upstream.status, upstream.headers);
    if (fault?.kind !== 'stall' && fault?.kind !== 'cut') return void response.end(upstream.body);
    response.write(
      upstream.body.subarray(0, upstream.body.length / 2),
      () => fault.kind === 'cut' && response.destroy(),
    );
  }

  const proxy: FaultProxy = {
    port: server.port,
    seen,
    posts: (word) => seen.filter(({ method, path }) => method === 'POST' && path.endsWith(`/${word}`)),
    pending: () => pending,
    decide: () => undefined,
    close: server.close,
  };
  return proxy;
}

/** As the service would answer: a page can read it only with the CORS headers (decisions 1). */
function forge(response: ServerResponse, fault: Extract<Fault, { kind: 'forge' }>, origin: string | undefined): void {
  response.writeHead(fault.status, {
    'content-type': 'application/json',
    ...(origin && { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After' }),
    ...(fault.retryAfter !== undefined && { 'retry-after': fault.retryAfter }),
  });
  response.end(JSON.stringify({ error: { code: fault.code } }));
}

async function forward(target: string, request: IncomingMessage, body: string): Promise<Upstream> {
  const { host, ...headers } = request.headers;
  const outgoing = openRequest(new URL(request.url ?? '/', target), {
    ...(request.method !== undefined && { method: request.method }),
    headers,
  });
  outgoing.end(body);
  const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
  if (!incoming) throw new Error('no response from the service');
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await readBytes(incoming) };
}

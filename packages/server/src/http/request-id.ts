// The ID of a request, in its response, its error body and its log lines (decisions 1 "Request IDs").
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { Ids } from '../kernel/clock.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Safe in a header, a log line and a shell. A header sent twice is joined with a comma, and so is not well-formed. */
const WELL_FORMED = /^[\w.-]{1,128}$/;

export type RequestIdOf = (request: IncomingMessage) => string;

export interface RequestIdDeps {
  ids: Pick<Ids, 'random'>;
  /** Addresses and CIDR ranges. */
  trustedProxies: string[];
}

/** The well-formed ID that a trusted proxy sent, otherwise a new one. Anyone else could repeat another request's ID. */
export function createRequestIds({ ids, trustedProxies }: RequestIdDeps): RequestIdOf {
  if (trustedProxies.length === 0) return () => ids.random();
  const isTrusted = trustSockets(trustedProxies);
  return ({ headers, socket }) => {
    const sent = headers[REQUEST_ID_HEADER];
    const isTaken = typeof sent === 'string' && WELL_FORMED.test(sent) && isTrusted(socket);
    return isTaken ? sent : ids.random();
  };
}

/** Decided once per connection: comparing addresses takes microseconds, and proxies keep connections open. */
function trustSockets(trustedProxies: string[]): (socket: Socket) => boolean {
  const isTrusted = compile(trustedProxies);
  const known = new WeakMap<Socket, boolean>();
  return (socket) => {
    const decided = known.get(socket) ?? isTrusted(socket.remoteAddress ?? '', 0);
    known.set(socket, decided);
    return decided;
  };
}

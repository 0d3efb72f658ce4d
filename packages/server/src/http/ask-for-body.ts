// Sends `100 Continue` to a client that waits for it before it sends a body (RFC 9110 10.1.1).
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Asks after the hooks that may refuse the request, and only for a body that the scope would read. */
export function askForBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.addHook('preParsing', (request, reply, payload, done) => {
    if (isWaiting(request.raw) && isWanted(request.raw, bodyLimit)) reply.raw.writeContinue();
    done(null, payload);
  });
}

/** HTTP/1.0 knows no interim answers: such a client would take this one for the final one. */
const isWaiting = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.expect?.toLowerCase() === '100-continue' && httpVersion !== '1.0';

/** A length beyond the limit is refused at once, and no length and no chunks are no body. */
function isWanted({ headers }: IncomingMessage, bodyLimit: number): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 && length <= bodyLimit;
}

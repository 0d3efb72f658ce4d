// Sends `100 Continue` to a client that waits for it before sending a body (RFC 9110 10.1.1).
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Runs after the hooks that may refuse the request, and only requests a body that the scope would read. */
export function handleExpectContinue(scope: FastifyInstance, bodyLimit: number): void {
  scope.addHook('preParsing', (request, reply, payload, done) => {
    if (isWaiting(request.raw) && isWanted(request.raw, bodyLimit)) reply.raw.writeContinue();
    done(null, payload);
  });
}

/** HTTP/1.0 has no interim responses: such a client would treat this one as the final response. */
const isWaiting = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.expect?.toLowerCase() === '100-continue' && httpVersion !== '1.0';

/** A body over the limit is refused at once. Without a length and without chunks there is no body. */
function isWanted({ headers }: IncomingMessage, bodyLimit: number): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 && length <= bodyLimit;
}

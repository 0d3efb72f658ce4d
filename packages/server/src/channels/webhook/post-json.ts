// Posts JSON over keep-alive connections. Redirects are not followed.
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { type AddressGuard, guardedLookup, PRIVATE_ADDRESS, PrivateAddressError } from './guarded-lookup.ts';
import { limitInterimResponses } from './interim-responses.ts';

export interface Answer {
  status: number;
  retryAfter: string | undefined;
}

export interface Poster {
  /** Rejects without a response: no connection, a timeout, or an aborted signal. */
  post(body: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Answer>;
  close(): void;
}

/** Only the response's head matters; a body that is too long, in bytes or time, ends the connection. */
const MAX_ANSWER_BYTES = 65_536;
const MAX_ANSWER_MS = 1000;

/** @param guard decides which addresses may be connected to; any if absent */
export function createPoster(url: URL, guard?: AddressGuard): Poster {
  const isTls = url.protocol === 'https:';
  const agent = new (isTls ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 1 });
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // No lookup is needed.
  const isRefused = guard !== undefined && isIP(literal) !== 0 && !guard.allows(literal);
  const lookup = guard === undefined ? {} : { lookup: guardedLookup(guard) };

  return {
    async post(body, headers, signal) {
      if (isRefused) throw new PrivateAddressError(PRIVATE_ADDRESS);
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      const options = { method: 'POST', agent, signal, headers: { ...headers, ...length }, ...lookup };
      const request = (isTls ? requestHttps : requestHttp)(url, options, (response) => {
        drain(response);
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      });
      request.on('error', reject);
      limitInterimResponses(request);
      request.end(body);
      return promise;
    },
    close: () => agent.destroy(),
  };
}

function drain(response: IncomingMessage): void {
  let bytes = 0;
  // The next request waits for this connection.
  const timer = setTimeout(() => response.destroy(), MAX_ANSWER_MS);
  response.on('close', () => clearTimeout(timer));
  response.on('error', () => {});
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) response.destroy();
  });
}

// Posts a JSON text over a connection that is kept. Redirects are answers like any other.
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { PRIVATE_ADDRESS, PrivateAddressError } from './public-lookup.ts';

export interface Answer {
  status: number;
  retryAfter: string | undefined;
}

export interface Poster {
  /** Rejects where there is no answer: no connection, none in time, or the signal was aborted. */
  post(body: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Answer>;
  close(): void;
}

/** Of an answer nothing but its head matters; one that goes on for longer, in bytes or in time, ends the connection. */
const MAX_ANSWER_BYTES = 65_536;
const MAX_ANSWER_MS = 1000;

/** @param lookup checks addresses that a name stands for; absent: any address may be reached */
export function createPoster(url: URL, lookup?: LookupFunction): Poster {
  const isTls = url.protocol === 'https:';
  const agent = new (isTls ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 1 });
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // Nobody looks an address up.
  const isRefused = lookup !== undefined && isIP(literal) !== 0 && !isPublicAddress(literal);
  const guard = lookup === undefined ? {} : { lookup };

  return {
    async post(body, headers, signal) {
      if (isRefused) throw new PrivateAddressError(PRIVATE_ADDRESS);
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      const options = { method: 'POST', agent, signal, headers: { ...headers, ...length }, ...guard };
      const request = (isTls ? requestHttps : requestHttp)(url, options, (response) => {
        drain(response);
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      });
      request.on('error', reject);
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

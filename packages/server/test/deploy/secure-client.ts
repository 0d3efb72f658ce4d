// A client over TLS that keeps its connections open and retries nothing.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Answer } from '../support/visits.ts';

export interface SecureClient {
  /** Resolves once the headers of the response have arrived. Rejects if the connection fails. */
  open(method: string, path: string, headers?: Record<string, string>, body?: object): Promise<IncomingMessage>;
  /** The whole response. */
  send(method: string, path: string, headers?: Record<string, string>, body?: object): Promise<Answer>;
  close(): void;
}

export function secureClient({ port, cert }: { port: number; cert: string }): SecureClient {
  const agent = new Agent({ keepAlive: true, ca: cert });

  const open: SecureClient['open'] = async (method, path, headers = {}, body) => {
    const sent = request({ agent, host: 'localhost', port, method, path, headers });
    sent.end(body && JSON.stringify(body));
    const [response] = await once(sent, 'response');
    return response;
  };

  return {
    open,
    async send(method, path, headers, body) {
      const response = await open(method, path, headers, body);
      return { status: response.statusCode, headers: response.headers, body: await text(response) };
    },
    close: () => agent.destroy(),
  };
}

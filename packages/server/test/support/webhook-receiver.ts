// A real HTTP receiver of webhooks that keeps requests and answers as a test specifies.
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver extends AsyncDisposable {
  url: string;
  port: number;
  requests: ReceivedRequest[];
  /** The responses to the next requests; 204 by default. */
  answers: { status: number; headers?: Record<string, string> }[];
  /** Responds instead, after the request is stored. */
  answerWith?: RequestListener | undefined;
  connections(): number;
}

export async function startReceiver(host = '127.0.0.1'): Promise<WebhookReceiver> {
  let connections = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    receiver.requests.push({ path: request.url ?? '', headers: request.headers, body });
    if (receiver.answerWith) return receiver.answerWith(request, response);
    const { status, headers } = receiver.answers.shift() ?? { status: 204 };
    response.writeHead(status, headers).end();
  });
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://${host}:${port}/relayed?key=k`,
    port,
    requests: [],
    answers: [],
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

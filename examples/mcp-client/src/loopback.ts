// The redirect target of the browser: a port on this machine, for one visit (RFC 8252, 7.3).
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Loopback {
  redirectUrl: string;
  /** Resolves with the parameters of the browser's visit. */
  callback: Promise<URLSearchParams>;
}

export async function listenOnce(): Promise<Loopback> {
  const { promise, resolve } = Promise.withResolvers<URLSearchParams>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    if (pathname !== '/callback') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end('You can close this page and go back to the program.');
    server.close();
    resolve(searchParams);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { redirectUrl: `http://127.0.0.1:${port}/callback`, callback: promise };
}

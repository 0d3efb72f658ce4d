// A TCP connection that sends raw bytes, for requests that no HTTP client sends.
import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawConnection extends Disposable {
  send(bytes: string | Uint8Array): void;
  /** Stops reading. */
  pause(): void;
  /** The data received so far, byte for byte. */
  received(): string;
  /** Resolves with everything received once it matches; rejects if the connection ends first. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves with everything received when the server ends the connection. */
  ended(): Promise<string>;
  isOpen(): boolean;
}

export async function openConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  const watchers = new Set<() => void>();
  const look = () => {
    for (const watcher of watchers) watcher();
  };
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
    look();
  });
  socket.on('error', () => {});
  socket.on('close', look);
  await once(socket, 'connect');

  const watch = (isDone: () => boolean, isHopeless: () => boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      const check = () => {
        if (isDone()) resolve(text);
        else if (isHopeless()) reject(new Error(`the connection ended after: ${text}`));
        else return;
        watchers.delete(check);
      };
      watchers.add(check);
      check();
    });

  return {
    send: (bytes) => void socket.write(bytes),
    pause: () => void socket.pause(),
    received: () => text,
    until: (pattern) =>
      watch(
        () => pattern.test(text),
        () => socket.closed,
      ),
    ended: () =>
      watch(
        () => socket.closed,
        () => false,
      ),
    isOpen: () => !socket.closed && !socket.readableEnded,
    [Symbol.dispose]: () => void socket.destroy(),
  };
}

/** A request as bytes; the caller provides every header, including `Host`. */
export const rawRequest = (line: string, headers: readonly string[], body = ''): string =>
  [`${line} HTTP/1.1`, ...headers, '', body].join('\r\n');

// One keep-alive connection that sends a request, waits for the response, and sends the next: raw, so that the
// generator costs a fraction of what it measures.
import { connect } from 'node:net';

export interface Answer {
  status: number;
  ms: number;
}

export interface LoadConnection {
  /** Sends requests one at a time until `stopped` returns true. Rejects if the connection breaks. */
  run(pace: Schedule, onAnswer: (answer: Answer) => void): Promise<void>;
}

export interface Schedule {
  stopped(): boolean;
  /** When the next request is due; it is not sent earlier, and its latency counts from then. If absent, immediately. */
  dueAt?: (() => number) | undefined;
}

const HEAD_END = '\r\n\r\n';

export async function openConnection(url: URL, nextRequest: () => string): Promise<LoadConnection> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    run({ stopped, dueAt }, onAnswer) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      let received = '';
      let sentAt = 0;
      const write = (): void => void socket.write(nextRequest(), 'latin1');
      const end = (): void => {
        socket.end();
        resolve();
      };
      const send = (): void => {
        if (stopped()) {
          end();
          return;
        }
        sentAt = dueAt?.() ?? performance.now();
        const wait = sentAt - performance.now();
        if (wait < 1) write();
        else setTimeout(write, wait);
      };
      socket.setEncoding('latin1');
      socket.on('data', (chunk: string) => {
        received += chunk;
        const length = answerLength(received);
        if (length === undefined || received.length < length) return;
        onAnswer({ status: Number(received.slice(9, 12)), ms: performance.now() - sentAt });
        received = received.slice(length);
        send();
      });
      socket.once('error', reject).once('close', () => reject(new Error('the server closed a connection')));
      send();
      return promise;
    },
  };
}

/** The length of the whole response, once its head has arrived. */
function answerLength(received: string): number | undefined {
  const end = received.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const length = /content-length: (\d+)/i.exec(received.slice(0, end))?.[1];
  return end + HEAD_END.length + Number(length ?? 0);
}

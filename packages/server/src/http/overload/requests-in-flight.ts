// Counts the requests in flight: those whose body has arrived and that the server works on.
import type { IncomingMessage, ServerResponse } from 'node:http';

const STOPPED = 'service:stopped-counting';

/** Node emits `prefinish` once a response is handed over, read or not, and `close` without it if the client is gone. */
const HANDED_OVER = ['prefinish', 'close'] as const;

export class RequestsInFlight {
  count = 0;

  /** A client that never finishes its body, or never reads its response, does not count. */
  add(request: IncomingMessage, response: ServerResponse): void {
    // By now a body that arrived together with its headers has been read.
    if (request.complete) this.#count(response);
    else request.once('end', () => this.#count(response));
  }

  #count(response: ServerResponse): void {
    // A refusal may come before the body, and then nothing would end the count.
    if (response.writableEnded || response.closed) return;
    this.count++;
    const release = onceHandedOver(response, () => {
      response.off(STOPPED, release);
      this.count--;
    });
    response.on(STOPPED, release);
  }
}

/** Calls it once, at the end of the response's work. Returns a function that ends it earlier. */
export function onceHandedOver(response: ServerResponse, done: () => void): () => void {
  const end = (): void => {
    for (const event of HANDED_OVER) response.off(event, end);
    done();
  };
  for (const event of HANDED_OVER) response.on(event, end);
  return end;
}

/** For a response that takes long without work, such as a stream: its request does not count any longer. */
export const stopCounting = (response: ServerResponse): void => void response.emit(STOPPED);

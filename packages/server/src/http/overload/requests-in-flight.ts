// Counts the requests in flight: those whose body has arrived and that the server works on.
import type { IncomingMessage, ServerResponse } from 'node:http';

const STOPPED = 'service:stopped-counting';

/** Node emits `prefinish` once a response is handed over, read or not, and `close` without it if the client is gone. */
const ENDS = ['prefinish', 'close', STOPPED] as const;

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
    const release = (): void => {
      for (const event of ENDS) response.off(event, release);
      this.count--;
    };
    for (const event of ENDS) response.on(event, release);
  }
}

/** For a response that takes long without work, such as a stream: from now on its request does not count. */
export const stopCounting = (response: ServerResponse): void => void response.emit(STOPPED);

// Pipelined requests of a connection begin one at a time (decisions 18). Node would begin them all at once, and keep the
// responses of a client that reads none of them.
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Once this many requests wait, the connection is not read until none does. */
const PAUSE_AT = 16;

/** One read may contain many small requests; a connection with more of them waiting is closed. */
const MAX_WAITING = 128;

export function oneAtATime(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, WaitingLine>();
  return (request, response) => {
    // Node assigns the socket once all earlier responses of the connection are sent.
    if (response.socket !== null) return void listener(request, response);
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? new WaitingLine(socket);
    lines.set(socket, line);
    if (!line.join()) return void socket.destroy();
    response.once('socket', () => {
      line.leave();
      // Node is still assigning the socket.
      process.nextTick(listener, request, response);
    });
  };
}

class WaitingLine {
  readonly #socket: Socket;
  #length = 0;
  #isPaused = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    // Node resumes the connection whenever a request is read.
    socket.on('resume', () => void (this.#isPaused && socket.pause()));
  }

  /** False if it is full. */
  join(): boolean {
    if (this.#length === MAX_WAITING) return false;
    this.#length++;
    if (this.#length === PAUSE_AT) this.#pause();
    return true;
  }

  leave(): void {
    this.#length--;
    if (this.#length === 0) this.#resume();
  }

  #pause(): void {
    this.#isPaused = true;
    this.#socket.pause();
  }

  #resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#socket.resume();
  }
}

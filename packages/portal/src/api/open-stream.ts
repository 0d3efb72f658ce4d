// Listens to a stream of server-sent events, and reconnects after every interruption.
import { ApiError } from './api-error.ts';
import { call } from './client.ts';

/** `signed_out`: it will not reconnect. */
export type StreamState = 'connecting' | 'live' | 'lost' | 'signed_out';

export interface StreamOptions {
  /** The URL of the stream, starting at the position where it continues. */
  address(after: string): string;
  after: string;
  /** Called with the data of each `rows` event. */
  onRows(data: string): void;
  onState(state: StreamState): void;
}

/** Longer than two heartbeats of the server. */
const SILENCE_MS = 25_000;
const RETRY_MS = 3000;

/** Returns a function that closes the stream. */
export function openStream({ address, after, onRows, onState }: StreamOptions): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place = after;
  let isClosed = false;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onState('lost');
      connect();
    }, ms);
  }

  function heard(event: MessageEvent<string>): void {
    place = event.lastEventId || place;
    onState('live');
    wait(SILENCE_MS);
  }

  function connect(): void {
    source?.close();
    source = new EventSource(address(place));
    source.onopen = () => {
      onState('live');
      wait(SILENCE_MS);
    };
    // The browser reconnects by itself, unless the response was an error.
    source.onerror = () => {
      onState('lost');
      if (source?.readyState === EventSource.CLOSED) void reconnect();
    };
    source.addEventListener('beat', heard);
    source.addEventListener('rows', (event: MessageEvent<string>) => {
      heard(event);
      onRows(event.data);
    });
    source.addEventListener('signed_out', endForGood);
  }

  async function reconnect(): Promise<void> {
    wait(RETRY_MS);
    if ((await isSignedOut()) && !isClosed) endForGood();
  }

  function endForGood(): void {
    close();
    onState('signed_out');
  }

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    source?.close();
  }

  onState('connecting');
  connect();
  return close;
}

/** An `EventSource` does not say why it was refused. */
async function isSignedOut(): Promise<boolean> {
  try {
    await call('GET /session', {});
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}

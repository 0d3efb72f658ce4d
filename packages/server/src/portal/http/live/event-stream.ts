// A stream of server-sent events that a portal route returns. Plain Node: `@fastify/sse` buffers what a slow
// client has not read without a limit, and does not support login sessions.
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { BROWSER_HEADERS } from '../../../http/common-headers.ts';
import { stopCounting } from '../../../http/overload/requests-in-flight.ts';

export interface StreamEvent {
  event: string;
  /** The position from which the browser continues after an interruption. */
  id?: string;
  data: unknown;
}

export interface EventSink {
  send(event: StreamEvent): void;
  end(): void;
}

/** A client with this much unread data is disconnected; it can reconnect and continue. */
const MAX_UNREAD_BYTES = 256 * 1024;
const RETRY_MS = 1000;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies would buffer events.
  'x-accel-buffering': 'no',
  ...BROWSER_HEADERS,
} as const;

export class EventStream {
  readonly #open: (sink: EventSink) => () => void;

  /** @param open called once the headers are sent; returns a function to call when the stream ends */
  constructor(open: (sink: EventSink) => () => void) {
    this.#open = open;
  }

  send(reply: FastifyReply): FastifyReply {
    const { raw } = reply;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, HEADERS);
    stopCounting(raw);
    raw.write(`retry: ${RETRY_MS}\n\n`);
    const close = this.#open(sinkOver(raw));
    if (raw.destroyed) close();
    else raw.once('close', close);
    return reply;
  }
}

function sinkOver(raw: ServerResponse): EventSink {
  return {
    send({ event, id, data }) {
      if (raw.writableEnded || raw.destroyed) return;
      if (raw.writableLength > MAX_UNREAD_BYTES) return void raw.destroy();
      raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => void raw.end(),
  };
}

// Planned faults: the next request to an endpoint is refused, delayed or cut off.
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '../server/app.ts';

export type FaultyEndpoint = 'session' | 'events' | 'link' | 'redeem' | 'server-events' | 'preconfigured' | 'receipts';

/** The faults of one endpoint's requests; preflights always pass. */
export type Fault = {
  on: FaultyEndpoint;
  /** How many requests it affects; 1 if omitted. */
  times?: number;
} & (
  | {
      /** The response status; the request is not accepted. */
      status: number;
      /** The error code in the body; if omitted, the server's own code for 429, otherwise `unavailable`. */
      code?: string;
      /** The `Retry-After` header: seconds or an HTTP date. */
      retryAfter?: number | string;
    }
  /** Handles the request after this many real milliseconds. */
  | { delayMs: number }
  /** Cuts the connection: before anything is stored, or after it is stored and before the response. */
  | { drop: 'before-acceptance' | 'after-acceptance' }
);

export interface FaultScript {
  /** Queues a fault after those planned for the endpoint. Throws `TypeError` for one that could never occur. */
  next(fault: Fault): void;
  /** Planned but not yet used. */
  planned(): Fault[];
}

/** The last path segments of the routes that may fail. */
const ENDPOINTS: readonly [end: string, endpoint: FaultyEndpoint][] = [
  ['/collect/:installId/session', 'session'],
  ['/collect/:installId/events', 'events'],
  ['/collect/:installId/link', 'link'],
  ['/collect/:installId/redeem', 'redeem'],
  ['/billing-events/:id', 'server-events'],
  ['/billing-events/:id/preconfigured', 'preconfigured'],
  ['/billing-events/:id/receipts/:receiptId', 'receipts'],
];

const endpointOf = (route: string | undefined): FaultyEndpoint | undefined =>
  ENDPOINTS.find(([end]) => route?.endsWith(end))?.[1];

export interface Faults {
  script: FaultScript;
  /** Call it before the application listens; its own hooks (CORS, preflights) come first. */
  addTo(app: App): void;
  clear(): void;
}

export function createFaults(): Faults {
  let planned: Fault[] = [];

  function take(endpoint: FaultyEndpoint | undefined): Fault | undefined {
    const fault = planned.find(({ on }) => on === endpoint);
    if (!fault) return undefined;
    const { times = 1 } = fault;
    planned = planned.flatMap((one) => (one !== fault ? [one] : times > 1 ? [{ ...one, times: times - 1 }] : []));
    return fault;
  }

  return {
    script: {
      next(fault) {
        refuseUnmeetable(fault);
        planned = [...planned, fault];
      },
      planned: () => planned,
    },
    addTo: (app) => addHooks(app, take),
    clear() {
      planned = [];
    },
  };
}

/** For tests in plain JavaScript, where a typo would otherwise be a fault that silently never occurs. */
function refuseUnmeetable(fault: Fault): void {
  const names = ENDPOINTS.map(([, endpoint]) => endpoint);
  if (!names.includes(fault.on)) throw new TypeError(`fault.on must be one of ${names.join(', ')}, not "${fault.on}"`);
  if (!('status' in fault || 'delayMs' in fault || 'drop' in fault)) {
    throw new TypeError('a fault needs a status, delayMs or drop');
  }
  if ('drop' in fault && fault.drop !== 'before-acceptance' && fault.drop !== 'after-acceptance') {
    throw new TypeError('drop is before-acceptance or after-acceptance');
  }
}

function addHooks(app: App, take: (endpoint: FaultyEndpoint | undefined) => Fault | undefined): void {
  const unanswered = new WeakSet<object>();

  app.addHook('onRequest', async (request, reply) => {
    const fault = take(endpointOf(request.routeOptions.url));
    if (fault === undefined) return;
    if ('delayMs' in fault) return void (await delay(fault.delayMs));
    if ('status' in fault) {
      if (fault.retryAfter !== undefined) reply.header('retry-after', fault.retryAfter);
      const { status, code = status === 429 ? 'rate_limited' : 'unavailable' } = fault;
      return reply.code(status).send({ error: { code } });
    }
    if (fault.drop === 'after-acceptance') return void unanswered.add(request);
    reply.hijack();
    request.raw.socket.destroy();
  });

  app.addHook('onSend', async (request) => {
    if (unanswered.has(request)) request.raw.socket.destroy();
  });
}

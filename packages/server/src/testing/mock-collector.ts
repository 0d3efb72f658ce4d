// An in-memory mock of the browser endpoints with the server's contract, for unit tests of pages. It runs in browsers
// too.
import { COLLECT_ERRORS, type CollectErrorCode, isInstallId, type SessionMode } from '@service/protocol';
import { DomainError } from '../kernel/domain-error.ts';
import { parseOrigin } from '../kernel/web/origin.ts';
import type { ExportedAction, ExportedVisit } from '../privacy/index.ts';
import { ENDPOINTS } from './mock-endpoints.ts';
import { createMockState } from './mock-state.ts';

export interface MockCollectorOptions {
  /** The SDK's endpoint: `https://host/api/v1/events/collect/svc_pub_...`. */
  endpoint: string;
  /** `measurement` if omitted. */
  mode?: SessionMode;
  reportingOrigins?: string[];
  allowedOrigins?: string[];
  /** Whether pages on http loopback origins may report; true if omitted. */
  dev?: boolean;
  /** The origin of requests without one, such as those of a simulated page; `location.origin` if omitted. */
  origin?: string;
  /** Milliseconds since 1970; the real time if omitted. */
  now?: () => number;
}

export interface MockRefusal {
  method: string;
  path: string;
  status: number;
  code: string;
  reason: string;
}

export interface MockCollector {
  /** Answers a request to a path at or below `/api/v1/events/collect`. */
  handle(request: Request): Promise<Response>;
  /** In the order in which they were stored, without duplicates. */
  received(): { visits: ExportedVisit[]; actions: ExportedAction[] };
  refused(): MockRefusal[];
  reset(): void;
}

/** Throws `TypeError` if `endpoint` is not a collection URL. */
export function createMockCollector(options: MockCollectorOptions): MockCollector {
  const { mode = 'measurement', dev = true, now = () => Date.now() } = options;
  const installId = installOf(options.endpoint);
  const { reportingOrigins = null, allowedOrigins = null } = options;
  let state = createMockState(mode, now);
  let refusals: MockRefusal[] = [];

  function originOf(request: Request): string | null {
    const header = request.headers.get('origin') ?? options.origin ?? pageOrigin();
    return parseOrigin(header, { dev });
  }

  async function answer(request: Request, origin: string | null): Promise<Response> {
    if (request.method === 'OPTIONS') return preflight();
    const [id, word, ...rest] = segmentsOf(request);
    const endpoint = ENDPOINTS.get(word ?? '');
    if (!endpoint || !id || rest.length > 0) throw new DomainError('not_found', { message: 'nothing is at this path' });
    if (request.method !== 'POST')
      throw new DomainError('method_not_allowed', { message: 'This path accepts POST, OPTIONS.' });
    if (!isInstallId(id) || id !== installId) throw new DomainError('not_found', { message: 'unknown install' });
    const context = { installId, mode, dev, now, reportingOrigins, allowedOrigins, state };
    const { status, body } = await endpoint(request, origin, context);
    return json(status, body);
  }

  function refuse(error: unknown, { method, url }: Request): Response {
    if (!(error instanceof DomainError) || !isCode(error.code)) throw error;
    const [code, status] = [error.code, COLLECT_ERRORS[error.code]];
    refusals.push({ method, path: new URL(url).pathname, status, code, reason: error.message });
    return json(status, { error: { code } }, REFUSAL_HEADERS[code]);
  }

  return {
    async handle(request) {
      const origin = originOf(request);
      const response = await answer(request, origin).catch((error: unknown) => refuse(error, request));
      return withCors(response, origin);
    },
    received: () => ({ visits: [...state.visits], actions: [...state.actions] }),
    refused: () => [...refusals],
    reset() {
      state = createMockState(mode, now);
      refusals = [];
    },
  };
}

/** The origin of the real or simulated page; Node has none. */
function pageOrigin(): string | undefined {
  const location: unknown = Reflect.get(globalThis, 'location');
  return location instanceof Object && 'origin' in location ? String(location.origin) : undefined;
}

const BASE = '/api/v1/events/collect/';

function installOf(endpoint: string): string {
  const path = URL.parse(endpoint)?.pathname ?? '';
  const id = path.slice(BASE.length);
  if (path.startsWith(BASE) && isInstallId(id)) return id;
  throw new TypeError(`${endpoint} is not a collection URL: https://host${BASE}svc_pub_...`);
}

const segmentsOf = ({ url }: Request): string[] => new URL(url).pathname.slice(BASE.length).split('/');

const isCode = (code: string): code is CollectErrorCode => Object.hasOwn(COLLECT_ERRORS, code);

const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });

const REFUSAL_HEADERS: Partial<Record<CollectErrorCode, Record<string, string>>> = {
  invalid_session: { 'www-authenticate': 'Bearer' },
  method_not_allowed: { allow: 'POST, OPTIONS' },
};

const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      allow: 'POST, OPTIONS',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, authorization, x-service-delivery-id',
      'access-control-max-age': '7200',
    },
  });

function withCors(response: Response, origin: string | null): Response {
  response.headers.set('vary', 'Origin');
  response.headers.set('cache-control', 'no-store');
  if (origin !== null) {
    response.headers.set('access-control-allow-origin', origin);
    response.headers.set('access-control-expose-headers', 'Retry-After');
  }
  return response;
}

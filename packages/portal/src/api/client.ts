// Calls the portal's JSON API. Paths, inputs and responses are typed by the contract in `@service/protocol/portal`, of
// which only types are imported: no schema reaches the browser.
import type {
  PortalAnswer,
  PortalBodyInput,
  PortalParam,
  PortalQueryInput,
  PortalRouteKey,
} from '@service/protocol/portal';
import { ApiError } from './api-error.ts';

/** The response of a route. */
export type Answer<Key extends PortalRouteKey> = PortalAnswer<Key>;

/** `params` fills the path, `query` the query string, `body` is sent as JSON. */
export type CallInput<Key extends PortalRouteKey> = ([PortalParam<Key>] extends [never]
  ? { params?: undefined }
  : { params: Record<PortalParam<Key>, string> }) & { query?: PortalQueryInput<Key> & object } & ([
    PortalBodyInput<Key>,
  ] extends [undefined]
    ? { body?: undefined }
    : { body: PortalBodyInput<Key> });

interface AnyInput {
  params?: Record<string, string> | undefined;
  query?: object | undefined;
  body?: unknown;
}

const API = '/api/v1/portal';
const READING = 'GET';

/** Set once the session is known; sent with every request that changes something. */
let csrfToken = '';
export function setCsrfToken(token: string): void {
  csrfToken = token;
}

/** The address of a route, for links and event streams. */
export function addressOf(key: `GET /${string}`, { params = {}, query = {} }: AnyInput = {}): string {
  const [, path = ''] = key.split(' ', 2);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return `${API}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** Rejects with an {@link ApiError}, whose code is `network` if there was no complete response. */
export async function call<Key extends PortalRouteKey>(
  key: Key,
  input: CallInput<Key>,
  signal?: AbortSignal,
): Promise<Answer<Key>> {
  const [method = READING, path = ''] = key.split(' ', 2);
  const given: AnyInput = input;
  const response = await request(method, addressOf(`GET ${path as `/${string}`}`, given), given.body, signal);
  if (!response.ok) throw await ApiError.from(response);
  // The server has checked the response against the contract.
  return (response.status === 204 ? undefined : await answered(response.json(), signal)) as Answer<Key>;
}

async function request(method: string, url: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const headers = new Headers();
  if (method !== READING) headers.set('x-csrf-token', csrfToken);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const init: RequestInit = { method, headers, signal: signal ?? null };
  if (body !== undefined) init.body = JSON.stringify(body);
  return answered(fetch(url, init), signal);
}

/** A lost connection, or the page of a proxy instead of JSON, is an error of the network. */
async function answered<Value>(pending: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  try {
    return await pending;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError('network', 0, 'The service cannot be reached.', { cause });
  }
}

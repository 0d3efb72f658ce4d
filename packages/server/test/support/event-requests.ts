// Server events like those of a backend, with the connection and key they need; a test changes only what it tests.
import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { Install } from '../../src/integrations/index.ts';
import { type Clock, systemIds } from '../../src/kernel/clock.ts';
import type { Connection } from '../../src/server-events/index.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { createToken, type NewToken, type Token } from '../../src/tokens/index.ts';
import { addInstall } from './installs.ts';
import { AGENT_CANARY } from './log-canaries.ts';
import { type RequestChange, VISITOR } from './requests.ts';

export interface EventRequest extends InjectOptions {
  method: 'POST';
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer;
}

export const HANDLE = 'booking_confirmed';

export type ConnectionChange = Partial<Omit<Connection, 'number' | 'brandId' | 'tenantId'>>;

/** With its own install, unless one is given. */
export async function addConnection(stores: Stores, change: ConnectionChange = {}): Promise<Connection> {
  const created = await stores.connections.createConnection({
    id: randomUUID(),
    installId: change.installId ?? (await addInstall(stores)).id,
    handles: [HANDLE],
    preconfigured: null,
    reversals: false,
    signingSecrets: [],
    createdAt: 0,
    ...change,
  });
  if (typeof created === 'string') throw new Error(`the connection is ${created}`);
  return created;
}

export interface Key {
  token: Token;
  secret: string;
}

/** A key of the tenant that owns the install, with the Write permission unless the change overrides it. */
export async function addKey(
  { stores, clock }: { stores: Stores; clock: Pick<Clock, 'now'> },
  install: Pick<Install, 'brandId'>,
  change: Partial<NewToken> = {},
): Promise<Key> {
  const brand = await stores.brands.findBrand(install.brandId);
  const { tenants, brands, tokens: store } = stores;
  return createToken({ store, tenants, brands, clock, ids: systemIds })({
    tenantId: brand?.tenantId ?? '',
    name: 'Back end',
    scopes: ['write'],
    brandIds: null,
    demo: false,
    expiresAt: null,
    ...change,
  });
}

/** Another brand of the tenant that owns the install. */
export async function addSisterBrand({ brands }: Stores, install: Pick<Install, 'brandId'>): Promise<string> {
  const brand = await brands.findBrand(install.brandId);
  const sister = { id: randomUUID(), tenantId: brand?.tenantId ?? '', name: 'Sister', domain: 'sister.example' };
  await brands.createBrand({ ...sister, aliases: [], createdAt: 0 });
  return sister.id;
}

export const eventBody = {
  spec_version: '1.0',
  event_id: 'booking-4711',
  event_handle: HANDLE,
  occurred_at: '2026-01-15T12:00:00Z',
  subject: { type: 'booking', id: '4711' },
  attribution: { visitor_id: VISITOR },
  status: 'confirmed',
} as const;

const pathOf = (id: string): string => `/api/v1/billing-events/${id}`;

/** With its own event id. */
export const eventRequest = (id: string, key: string | undefined, change: RequestChange = {}): EventRequest =>
  request(pathOf(id), key, change, { ...eventBody, event_id: randomUUID() });

export const preconfiguredRequest = (id: string, key: string | undefined, change: RequestChange = {}): EventRequest =>
  request(`${pathOf(id)}/preconfigured`, key, change, { service_visitor_id: VISITOR });

function request(
  url: string,
  key: string | undefined,
  change: RequestChange,
  usual: Record<string, unknown>,
): EventRequest {
  const headers = {
    authorization: key && `Bearer ${key}`,
    'user-agent': AGENT_CANARY,
    'content-type': 'application/json',
    'webhook-id': randomUUID(),
    ...change.headers,
  };
  const present = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    method: 'POST',
    url,
    headers: Object.fromEntries(present),
    payload: change.payload ?? JSON.stringify({ ...usual, ...change.body }),
  };
}

/** The three headers of a legacy signed integration. */
export function signatureHeaders(secret: string, at: number, body: string | Buffer, webhookId: string = randomUUID()) {
  return {
    'webhook-id': webhookId,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(secret).sign(webhookId, new Date(Math.floor(at / 1000) * 1000), body),
  };
}

/** The request without a key, and with its signature. */
export function signed(request: EventRequest, secret: string, at: number): EventRequest {
  const { authorization: _key, ...headers } = request.headers;
  const signature = signatureHeaders(secret, at, request.payload, headers['webhook-id']);
  return { ...request, headers: { ...headers, ...signature } };
}

export const newSecret = (): string => `whsec_${Buffer.from(systemIds.bytes(32)).toString('base64')}`;

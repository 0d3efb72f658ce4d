// Tool calls over JSON-RPC like those of clients, with tokens and brands for them.
import { randomUUID } from 'node:crypto';
import { importBrand, readBrandFile, SHOWCASE_BRAND } from '../../src/brands/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import { createToken, type NewToken } from '../../src/tokens/index.ts';
import type { Answer, Scene } from './scene.ts';

export interface Tenancy {
  tenantId: string;
  brandId: string;
  secret: string;
}

const BRAND_FILE = `
name: Acme Ferries
domain: acme-ferries.example
domains: [acme-ferries.example, acme.example]
aliases: [Acme]
product_lines: [{name: Acme Night, skus: [AN-1]}]
competitors: [Rival Lines]
markets: [US, DE]
prompts:
  - {text: Which ferry is best?, market: US, tags: [general]}
  - {text: Is Acme Ferries good?, market: US}
  - {text: Welche Fähre ist gut?, market: DE}
facts:
  - {kind: price, plan: Day, amount: 49, currency: USD, market: US, source: https://acme-ferries.example/prices, date: 2026-12-01}
  - {kind: founder, name: Eva Beispiel, source: https://acme-ferries.example/about, date: 2026-12-01}
`;

type Place = Pick<Scene, 'stores' | 'clock'>;

/** A tenant with a brand that has everything the tools can show, and a token. */
export async function addTenancy(scene: Place, token: Partial<NewToken> = {}): Promise<Tenancy> {
  const { tenants, brands } = scene.stores;
  const tenantId = randomUUID();
  await tenants.createTenant({ id: tenantId, name: 'Acme', plan: 'enterprise', createdAt: 0 });
  const deps = { tenants, brands, clock: scene.clock, ids: systemIds };
  const { brand } = await importBrand(deps)({ file: readBrandFile(BRAND_FILE, 'brand.yaml'), tenantId });
  return { tenantId, brandId: brand.id, secret: await addToken(scene, tenantId, token) };
}

export async function addToken({ stores, clock }: Place, tenantId: string, change: Partial<NewToken> = {}) {
  const { tenants, brands, tokens: store } = stores;
  const made = await createToken({ store, tenants, brands, clock, ids: systemIds })({
    tenantId,
    name: 'Program',
    brandIds: null,
    demo: false,
    expiresAt: null,
    scopes: ['read', 'write'],
    ...change,
  });
  return made.secret;
}

/** The showcase brand and a demo token of another tenant. */
export async function addDemoToken(scene: Place): Promise<string> {
  const { stores } = scene;
  const { tenantId, brandId: id } = SHOWCASE_BRAND;
  if (!(await stores.tenants.findTenant(tenantId)))
    await stores.tenants.createTenant({ id: tenantId, name: 'Showcase', plan: 'protect', createdAt: 0 });
  await stores.brands.createBrand({ id, tenantId, name: 'Showcase', domain: 's.example', aliases: [], createdAt: 0 });
  const own = randomUUID();
  await stores.tenants.createTenant({ id: own, name: 'Own', plan: 'free', createdAt: 0 });
  return addToken(scene, own, { demo: true, scopes: ['read'] });
}

export const rpcRequest = (secret: string | undefined, payload: string | Buffer, headers: object = {}) => ({
  method: 'POST' as const,
  url: '/rpc',
  headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }), ...headers },
  payload,
});

export interface Calling {
  /** Sends any JSON value as a message. */
  send(message: unknown): Promise<Answer>;
  /** Calls a tool; returns the response object. */
  call(name: string, args?: object): Promise<CallAnswer>;
  raw(payload: string | Buffer, headers?: object): Promise<Answer>;
}

export interface CallAnswer {
  jsonrpc: string;
  id: unknown;
  result?: { structuredContent: Record<string, unknown>; content: { type: string; text: string }[]; isError: boolean };
  error?: { code: number; message: string; data: Record<string, unknown> };
}

export function callingWith(scene: Pick<Scene, 'inject'>, secret: string | undefined): Calling {
  const raw: Calling['raw'] = (payload, headers) => scene.inject(rpcRequest(secret, payload, headers));
  const send: Calling['send'] = (message) => raw(JSON.stringify(message));
  return {
    raw,
    send,
    call: async (name, args) =>
      (await send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })).json(),
  };
}

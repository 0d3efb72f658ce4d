// The brand, install, connection and API key of a new test server.
import type { SessionMode } from '@service/protocol';
import { mintToken } from '@service/protocol/schemas';
import { systemIds } from '../kernel/clock.ts';
import { normaliseOrigin } from '../kernel/web/origin.ts';
import type { Stores } from '../stores/stores.ts';
import { hashOfToken } from '../tokens/index.ts';

export interface SeedOptions {
  /** `measurement` if omitted. */
  mode?: SessionMode;
  /** Any valid origin may report if omitted (Spec 2.2). */
  reportingOrigins?: string[];
  /** Restricts `/link` and `/redeem` (Spec 2.2). */
  allowedOrigins?: string[];
  /** The event handles of the connection; `order_completed` if omitted. */
  handles?: string[];
  /** The handle of the preconfigured endpoint; the first of the handles if omitted, none if `null`. */
  preconfigured?: string | null;
  /** Whether `status: "reversed"` is allowed; true if omitted. */
  reversals?: boolean;
}

/** Unchanged by a reset. */
export interface Seed {
  tenantId: string;
  brandId: string;
  installId: string;
  connectionId: string;
  /** An API key with both scopes. */
  token: string;
}

export const makeSeed = (): Seed => ({
  tenantId: systemIds.random(),
  brandId: systemIds.random(),
  installId: `svc_pub_${Buffer.from(systemIds.bytes(16)).toString('hex')}`,
  connectionId: systemIds.random(),
  token: mintToken({ demo: false }, systemIds.bytes),
});

const DEFAULT_HANDLES = ['order_completed'];

/** Throws if an origin in the options is invalid. */
export async function plant(stores: Stores, seed: Seed, options: SeedOptions, now: number): Promise<void> {
  const { tenantId, brandId, installId, connectionId } = seed;
  const { handles = DEFAULT_HANDLES, preconfigured = handles[0] ?? null } = options;
  await stores.tenants.createTenant({ id: tenantId, name: 'Test', plan: 'protect', createdAt: now });
  await stores.brands.createBrand({
    id: brandId,
    tenantId,
    name: 'Test shop',
    domain: 'shop.example',
    aliases: [],
    createdAt: now,
  });
  await stores.installs.createInstall({
    id: installId,
    brandId,
    name: null,
    mode: options.mode ?? 'measurement',
    reportingOrigins: origins(options.reportingOrigins),
    allowedOrigins: origins(options.allowedOrigins),
    active: true,
    sessionEpoch: 0,
    referralExclusions: [],
    createdAt: now,
  });
  await stores.connections.createConnection({
    id: connectionId,
    installId,
    handles,
    preconfigured,
    reversals: options.reversals ?? true,
    signingSecrets: [],
    createdAt: now,
  });
  await plantToken(stores, seed, now);
}

async function plantToken(stores: Stores, { tenantId, token }: Seed, now: number): Promise<void> {
  await stores.tokens.createToken({
    id: systemIds.random(),
    tenantId,
    name: 'Test',
    hash: hashOfToken(token),
    scopes: ['read', 'write'],
    brandIds: null,
    demo: false,
    createdAt: now,
    expiresAt: null,
    revokedAt: null,
    userId: null,
    lastUsedOn: null,
  });
}

function origins(listed: readonly string[] | undefined): string[] | null {
  if (listed === undefined) return null;
  return listed.map((text) => {
    const origin = normaliseOrigin(text, { dev: true });
    if (!origin.ok) throw new TypeError(`${text} is not an origin: ${origin.reason}`);
    return origin.value;
  });
}

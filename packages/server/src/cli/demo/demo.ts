// `demo`: creates the demo tenant with its brand, install, connection and API key; safe to repeat.
import type { Command } from 'commander';
import { addMember, DEMO_EMAIL } from '../../accounts/index.ts';
import { SHOWCASE_BRAND } from '../../brands/index.ts';
import { collectEndpoint } from '../../integrations/index.ts';
import { DAY_MS } from '../../kernel/day.ts';
import { createToken, revokeToken } from '../../tokens/index.ts';
import { baseUrl } from '../base-url.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { type CommandDeps, withStores } from '../with-stores.ts';
import { importShowcase } from './import-showcase.ts';

/** Fixed IDs, so that repeated and parallel runs create one demo brand. */
const SHOWCASE = {
  ...SHOWCASE_BRAND,
  installId: 'svc_pub_5e0c0a5e000040008000000000000003',
  connectionId: '5e0c0a5e-0000-4000-8000-000000000004',
};

/** The IDs of the recorded scans. */
const scanId = (week: number): string => `5e0c0a5e-0000-4000-8000-00000000010${week}`;

const KEY_NAME = 'demo';
/** A forgotten key of the demo does not work for ever. */
const KEY_DAYS = 30;
const HANDLE = 'booking_confirmed';

export function declareDemo(command: Command, terminal: Terminal): void {
  withOptions(command, ['store', 'host', 'port', 'publicUrl']).action(async (options: Record<string, unknown>) =>
    printAnswer(terminal, await makeDemo(options)),
  );
}

async function makeDemo(options: Record<string, unknown>): Promise<Answer> {
  return withStores(options, async (deps) => {
    await makeBrand(deps);
    await importShowcase(deps, { ...SHOWCASE, scanId });
    await makeInstall(deps);
    await addMember(deps)({ tenantId: SHOWCASE.tenantId, email: DEMO_EMAIL, role: 'owner' });
    const document = {
      tenant_id: SHOWCASE.tenantId,
      brand_id: SHOWCASE.brandId,
      install_id: SHOWCASE.installId,
      endpoint: collectEndpoint(baseUrl(deps.settings), SHOWCASE.installId),
      connection_id: await makeConnection(deps),
      event_handle: HANDLE,
      token: await makeKey(deps),
    };
    const url = baseUrl(deps.settings);
    const next = (await isServed(url)) ? openPortal(url) : `${commandLine('serve --dev')}\nThen ${openPortal(url)}`;
    return { document, text: fieldList('The demo brand is ready.', document, next) };
  });
}

const openPortal = (url: string): string => `open the portal: ${url} (as ${DEMO_EMAIL})`;

const ANSWER_MS = 1000;

/** Whether a service runs there already. */
const isServed = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok;
  } catch {
    return false;
  }
};

async function makeBrand({ tenants, brands, clock }: CommandDeps): Promise<void> {
  const { tenantId, brandId } = SHOWCASE;
  const createdAt = clock.now();
  await tenants.createTenant({ id: tenantId, name: 'Showcase', plan: 'protect', createdAt });
  await brands.createBrand({
    id: brandId,
    tenantId,
    name: 'Fernhall',
    domain: 'fernhall.example',
    aliases: ['ファーンホール'],
    createdAt,
  });
}

const makeInstall = ({ installs, clock }: CommandDeps) =>
  installs.createInstall({
    id: SHOWCASE.installId,
    brandId: SHOWCASE.brandId,
    name: 'Demo shop',
    mode: 'measurement',
    reportingOrigins: null,
    allowedOrigins: null,
    referralExclusions: [],
    active: true,
    sessionEpoch: 0,
    createdAt: clock.now(),
  });

async function makeConnection({ connections, clock }: CommandDeps): Promise<string> {
  const { installId, connectionId } = SHOWCASE;
  await connections.createConnection({
    id: connectionId,
    installId,
    handles: [HANDLE],
    preconfigured: HANDLE,
    reversals: true,
    signingSecrets: [],
    createdAt: clock.now(),
  });
  return connectionId;
}

/**
 * A key can be shown only when it is created, so each call creates one. It revokes those older than a day; newer ones
 * may still be in use in another terminal.
 */
async function makeKey(deps: CommandDeps): Promise<string> {
  const manage = { ...deps, store: deps.tokens };
  const { token, secret } = await createToken(manage)({
    tenantId: SHOWCASE.tenantId,
    name: KEY_NAME,
    scopes: ['read', 'write'],
    brandIds: null,
    demo: false,
    expiresAt: deps.clock.now() + KEY_DAYS * DAY_MS,
  });
  for (const { id, name, createdAt, revokedAt } of await deps.tokens.listTokens(SHOWCASE.tenantId)) {
    const isOld = createdAt <= token.createdAt - DAY_MS;
    if (name === KEY_NAME && revokedAt === null && isOld) await revokeToken(manage)(id);
  }
  return secret;
}

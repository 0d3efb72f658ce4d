// The apps that people have connected: each grant whose client can still refresh. A record is written with every refresh
// token, so it is kept, and ends, like the token.
import { z } from 'zod';
import type { UserStore } from '../accounts/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { endGrant } from './end-grant.ts';
import { accountIdOf } from './member-account.ts';
import { knownScopes, SCOPES } from './metadata.ts';
import type { Artifact, OAuthStore, SignedIn } from './ports.ts';
import { clientAges, keyOf } from './stored-artifacts.ts';

export interface ConnectedApp {
  /** A hash of the grant's name, which is a credential. */
  id: string;
  tenantId: string;
  email: string;
  /** As the app calls itself. */
  clientName: string | undefined;
  /** The host of its metadata document, if it has one. */
  clientHost: string | undefined;
  scopes: readonly (typeof SCOPES)[number][];
  connectedAt: number;
  lastUsedAt: number;
}

export interface ConnectedAppsDeps {
  oauth: Pick<OAuthStore, 'listArtifacts' | 'findArtifacts' | 'findClient' | 'dropArtifact' | 'dropGranted'>;
  users: Pick<UserStore, 'listMembers'>;
  clock: Pick<Clock, 'now'>;
}

/** Of each member of a team; the ones unused for longest are not listed, but can be disconnected. */
const MAX_APPS = 500;

const recordSchema = z.object({
  clientId: z.string(),
  scope: z.string().optional(),
  connectedAt: z.number(),
  usedAt: z.number(),
});

const kindOf = (accountId: string): string => `App of ${accountId}`;

interface RefreshTokenPayload {
  accountId: string | undefined;
  clientId: string | undefined;
  grantId: string | undefined;
  scope: string | undefined;
  /** When the first token of the grant was issued, in seconds since 1970. */
  iiat: number | undefined;
}

/** @param token the new one, as the provider stores it */
export async function recordAppUse(
  { oauth, clock }: { oauth: Pick<OAuthStore, 'putArtifact'>; clock: Pick<Clock, 'now'> },
  token: Partial<RefreshTokenPayload>,
  expiresAt: number,
): Promise<void> {
  const { accountId, clientId, grantId, scope, iiat } = token;
  if (accountId === undefined || clientId === undefined || grantId === undefined) return;
  const usedAt = clock.now();
  const record = { clientId, scope, connectedAt: iiat === undefined ? usedAt : iiat * 1000, usedAt };
  const payload = JSON.stringify(record satisfies z.input<typeof recordSchema>);
  await oauth.putArtifact({
    kind: kindOf(accountId),
    key: keyOf(grantId),
    payload,
    grantId,
    expiresAt,
    consumedAt: null,
  });
}

/** The signed-in user's own, and for an owner those of the whole team; the last used first. */
export const listConnectedApps =
  (deps: ConnectedAppsDeps) =>
  async (person: SignedIn): Promise<ConnectedApp[]> => {
    const accounts = await accountsOf(deps, person);
    const artifacts = await deps.oauth.listArtifacts([...accounts.keys()], deps.clock.now(), MAX_APPS);
    const found = await onlyLive(deps, artifacts, accounts);
    return Promise.all(found.map((one) => describe(deps, one)));
  };

/** Takes effect at once. Throws `not_found`, also for an app of another user. */
export const disconnectApp =
  (deps: ConnectedAppsDeps) =>
  async (person: SignedIn, id: string): Promise<void> => {
    const accounts = await accountsOf(deps, person);
    const artifacts = await deps.oauth.findArtifacts([...accounts.keys()], [Buffer.from(id, 'base64url')]);
    const [app] = await onlyLive(deps, artifacts, accounts);
    if (!app?.artifact.grantId) throw new DomainError('not_found', { message: 'You have no such app.' });
    await endGrant(deps.oauth, app.artifact.grantId);
  };

interface Account {
  tenantId: string;
  email: string;
}

interface FoundApp extends Account {
  artifact: Artifact;
}

/** The accounts whose apps the user may see and disconnect, by the kind of their records. */
async function accountsOf({ users }: ConnectedAppsDeps, person: SignedIn): Promise<Map<string, Account>> {
  const teams = person.memberships.map(async ({ tenantId, role }) => {
    const members = role === 'owner' ? await users.listMembers(tenantId) : [person];
    return members.map(
      ({ userId, email }) => [kindOf(accountIdOf({ tenantId, userId })), { tenantId, email }] as const,
    );
  });
  return new Map((await Promise.all(teams)).flat());
}

/** A refresh that ran while the grant ended may have written its record late. */
async function onlyLive(
  { oauth }: ConnectedAppsDeps,
  artifacts: readonly Artifact[],
  accounts: ReadonlyMap<string, Account>,
): Promise<FoundApp[]> {
  const grants = await oauth.findArtifacts(
    ['Grant'],
    artifacts.flatMap(({ grantId }) => (grantId === null ? [] : [keyOf(grantId)])),
  );
  const live = new Set(grants.map(idOf));
  return artifacts.flatMap((artifact) => {
    const account = accounts.get(artifact.kind);
    return account && live.has(idOf(artifact)) ? [{ artifact, ...account }] : [];
  });
}

const idOf = ({ key }: Artifact): string => Buffer.from(key).toString('base64url');

async function describe(
  { oauth, clock }: ConnectedAppsDeps,
  { artifact, tenantId, email }: FoundApp,
): Promise<ConnectedApp> {
  const { clientId, scope, connectedAt, usedAt } = recordSchema.parse(JSON.parse(artifact.payload));
  const client = await oauth.findClient(clientId, clientAges(clock.now()));
  const { client_name: clientName } = clientSchema.parse(JSON.parse(client?.metadata ?? '{}'));
  const known = knownScopes(scope);
  return {
    id: idOf(artifact),
    tenantId,
    email,
    clientName,
    clientHost: URL.parse(clientId)?.host,
    scopes: SCOPES.filter((each) => known.includes(each)),
    connectedAt,
    lastUsedAt: usedAt,
  };
}

const clientSchema = z.object({ client_name: z.string().optional() });

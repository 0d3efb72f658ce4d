// The storage adapter of `oidc-provider`, over our store. Codes, tokens and grants are stored as hashes only.
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Clock } from '../kernel/clock.ts';
import { recordAppUse } from './connected-apps.ts';
import { endGrant } from './end-grant.ts';
import type { Artifact, OAuthStore } from './ports.ts';
import { clientAges, keyOf, REPEAT_MS } from './stored-artifacts.ts';

export interface AdapterDeps {
  store: OAuthStore;
  clock: Pick<Clock, 'now'>;
  /** The maximum number of clients that were never used. */
  maxUnusedClients: number;
}

/** The provider keeps no sign-in session: our own login decides, for each authorization. */
const UNKEPT = ['Session'];
/** Enough time to sign in and consent. */
const REPLACEABLE_MS = 3_600_000;

export function createAdapter(deps: AdapterDeps): (kind: string) => Adapter {
  return (kind) => (kind === 'Client' ? clientAdapter(deps) : artifactAdapter(deps, kind));
}

const none = async (): Promise<undefined> => undefined;

function clientAdapter({ store, clock, maxUnusedClients }: AdapterDeps): Adapter {
  return {
    async upsert(id, payload) {
      const createdAt = clock.now();
      const bounds = { maxUnused: maxUnusedClients, replaceableBefore: createdAt - REPLACEABLE_MS };
      if (await store.addClient({ id, metadata: JSON.stringify(payload), createdAt }, bounds)) return;
      throw new TooManyClients();
    },
    async find(id) {
      const client = await store.findClient(id, clientAges(clock.now()));
      return client && JSON.parse(client.metadata);
    },
    findByUid: none,
    findByUserCode: none,
    consume: none,
    destroy: none,
    revokeByGrantId: none,
  };
}

export class TooManyClients extends errors.OIDCProviderError {
  constructor() {
    super(503, 'temporarily_unavailable');
    this.error_description = 'too many clients have registered and were never used; try again later';
  }
}

function artifactAdapter({ store, clock }: AdapterDeps, kind: string): Adapter {
  const find = async (id: string): Promise<AdapterPayload | undefined> => {
    const found = UNKEPT.includes(kind) ? undefined : await store.findArtifact(kind, keyOf(id));
    if (!found) return undefined;
    const { consumedAt } = found;
    const isUsedUp = consumedAt !== null && !mayRepeat(found);
    return { ...JSON.parse(found.payload), jti: id, ...(isUsedUp && { consumed: Math.floor(consumedAt / 1000) }) };
  };
  /**
   * The provider treats it as unused; `repeated-refresh.ts` then replaces the new response with the first one. The
   * limit also holds if the clock goes back.
   */
  const mayRepeat = ({ consumedAt }: Artifact): boolean =>
    kind === 'RefreshToken' && consumedAt !== null && Math.abs(clock.now() - consumedAt) < REPEAT_MS;
  return {
    async upsert(id, { jti: _name, ...payload }, expiresIn) {
      if (UNKEPT.includes(kind)) return;
      const now = clock.now();
      const expiresAt = now + (expiresIn ?? 0) * 1000;
      await store.putArtifact({
        kind,
        key: keyOf(id),
        payload: JSON.stringify(payload),
        grantId: payload.grantId ?? null,
        expiresAt,
        consumedAt: null,
      });
      if (kind === 'RefreshToken') await recordAppUse({ oauth: store, clock }, payload, expiresAt);
      if (USES.includes(kind) && payload.clientId) await store.touchClient(payload.clientId, now);
    },
    find,
    findByUid: none,
    findByUserCode: none,
    /** Concurrent uses of one token count as reuse and revoke the grant. */
    async consume(id) {
      if (await store.consumeArtifact(kind, keyOf(id), clock.now())) return;
      const used = await store.findArtifact(kind, keyOf(id));
      if (used && mayRepeat(used)) return;
      if (used?.grantId) await endGrant(store, used.grantId);
      throw new errors.InvalidGrant('it was used before');
    },
    destroy: (id) => store.dropArtifact(kind, keyOf(id)),
    revokeByGrantId: (grantId) => store.dropGranted(grantId),
  };
}

/** Consent and each refresh count as a use of the client. */
const USES = ['Grant', 'RefreshToken'];

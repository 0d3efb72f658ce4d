// The authorization server: `oidc-provider`, configured for OAuth 2.1 and MCP and nothing else (decisions 11).
import {
  type Configuration,
  errors,
  interactionPolicy,
  type JWK,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { FORM_POST_HEADERS, PAGE_HEADERS } from '../kernel/html-page.ts';
import { type AdapterDeps, createAdapter } from './artifact-adapter.ts';
import {
  clientUriFault,
  nameFault,
  normalizedMetadata,
  redirectFault,
  STORED_METADATA,
  sizeFault,
  softwareIdFault,
} from './client-rules.ts';
import { errorPage } from './error-page.ts';
import { SCOPES, unknownScope } from './metadata.ts';
import { namesOf, type OwnAddress } from './own-address.ts';
import type { FetchDocument } from './ports.ts';
import { askBeforeLeaving } from './refusal-before-login.ts';
import { repeatedRefresh } from './repeated-refresh.ts';
import { SIGNING_ALGORITHM, type SigningKeys } from './signing-keys.ts';

export interface ProviderDeps extends AdapterDeps {
  clock: Clock;
  ids: Ids;
  /** Sign the cookies of a pending authorization: the first signs, all verify. */
  cookieKeys: readonly string[];
  fetchDocument: FetchDocument;
  /** Called before a request waits for a client's document. Throws `rate_limited` or `unavailable`. */
  beforeFetch(): void;
  /** Whether the account is still a member of its tenant. */
  isMember(accountId: string): Promise<boolean>;
  /** Called with internal errors. */
  onFault(error: unknown): void;
}

const AUTHORIZE_PATH = '/oauth/authorize';
const DAY = 86_400;
/** Seconds. */
export const ACCESS_TOKEN_SECONDS = 3600;

export function createProvider(deps: ProviderDeps, own: OwnAddress, keys: SigningKeys): Provider {
  const provider = new Provider(own.issuer, configuration(deps, own, keys));
  // `http.ts` sets the public URL.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => deps.onFault(error));
  const keepFirstAnswer = repeatedRefresh(deps);
  const askFirst = askBeforeLeaving(provider, AUTHORIZE_PATH);
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith(AUTHORIZE_PATH)) ctx.set(FORM_POST_HEADERS);
    await next();
    askFirst(ctx);
    await keepFirstAnswer(ctx);
    if (ctx.path.startsWith('/.well-known/')) Object.assign(ctx.body ?? {}, { scopes_supported: SCOPES });
  });
  return provider;
}

const configuration = (deps: ProviderDeps, own: OwnAddress, keys: SigningKeys): Configuration => ({
  adapter: createAdapter(deps),
  jwks: { keys: keys.keys.map((key): JWK => ({ ...key, kty: 'EC' })) },
  enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
  clientDefaults: { id_token_signed_response_alg: SIGNING_ALGORITHM, ...normalizedMetadata([]) },
  clientAuthMethods: ['none'],
  responseTypes: ['code'],
  scopes: [...SCOPES],
  pkce: { required: () => true },
  features: features(deps, own, keys),
  extraParams: { scope: (_ctx, scope) => expectKnownScopes(scope) },
  extraClientMetadata: { properties: ['software_id'], validator: (_ctx, _key, _value, client) => settle(client) },
  routes: {
    authorization: AUTHORIZE_PATH,
    token: '/oauth/token',
    registration: '/oauth/register',
    revocation: '/oauth/revoke',
    jwks: '/oauth/jwks',
    end_session: '/oauth/end',
  },
  interactions: { policy: askedEachTime(), url: (_ctx, { uid }) => `/oauth/consent/${uid}` },
  loadExistingGrant: (ctx) => agreedGrant(ctx),
  findAccount: async (_ctx, accountId) =>
    (await deps.isMember(accountId)) ? { accountId, claims: async () => ({ sub: accountId }) } : undefined,
  extraTokenClaims: (_ctx, token) => ('grantId' in token ? { grant_id: token.grantId } : undefined),
  issueRefreshToken: async () => true,
  rotateRefreshToken: true,
  expiresWithSession: async () => false,
  ttl: {
    AccessToken: ACCESS_TOKEN_SECONDS,
    AuthorizationCode: 60,
    IdToken: ACCESS_TOKEN_SECONDS,
    RefreshToken: 30 * DAY,
    Grant: 365 * DAY,
    Interaction: 3600,
    Session: 600,
  },
  cookies: {
    keys: [...deps.cookieKeys],
    names: cookieNames(own),
    short: { signed: true, httpOnly: true, sameSite: 'lax' },
    long: { signed: true, httpOnly: true },
  },
  fetch: (input, init) => deps.fetchDocument(String(input), init?.signal ?? undefined),
  renderError(ctx, out) {
    ctx.set(PAGE_HEADERS);
    ctx.type = 'html';
    ctx.body = errorPage(out.error_description ?? out.error);
  },
});

/** The provider itself fetches a document only once for concurrent requests. */
function allowFetch({ beforeFetch }: ProviderDeps, ctx: KoaContextWithOIDC | undefined): boolean {
  try {
    beforeFetch();
    return true;
  } catch (error) {
    // Called outside the provider's own routes.
    if (ctx === undefined) throw error;
    if (!(error instanceof DomainError)) throw error;
    ctx.set('retry-after', String(error.retryAfter ?? 1));
    throw new TooManyFetches(error);
  }
}

const features = (
  deps: ProviderDeps,
  { resource }: OwnAddress,
  { signer }: SigningKeys,
): Configuration['features'] => ({
  clientIdMetadataDocument: {
    enabled: true,
    ack: 'draft-02',
    cacheDuration: { min: 60, max: DAY },
    allowFetch: (ctx) => allowFetch(deps, ctx),
  },
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  registration: { enabled: true, issueRegistrationAccessToken: false, idFactory: () => deps.ids.random() },
  resourceIndicators: {
    enabled: true,
    // Tokens are for `/mcp`, whether or not a client requests it (RFC 8707).
    defaultResource: async (_ctx, _client, oneOf) => oneOf ?? resource,
    useGrantedResource: async () => true,
    async getResourceServerInfo(_ctx, wanted) {
      if (!namesOf(resource).includes(wanted)) throw new errors.InvalidTarget();
      return {
        scope: SCOPES.join(' '),
        audience: resource,
        accessTokenTTL: ACCESS_TOKEN_SECONDS,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: SIGNING_ALGORITHM, kid: signer } },
      };
    },
  },
  revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
  rpInitiatedLogout: { enabled: false },
  userinfo: { enabled: false },
});

/**
 * The prefixes keep other hosts of the domain from setting them. The cookies of an authorization have its own path, so
 * that several can be pending in a browser; `__Host-` would not allow a path.
 */
function cookieNames({ issuer }: OwnAddress) {
  const [host, secure] = issuer.startsWith('https:') ? ['__Host-', '__Secure-'] : ['', ''];
  return {
    session: `${host}svc_oauth_session`,
    interaction: `${secure}svc_oauth_consent`,
    resume: `${secure}svc_oauth_resume`,
  };
}

/** RFC 6749, 4.1.2.1. */
function expectKnownScopes(scope: string | undefined): void {
  const unknown = unknownScope(scope);
  if (unknown !== undefined) throw new errors.InvalidScope(`scopes are ${SCOPES.join(' and ')}`, unknown);
}

/** The provider's error has a fixed message for another case. */
class RefusedRedirect extends errors.OIDCProviderError {
  constructor(fault: string) {
    super(400, 'invalid_redirect_uri');
    this.error_description = fault;
  }
}

/** In place of `rate_limited` and `unavailable`, which the provider would report as its own fault. */
class TooManyFetches extends errors.OIDCProviderError {
  constructor({ code }: DomainError) {
    super(code === 'rate_limited' ? 429 : 503, 'temporarily_unavailable');
    this.expose = true;
    this.allow_redirect = false;
    this.error_description = 'Too many requests wait for documents of clients. Try again.';
  }
}

/** Both registered clients and metadata documents pass through here, before any other rule. */
function settle(client: Record<string, unknown>): void {
  const { redirect_uris: redirects, client_name: name } = client;
  const fault = redirectFault(redirects);
  if (fault !== undefined) throw new RefusedRedirect(fault);
  const unkeepable = nameFault(name) ?? softwareIdFault(client.software_id) ?? clientUriFault(client.client_uri);
  if (unkeepable !== undefined) throw new errors.InvalidClientMetadata(unkeepable);
  Object.assign(client, normalizedMetadata(Array.isArray(redirects) ? redirects : []));
  for (const key of Object.keys(client)) if (!STORED_METADATA.includes(key)) delete client[key];
  const oversize = sizeFault(client);
  if (oversize !== undefined) throw new errors.InvalidClientMetadata(oversize);
}

/** Ignores earlier consent: the current user must approve, for one tenant. */
function askedEachTime() {
  const { Check, Prompt } = interactionPolicy;
  const unanswered = (name: 'login' | 'consent') => (ctx: KoaContextWithOIDC) => ctx.oidc.result?.[name] === undefined;
  const signedIn = new Check('not_signed_in', 'the user must sign in', 'login_required', unanswered('login'));
  const agreed = new Check('not_agreed', 'the user must consent', 'consent_required', unanswered('consent'));
  return [
    new Prompt({ name: 'login', requestable: true }, signedIn),
    new Prompt({ name: 'consent', requestable: true }, agreed),
    new Prompt({ name: 'select_account', requestable: true }),
  ];
}

async function agreedGrant({ oidc }: KoaContextWithOIDC) {
  const grantId = oidc.result?.consent?.grantId;
  return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId);
}

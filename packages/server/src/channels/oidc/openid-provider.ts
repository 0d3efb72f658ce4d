// `IdentityProvider` over OpenID Connect: authorization code with PKCE, state and nonce (decisions 5).
import * as oidc from 'openid-client';
import type { IdentityProvider, LoginSecrets, ProvenIdentity } from '../../accounts/ports.ts';
import { DomainError, UnavailableError } from '../../kernel/domain-error.ts';
import type { LoginSettings } from '../../ops/settings.ts';

const SCOPE = 'openid email';
const TIMEOUT_SECONDS = 5;

/** Contacts the provider at the first login; its metadata is fetched once. */
export function createOpenIdProvider(settings: LoginSettings): IdentityProvider {
  let found: Promise<oidc.Configuration> | undefined;

  const configuration = (): Promise<oidc.Configuration> => {
    found ??= discover(settings).catch((cause: unknown) => {
      found = undefined;
      throw unreachable(cause);
    });
    return found;
  };

  return {
    async begin(redirectUri, loginHint) {
      const config = await configuration();
      const secrets: LoginSecrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        ...(loginHint !== undefined && { login_hint: loginHint }),
      });
      return { url: url.href, secrets };
    },
    async finish(url, secrets) {
      const config = await configuration();
      try {
        return await redeem(config, url, secrets);
      } catch (error) {
        throw refusal(error);
      }
    },
    async close() {},
  };
}

function discover({ issuer, clientId, clientSecret }: LoginSettings): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  // The settings allow http only on loopback.
  const insecure = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  // By default the library trusts TLS instead of the signature of an ID token.
  const execute = [oidc.enableNonRepudiationChecks, ...insecure];
  return oidc.discovery(url, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
}

async function redeem(config: oidc.Configuration, url: URL, secrets: LoginSecrets): Promise<ProvenIdentity> {
  const tokens = await oidc.authorizationCodeGrant(config, url, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: secrets.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new DomainError('login_failed', { message: FAILED });
  // Many providers return the address only at the user info endpoint.
  const person =
    claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
      ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
      : claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof person.email === 'string' ? person.email : undefined,
    emailVerified: person.email_verified === true,
  };
}

const FAILED = 'The login did not succeed. Start again at /auth/login.';

const unreachable = (cause: unknown): UnavailableError =>
  new UnavailableError('the identity provider cannot be reached', 5, { cause });

const NO_ANSWER: ReadonlySet<string | undefined> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]);

function refusal(error: unknown): unknown {
  if (error instanceof oidc.ClientError) {
    const isUnanswered = NO_ANSWER.has(error.code) || (error.code === undefined && error.cause instanceof TypeError);
    return isUnanswered ? unreachable(error) : new DomainError('login_failed', { message: FAILED });
  }
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError) {
    return new DomainError('login_failed', { message: FAILED });
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) return new DomainError('login_failed', { message: FAILED });
  // The error that `fetch` throws without a network.
  return error instanceof TypeError && error.message === 'fetch failed' ? unreachable(error) : error;
}

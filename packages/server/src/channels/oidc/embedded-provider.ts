// The OpenID Connect provider of `--dev`: it listens on a loopback port and signs in anyone by the address that they
// enter, or the one in the login hint (decisions 5).
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider, { type Configuration } from 'oidc-provider';
import type { Clock, Ids } from '../../kernel/clock.ts';
import { pageHeaders } from '../../kernel/html-page.ts';
import { asciiLowerCase } from '../../kernel/text/ascii-lower-case.ts';
import type { LoginSettings } from '../../ops/settings.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { signInPage } from './sign-in-page.ts';

export interface EmbeddedProvider extends LoginSettings {
  close(): Promise<void>;
}

export interface EmbeddedProviderOptions {
  /** The address that the form suggests. */
  email: string;
  /** The path of a login's callback. */
  callbackPath: string;
  /** Addresses that it reports as unverified. */
  isVerified?: (email: string) => boolean;
  ids: Pick<Ids, 'bytes'>;
  clock: Pick<Clock, 'now'>;
}

const CLIENT_ID = 'service';
const LOOPBACK = /^http:\/\/(?:localhost|[a-z0-9.-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const MAX_FORM_BYTES = 4096;

/** Keeps everything in memory: all sign-ins end with it. */
export async function startEmbeddedProvider(options: EmbeddedProviderOptions): Promise<EmbeddedProvider> {
  const clientSecret = secretOf(options);
  const server = createServer().listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const provider = new Provider(issuer, configuration(clientSecret, options));
  // The server's port is not known when the client is created.
  provider.Client.prototype.redirectUriAllowed = (uri) => {
    const url = URL.parse(uri);
    return url !== null && LOOPBACK.test(url.origin) && url.pathname === options.callbackPath && url.search === '';
  };
  const answer = provider.callback();
  server.on('request', (request, response) => {
    forgetSession(request);
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response);
    signIn(provider, request, response, options).catch(() => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('This login has ended. Start again.');
    });
  });
  return { issuer, clientId: CLIENT_ID, clientSecret, close: () => closeServer(server) };
}

/** Each login starts from the beginning: a refused address must not be sent again without asking. */
function forgetSession({ headers }: IncomingMessage): void {
  headers.cookie = headers.cookie?.replaceAll(/dev_session(?:\.sig)?=[^;]*;? ?/g, '');
}

const secretOf = ({ ids }: EmbeddedProviderOptions): string => Buffer.from(ids.bytes(32)).toString('base64url');

function configuration(clientSecret: string, options: EmbeddedProviderOptions): Configuration {
  const { callbackPath, isVerified } = options;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    adapter: createMemoryAdapter(options.clock),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`http://127.0.0.1${callbackPath}`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'embedded' }] },
    // Browsers keep cookies by host, not by port, so these names must differ from those of the service's authorization
    // server.
    cookies: {
      keys: [secretOf(options)],
      names: { session: 'dev_session', interaction: 'dev_interaction', resume: 'dev_resume' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 600, Session: 600, Grant: 600 },
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: isVerified?.(email) ?? true }),
    }),
    /** No consent page: the client is this service. */
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      if (!client || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  };
}

async function signIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  options: EmbeddedProviderOptions,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const email = request.method === 'POST' ? await readEmail(request) : params.login_hint;
  const accountId = typeof email === 'string' ? asciiLowerCase(email.trim()) : '';
  if (accountId === '') return void showPage(response, options);
  await provider.interactionFinished(request, response, { login: { accountId, remember: false } });
}

const readEmail = async (request: IncomingMessage): Promise<string | null> =>
  new URLSearchParams((await text(request)).slice(0, MAX_FORM_BYTES)).get('email');

function showPage(response: ServerResponse, { email }: EmbeddedProviderOptions): void {
  // Its form redirects through this service to the client.
  response.writeHead(200, { ...pageHeaders('anywhere'), 'content-type': 'text/html; charset=utf-8' });
  response.end(signInPage(email));
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the provider does not listen on a port');
  return address.port;
}

async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  if (server.listening) await once(server, 'close');
}

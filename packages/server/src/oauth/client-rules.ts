// Validates the metadata of a client, registered or published: its redirects and names, without secrets (decisions 11).
// Pure.
import { isPrintable } from '../kernel/text/printable.ts';
import { isVisibleName } from '../kernel/text/visible-name.ts';
import { isAppScheme, isTrustedScheme } from './app-scheme.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const MAX_REDIRECTS = 20;
const MAX_URI_CHARACTERS = 2048;
const MAX_NAME_CHARACTERS = 100;
const MAX_SOFTWARE_ID_CHARACTERS = 255;
/** Of the JSON that is stored: anyone may register. */
const MAX_METADATA_BYTES = 8192;
/** The consent page shows the scheme. */
const MAX_SCHEME_CHARACTERS = 64;

/**
 * Why the redirects are refused and what to send instead, for the client's developer; `undefined` if they are valid.
 */
export function redirectFault(uris: unknown): string | undefined {
  if (!Array.isArray(uris) || uris.length === 0)
    return 'redirect_uris is missing or empty: send an array with at least one address';
  if (uris.length > MAX_REDIRECTS) return `redirect_uris has ${uris.length} addresses: send at most ${MAX_REDIRECTS}`;
  const [fault] = uris.flatMap((uri: unknown, place) => {
    const found = uriFault(uri);
    return found === undefined ? [] : [`redirect_uris[${place}] ${found}`];
  });
  return fault;
}

function uriFault(uri: unknown): string | undefined {
  if (typeof uri !== 'string') return 'is not a string: send an absolute address';
  if (uri.length > MAX_URI_CHARACTERS) return `has ${uri.length} characters: send at most ${MAX_URI_CHARACTERS}`;
  if (!isVisible(uri)) return 'has a space or a control character: percent-encode it, such as %20';
  const url = URL.parse(uri);
  if (!url) return 'is not an absolute address: begin it with https://, or http://127.0.0.1';
  if (uri.includes('#')) return 'has a fragment: leave out # and what follows';
  if (url.username + url.password !== '') return 'has a user name or password: remove the part before @';
  if (url.protocol === 'https:' || isLoopbackHttp(url)) return undefined;
  return url.protocol === 'http:'
    ? 'uses http on a host other than localhost, 127.0.0.1 or [::1]: use https there'
    : appSchemeFault(url.protocol.slice(0, -1), uri);
}

function appSchemeFault(scheme: string, uri: string): string | undefined {
  const named = scheme.slice(0, MAX_SCHEME_CHARACTERS);
  if (scheme.length > MAX_SCHEME_CHARACTERS || !isAppScheme(scheme))
    return `has the scheme ${named}:, which is not allowed: use https, http on 127.0.0.1, or your app's own scheme, such as com.example.app`;
  return uri.slice(scheme.length).startsWith(':/')
    ? undefined
    : `has no slash after ${named}: write ${named}:/ and a path, or ${named}://`;
}

/** `URL.parse` drops or repairs the rest, so the stored URL would differ from the one sent. */
const isVisible = (uri: string): boolean => isText(uri) && !/\s/.test(uri);

const isText = (text: string): boolean => text.isWellFormed() && isPrintable(text);

/** Whether it leads to an app by the app's own scheme. */
export const isAppRedirect = ({ protocol }: URL): boolean => protocol !== 'https:' && protocol !== 'http:';

/** Whether it leads to a program on the user's own device rather than to a site. */
const staysOnDevice = (url: URL): boolean => isLoopbackHttp(url) || isAppRedirect(url);

/** Whether a browser may go there before the user has signed in: to a program on their device that only signs in. */
export const mayRedirectUnasked = (url: URL): boolean =>
  isLoopbackHttp(url) || (isAppRedirect(url) && isTrustedScheme(url.protocol.slice(0, -1)));

const isLoopbackHttp = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.includes(hostname);

/**
 * Why the name is refused. It is shown to people, so it must be one line without invisible or misleading characters.
 */
export function nameFault(name: unknown): string | undefined {
  if (name === undefined) return undefined;
  const isShowable =
    typeof name === 'string' &&
    name !== '' &&
    name.isWellFormed() &&
    isVisibleName(name) &&
    [...name].length <= MAX_NAME_CHARACTERS;
  return isShowable ? undefined : `client_name must be one line of at most ${MAX_NAME_CHARACTERS} visible characters`;
}

/** Why the software id is refused. It is stored but never shown; only its length is limited. */
export function softwareIdFault(id: unknown): string | undefined {
  if (id === undefined) return undefined;
  const isKeepable = typeof id === 'string' && isText(id) && id.length <= MAX_SOFTWARE_ID_CHARACTERS;
  return isKeepable ? undefined : `software_id must be one line of at most ${MAX_SOFTWARE_ID_CHARACTERS} characters`;
}

/** Why the page of the client is refused. Only its length is limited here; `oidc-provider` checks that it is a URL. */
export function clientUriFault(uri: unknown): string | undefined {
  const isKeepable = uri === undefined || (typeof uri === 'string' && uri.length <= MAX_URI_CHARACTERS);
  return isKeepable ? undefined : `client_uri must be an address of at most ${MAX_URI_CHARACTERS} characters`;
}

/** Why the metadata to store is refused as a whole. */
export function sizeFault(metadata: Record<string, unknown>): string | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(metadata));
  return bytes <= MAX_METADATA_BYTES
    ? undefined
    : `the metadata has ${bytes} bytes: send at most ${MAX_METADATA_BYTES}, such as fewer or shorter redirect_uris`;
}

/** The metadata of every client, as RFC 7591 allows: no secret that it could leak, and one flow. */
export function normalizedMetadata(redirects: readonly string[]) {
  const isOnThisMachine = redirects.map((uri) => new URL(uri)).some(staysOnDevice);
  return {
    // A native client may use its own scheme, and any port of a loopback address (RFC 8252).
    application_type: isOnThisMachine ? 'native' : 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  } as const;
}

/** All client metadata that is stored. */
export const STORED_METADATA: readonly string[] = [
  ...['client_id', 'client_id_issued_at', 'client_name', 'client_uri', 'redirect_uris', 'software_id'],
  ...['application_type', 'token_endpoint_auth_method', 'grant_types', 'response_types'],
];

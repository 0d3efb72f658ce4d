// What a client may say of itself, registered or in a metadata document: https or loopback redirects, no secret (decisions 11). Pure.
import { isPrintable } from '../kernel/printable.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const MAX_REDIRECTS = 20;
const MAX_URI_CHARACTERS = 2048;
const MAX_NAME_CHARACTERS = 100;

/** Why the redirects are refused, in words for the client; `undefined` where they are not. */
export function redirectFault(uris: unknown): string | undefined {
  if (!Array.isArray(uris) || uris.length === 0) return 'redirect_uris must list at least one address';
  if (uris.length > MAX_REDIRECTS) return `redirect_uris may list at most ${MAX_REDIRECTS} addresses`;
  const isRefused = uris.some((uri) => typeof uri !== 'string' || !isAdmitted(uri));
  return isRefused
    ? `redirect_uris must be https, or http on a loopback host, of at most ${MAX_URI_CHARACTERS} characters`
    : undefined;
}

function isAdmitted(uri: string): boolean {
  const url = URL.parse(uri);
  if (!url || uri.length > MAX_URI_CHARACTERS || uri.includes('#') || url.username + url.password !== '') return false;
  return url.protocol === 'https:' || isLoopbackHttp(url);
}

const isLoopbackHttp = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.includes(hostname);

/** Why the name is refused. It is shown to people, so it is one line that is as it looks. */
export function nameFault(name: unknown): string | undefined {
  if (name === undefined) return undefined;
  const isShowable = typeof name === 'string' && isPrintable(name) && [...name].length <= MAX_NAME_CHARACTERS;
  return isShowable ? undefined : `client_name must be one line of at most ${MAX_NAME_CHARACTERS} characters`;
}

/** What a client gets whatever it asked for, as RFC 7591 allows: no secret that it could lose, and one way in. */
export function settledMetadata(redirects: readonly string[]) {
  const isOnThisMachine = redirects.some((uri) => isLoopbackHttp(new URL(uri)));
  return {
    // A native client may come back on any port of a loopback address (RFC 8252).
    application_type: isOnThisMachine ? 'native' : 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  } as const;
}

/** All that is kept of what a client says. */
export const KEPT_METADATA: readonly string[] = [
  ...['client_id', 'client_id_issued_at', 'client_name', 'client_uri', 'redirect_uris', 'software_id'],
  ...['application_type', 'token_endpoint_auth_method', 'grant_types', 'response_types'],
];

// Metadata that clients can discover without a token: that of the resource (RFC 9728; decisions 11). Pure.
import { TOKEN_SCOPES } from '@service/protocol/schemas';
import type { OwnAddress } from './own-address.ts';

/** A client that asks for no scope gets `read`. */
export const SCOPES = TOKEN_SCOPES;
export const DEFAULT_SCOPE = 'read';

export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

export const resourceMetadata = ({ issuer, resource }: OwnAddress) => ({
  resource,
  authorization_servers: [issuer],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Brand data',
});

export interface Challenge {
  error?: 'invalid_token' | 'insufficient_scope';
  scope?: string;
}

/** The `WWW-Authenticate` header that asks for a token, or for another one (RFC 6750, RFC 9728). */
export function challenge({ issuer }: OwnAddress, { error, scope = DEFAULT_SCOPE }: Challenge = {}): string {
  const parts = { ...(error && { error }), scope, resource_metadata: `${issuer}${RESOURCE_METADATA_PATH}/mcp` };
  return `Bearer ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`;
}

/** Requests a refresh token, which every client gets anyway. */
const OFFLINE = 'offline_access';

/** The first unknown scope. */
export const unknownScope = (text: string | undefined): string | undefined =>
  text?.split(' ').find((scope) => scope !== '' && scope !== OFFLINE && !SCOPES.some((known) => known === scope));

/** The known scopes of a request; the default if it names none. */
export function knownScopes(text: string | null | undefined): string[] {
  const asked = text?.split(' ') ?? [];
  const known = SCOPES.filter((scope) => asked.includes(scope));
  return known.length > 0 ? known : [DEFAULT_SCOPE];
}

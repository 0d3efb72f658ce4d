// The client's state during a sign-in. A long-running program would store it in a file.
import type {
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client';

/** @param show receives the URL for the user to open */
export function inMemory(redirectUrl: string, show: (address: URL) => void): OAuthClientProvider {
  const state = crypto.randomUUID();
  let registration: StoredOAuthClientInformation | undefined;
  let tokens: StoredOAuthTokens | undefined;
  let discovered: OAuthDiscoveryState | undefined;
  let verifier = '';
  return {
    redirectUrl,
    clientMetadata: {
      client_name: 'Example client',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    state: () => state,
    clientInformation: () => registration,
    saveClientInformation: (information) => {
      registration = information;
    },
    tokens: () => tokens,
    saveTokens: (given) => {
      tokens = given;
    },
    redirectToAuthorization: show,
    saveCodeVerifier: (code) => {
      verifier = code;
    },
    codeVerifier: () => verifier,
    discoveryState: () => discovered,
    saveDiscoveryState: (found) => {
      discovered = found;
    },
  };
}

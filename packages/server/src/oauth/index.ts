// Public API of the authorization server.
export { isAccessToken } from './access-token.ts';
export {
  type AuthorizationServer,
  type AuthorizationServerDeps,
  createAuthorizationServer,
} from './authorization-server.ts';
export { type ConnectedApp, type ConnectedAppsDeps, disconnectApp, listConnectedApps } from './connected-apps.ts';
export { type Challenge, challenge } from './metadata.ts';
export { ownAddress } from './own-address.ts';
export type { FetchDocument, OAuthStore, SignedIn } from './ports.ts';
export { derivedKey, seal, unseal } from './sealed-key.ts';
export { periodOf } from './signing-keys.ts';
export { clientAges } from './stored-artifacts.ts';

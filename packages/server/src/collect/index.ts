// Public API of browser collection.
export {
  type AuthorizeDeps,
  type AuthorizedCall,
  authorizeBrowserCall,
  type OriginRule,
} from './authorize-browser-call.ts';
export { type CheckSessionDeps, checkSession } from './check-session.ts';
export { parseDeliveryId } from './parse-body.ts';
export type { CollectStore } from './ports.ts';
export { findSdk, readPinned } from './sdk-files.ts';
export { createSessionTokens, type SessionClaims, type SessionTokens } from './session-token.ts';

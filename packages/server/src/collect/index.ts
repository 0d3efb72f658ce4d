// What others may use of browser collection.
export type { Admitted, Caller } from './admit.ts';
export { type CheckSessionDeps, checkSession } from './check-session.ts';
export { parseDeliveryId } from './parse-body.ts';
export type { CollectStore } from './ports.ts';
export { createSessionTokens, type SessionClaims, type SessionTokens } from './session-token.ts';

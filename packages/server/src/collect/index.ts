// What others may use of browser collection.
export type { Action, CollectStore, Recorded, Visit } from './ports.ts';
export { createSessionTokens, type SessionTokens } from './session-token.ts';

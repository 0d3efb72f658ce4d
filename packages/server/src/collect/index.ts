// What others may use of browser collection.
export type { CollectStore } from './ports.ts';
export { createSessionTokens, type SessionTokens } from './session-token.ts';

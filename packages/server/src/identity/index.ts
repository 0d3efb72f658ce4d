// Public API of identity exchange.
export { linkKeyOf } from './link-token.ts';
export type { IdentityStore, Redemption } from './ports.ts';

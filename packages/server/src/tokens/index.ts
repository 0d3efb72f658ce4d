// Public API of personal access tokens.

export { type AuthenticateDeps, authenticate, hashOfToken, reachesBrand } from './authenticate.ts';
export { createLastUsed, type LastUsed } from './last-used.ts';
export { createToken, type ManageDeps, type NewToken, revokeToken } from './manage.ts';
export { listOwnTokens, revokeOwnToken } from './own-tokens.ts';
export type { Token, TokenStore } from './ports.ts';
export { tokenDocument } from './token-document.ts';

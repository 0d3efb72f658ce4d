// What other features may use of claims.
export { type ClaimChecker, type ClaimContext, createClaimChecker } from './check-claims.ts';
export type { Claim, ClaimKind, Severity, Verdict } from './claim.ts';
export type { Fix, FixSnippet, FixStep } from './prescribe.ts';

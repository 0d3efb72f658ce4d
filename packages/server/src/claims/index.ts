// What other features may use of claims.
export { type ClaimChecker, type ClaimContext, createClaimChecker } from './check-claims.ts';
export type { Claim, ClaimKind, Severity, Verdict } from './claim.ts';
export {
  type Finding,
  type FindingAction,
  type FindingDeps,
  listFindings,
  moveFinding,
  readFinding,
} from './findings.ts';
export { FINDING_STATES, type FindingState, type FindingStore, type FindingSummary } from './ports.ts';
export type { Fix, FixSnippet, FixStep } from './prescribe.ts';
export { createWrongClaimReader } from './read-wrong-claims.ts';
export { type UnreadFact, unreadFacts } from './unread-facts.ts';
export { type VerifiedClaim, type VerifyClaimInput, verifyClaim } from './verify-claim.ts';

// Public API of claims.

export { type Claim, type ClaimKind, DOUBTS, type Doubt, type Severity, type Verdict } from './claim.ts';
export {
  type Finding,
  type FindingAction,
  type FindingDeps,
  listFindings,
  moveFinding,
  prescribeFinding,
  readFinding,
} from './findings.ts';
export { type FixDeps, type FixPrice, offerFix } from './fixes/fix-offer.ts';
export type { Fix, FixSnippet, FixStep } from './fixes/prescribe.ts';
export { FINDING_STATES, type FindingState, type FindingStore, type FindingSummary } from './ports.ts';
export { countOpenFindings, type ListedFinding, listSeenFindings, type SeenFindingDeps } from './read-seen-findings.ts';
export { createWrongClaimReader } from './read-wrong-claims.ts';
export { type UnreadFact, unreadFacts } from './unread-facts.ts';
export { type ClaimChecker, type ClaimContext, createClaimChecker } from './verdict/check-claims.ts';
export { type VerifiedClaim, type VerifyClaimDeps, type VerifyClaimInput, verifyClaim } from './verify-claim.ts';
export { type VerifyFindingDeps, verifyFinding } from './verify-finding.ts';

// Public API of claims.

export { type Claim, type ClaimKind, DOUBTS, type Doubt, type Severity, type Verdict } from './claim.ts';
export { type FileWarning, fileWarnings } from './file-warnings.ts';
export {
  changeFindingState,
  type Finding,
  type FindingAction,
  type FindingDeps,
  listFindings,
  type MoveDetails,
  prescribeFinding,
  readFinding,
  readFindingHistory,
} from './findings.ts';
export { type FixDeps, type FixPrice, offerFix, outdatedError } from './fixes/fix-offer.ts';
export type { Fix, FixSnippet, FixStep } from './fixes/prescribe.ts';
export { closeOutdatedFindings, type OutdatedDeps } from './outdated/close-outdated.ts';
export { stillAFact } from './outdated/still-a-fact.ts';
export {
  DISMISS_REASONS,
  type DismissReason,
  FINDING_STATES,
  type FindingChange,
  type FindingState,
  type FindingStore,
  type FindingSummary,
  type InboxFinding,
} from './ports.ts';
export { countOpenFindings, type ListedFinding, listSeenFindings, type SeenFindingDeps } from './read-seen-findings.ts';
export { createWrongClaimReader } from './read-wrong-claims.ts';
export { type UnreadFact, unreadFacts } from './unread-facts.ts';
export { type ClaimChecker, type ClaimContext, createClaimChecker } from './verdict/check-claims.ts';
export { type VerifiedClaim, type VerifyClaimDeps, type VerifyClaimInput, verifyClaim } from './verify-claim.ts';
export { type VerifyFindingDeps, verifyFinding } from './verify-finding.ts';

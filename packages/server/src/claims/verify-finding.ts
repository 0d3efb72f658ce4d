// Verifies a finding by its ID.
import { factSchema, MARKETS, readProfile } from '../brands/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { fixFor } from './fixes/prescribe.ts';
import { answerOf, type OutdatedDeps } from './outdated/close-outdated.ts';
import { createOutdatedCheck, daysOf } from './outdated/outdated-check.ts';
import { standingFact } from './outdated/standing-fact.ts';
import type { FindingStore } from './ports.ts';
import { marketsIn, type VerifiedClaim, type VerifyClaimDeps, verifyClaim } from './verify-claim.ts';

export interface VerifyFindingDeps extends VerifyClaimDeps, Pick<OutdatedDeps, 'storedAnswers'> {
  findings: Pick<FindingStore, 'findFinding' | 'findByKey'>;
}

export interface VerifiedFinding extends VerifiedClaim {
  isOutdated: boolean;
}

/**
 * If the facts have changed since, its quote is compared with the facts of today, and there is no fix. @throws DomainError
 * `invalid_input` if it is not a finding of the brand
 */
export const verifyFinding =
  (deps: VerifyFindingDeps) =>
  async ({ brandId, findingId }: { brandId: string; findingId: string }): Promise<VerifiedFinding> => {
    const finding = await deps.findings.findFinding(findingId);
    if (finding?.brandId !== brandId) {
      const message = 'must be the id of a finding of the brand';
      throw new DomainError('invalid_input', { message: `finding ${message}`, issues: [{ path: 'finding', message }] });
    }
    const { file } = await readProfile(deps)(brandId);
    const { key, kind, quote, claimed, verified, severity, sources } = finding;
    const now = deps.clock.now();
    const fact = standingFact(factSchema.parse(JSON.parse(finding.fact)), file, daysOf(finding, now));
    if (!fact || createOutdatedCheck(file, now)(finding, await answerOf(deps, finding))) {
      const market = MARKETS.find((one) => one === finding.seenIn.market);
      return { ...(await verifyClaim(deps)({ brandId, claim: quote, market })), wrong: null, isOutdated: true };
    }
    const markets = marketsIn([fact]);
    return {
      verdict: 'contradicted',
      facts: [fact],
      markets,
      severity,
      claims: [{ kind, quote, claimed, verified, verdict: 'contradicted', severity, markets }],
      isOutdated: false,
      wrong: { key, findingId, fact, fix: fixFor({ claimed, verified, fact }, file, sources) },
    };
  };

// Verifies a finding by its ID.
import { type BrandStore, factSchema, readProfile } from '../brands/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { fixFor } from './fixes/prescribe.ts';
import type { FindingStore } from './ports.ts';
import { marketsIn, type VerifiedClaim } from './verify-claim.ts';

export interface VerifyFindingDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  findings: Pick<FindingStore, 'findFinding'>;
}

/** @throws DomainError `invalid_input` if it is not a finding of the brand */
export const verifyFinding =
  (deps: VerifyFindingDeps) =>
  async ({ brandId, findingId }: { brandId: string; findingId: string }): Promise<VerifiedClaim> => {
    const finding = await deps.findings.findFinding(findingId);
    if (finding?.brandId !== brandId) {
      const message = 'must be the id of a finding of the brand';
      throw new DomainError('invalid_input', { message: `finding ${message}`, issues: [{ path: 'finding', message }] });
    }
    const { file } = await readProfile(deps)(brandId);
    const { key, kind, quote, claimed, verified, severity, sources } = finding;
    const fact = factSchema.parse(JSON.parse(finding.fact));
    const markets = marketsIn([fact]);
    return {
      verdict: 'contradicted',
      facts: [fact],
      markets,
      severity,
      claims: [{ kind, quote, claimed, verified, verdict: 'contradicted', severity, markets }],
      wrong: { key, findingId, fix: fixFor({ claimed, verified, fact }, file, sources) },
    };
  };

// `verify_brand_claim`: a verdict on a sentence or a finding, with the compared facts, and the fix on request.
import type { ToolInput } from '@service/protocol/schemas';
import type { Brand } from '../../brands/index.ts';
import {
  type FixDeps,
  type FixPrice,
  offerFix,
  outdatedError,
  stillAFact,
  type VerifiedClaim,
  type VerifyClaimDeps,
  type VerifyFindingDeps,
  verifyClaim,
  verifyFinding,
} from '../../claims/index.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { READS, type Tool } from '../tool.ts';
import { refOf } from './brand-ref.ts';

export type VerifyToolDeps = VerifyClaimDeps & VerifyFindingDeps & FixDeps;

export function verifyBrandClaim(deps: VerifyToolDeps): Tool<'verify_brand_claim'> {
  const verify = createVerifier(deps);
  const offerOf = offerFix(deps);
  return {
    ...READS,
    demo: true,
    scopeFor: (args) => (asksForFix(args) ? 'write' : 'read'),
    async run({ brand: wanted, prescribe: isAsked = false, ...given }, { brandOf }) {
      const brand = await brandOf(wanted);
      const { verdict, facts, markets, claims, severity, wrong, isOutdated } = await verify(brand, given);
      if (isOutdated && isAsked) throw outdatedError();
      const { tenantId, id: brandId } = brand;
      const offer =
        wrong &&
        (await offerOf(
          { tenantId, brandId, key: wrong.key, isCurrent: stillAFact(brand, wrong.fact, deps.clock.now()) },
          isAsked,
        ));
      const fix = wrong && offer?.price.isPrescribed ? wrong.fix : null;
      return {
        brand: refOf(brand),
        verdict,
        facts: facts.map((fact) => ({ ...fact, subject: fact.subject ?? brand.name })),
        markets,
        claims,
        severity,
        finding_id: wrong?.findingId ?? null,
        fix: fix && { steps: fix.steps, json_ld: Object.fromEntries(Object.entries(fix.jsonLd)) },
        fix_price: offer && priceDocument(offer.price),
        charged_cents: offer?.chargedCents ?? 0,
      };
    },
  };
}

/** The arguments are not yet validated. */
const asksForFix = (args: unknown): boolean =>
  typeof args === 'object' && args !== null && 'prescribe' in args && args.prescribe === true;

type Given = Omit<ToolInput<'verify_brand_claim'>, 'brand' | 'prescribe'>;

function createVerifier(
  deps: VerifyToolDeps,
): (brand: Brand, given: Given) => Promise<VerifiedClaim & { isOutdated?: boolean }> {
  const [ofClaim, ofFinding] = [verifyClaim(deps), verifyFinding(deps)];
  return async ({ id: brandId }, { claim, finding: findingId, ...given }) => {
    if ((claim === undefined) === (findingId === undefined)) throw oneOfBoth();
    if (findingId !== undefined) return ofFinding({ brandId, findingId });
    return ofClaim({ brandId, claim: claim ?? '', ...given });
  };
}

function oneOfBoth(): DomainError {
  const message = 'send either claim or finding';
  return new DomainError('invalid_input', { message: `claim ${message}`, issues: [{ path: 'claim', message }] });
}

const priceDocument = ({ cents, isPrescribed }: FixPrice) => ({
  amount_cents: cents,
  currency: 'USD' as const,
  prescribed: isPrescribed,
});

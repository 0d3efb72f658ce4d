// `verify_brand_claim`: a verdict on a sentence, with the facts that were compared and what to do.
import { verifyClaim } from '../../claims/index.ts';
import { READS, type Tool } from '../tool.ts';
import { refOf } from './wire.ts';

export function verifyBrandClaim(deps: Parameters<typeof verifyClaim>[0]): Tool<'verify_brand_claim'> {
  const verify = verifyClaim(deps);
  return {
    ...READS,
    demo: true,
    async run({ brand: wanted, claim, language }, { brandOf }) {
      const brand = await brandOf(wanted);
      const { verdict, facts, claims, severity, fix } = await verify({ brandId: brand.id, claim, language });
      return {
        brand: refOf(brand),
        verdict,
        facts: facts.map((fact) => ({ ...fact, subject: fact.subject ?? brand.name })),
        claims,
        severity,
        fix: fix && { steps: fix.steps, json_ld: Object.fromEntries(Object.entries(fix.jsonLd)) },
      };
    },
  };
}

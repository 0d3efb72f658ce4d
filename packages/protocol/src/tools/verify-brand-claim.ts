// `verify_brand_claim`: whether a sentence about a brand is true, as far as verified facts say.
import { z } from 'zod';
import { text } from '../text.ts';
import { FACT_KINDS, verifiedFact } from './facts.ts';
import { brandArgument, brandRef, count, MARKETS } from './fields.ts';

export const verifyBrandClaimInput = z.strictObject({
  brand: brandArgument,
  claim: text({ min: 1, max: 2000 })
    .describe('What is said or asked of the brand, such as "The Velto 3 weighs 20 kg". Not together with finding.')
    .exactOptional(),
  finding: text({ min: 1, max: 100 }).describe('Id of a finding instead of a claim.').exactOptional(),
  language: z.enum(['en', 'de', 'ja']).describe('Told from the claim where it is absent.').exactOptional(),
  market: z
    .enum(MARKETS)
    .describe('Compare with the facts of this market; facts of any market count where it is absent.')
    .exactOptional(),
  prescribe: z
    .boolean()
    .describe(
      'true asks for the fix of what is wrong. That counts as a fix of the plan and may cost money: fix_price of a call without it says how much. Needs a token with the scope write. The same fix again is free.',
    )
    .exactOptional(),
});

const verdict = z.enum(['supported', 'contradicted', 'unverifiable']);
const severity = z.enum(['critical', 'high', 'medium', 'low']).nullable().describe('Of a contradicted claim only.');
const markets = z
  .array(z.enum(MARKETS))
  .describe('Markets of the facts that decided it; none where they hold in every market.');

const fix = z.strictObject({
  steps: z.array(
    z.strictObject({
      action: z.enum(['correct_own_page', 'publish_snippet', 'contact_source']),
      target: z.string(),
      text: z.string(),
    }),
  ),
  json_ld: z.record(z.string(), z.unknown()).describe('A snippet with the verified value for a page of the brand.'),
});

export const verifyBrandClaimOutput = z.strictObject({
  brand: brandRef,
  verdict: z
    .enum(['supported', 'contradicted', 'unverifiable', 'question'])
    .describe('question: it asks and claims nothing; facts are what it asks for.'),
  facts: z.array(verifiedFact).describe('The facts that were compared, or asked for.'),
  markets,
  claims: z.array(
    z.strictObject({
      kind: z.enum(FACT_KINDS),
      quote: z.string(),
      claimed: z.string(),
      verified: z.string().nullable(),
      verdict,
      severity,
      markets,
    }),
  ),
  severity,
  finding_id: z.string().nullable().describe('The finding of answers that say the same wrong thing.'),
  fix: fix.nullable().describe('What to do about a contradicted claim, once it was asked for with prescribe.'),
  fix_price: z
    .strictObject({
      amount_cents: count.describe('What asking costs now; 0 where it was asked for, or is included in the plan.'),
      currency: z.literal('USD'),
      prescribed: z.boolean().describe('Whether the fix was asked for already.'),
    })
    .nullable()
    .describe('Of a contradicted claim only.'),
  charged_cents: count.describe('What this call has cost.'),
});

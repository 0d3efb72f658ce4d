// `verify_brand_claim`: whether a sentence about a brand is true according to its verified facts.
import { z } from 'zod';
import { text } from '../text.ts';
import { FACT_KINDS, verifiedFact } from './facts.ts';
import { brandArgument, brandRef, count, MARKETS } from './fields.ts';

export const verifyBrandClaimInput = z.strictObject({
  brand: brandArgument,
  claim: text({ min: 1, max: 2000 })
    .describe(
      'A statement or question about the brand, such as "The Velto 3 weighs 20 kg". Cannot be combined with finding.',
    )
    .exactOptional(),
  finding: text({ min: 1, max: 100 }).describe('ID of a finding to verify instead of a claim.').exactOptional(),
  language: z
    .enum(['en', 'de', 'ja'])
    .describe('Language of the claim. Default: detected from the claim.')
    .exactOptional(),
  market: z
    .enum(MARKETS)
    .describe('Only compare with facts of this market. Default: facts of any market.')
    .exactOptional(),
  prescribe: z
    .boolean()
    .describe(
      'true requests a fix for a wrong claim. It counts toward the fixes of the plan and may cost money; call without prescribe first to see fix_price. Needs a token with the scope write. Requesting the same fix again is free.',
    )
    .exactOptional(),
});

const verdict = z.enum(['supported', 'contradicted', 'unverifiable']);
const severity = z
  .enum(['critical', 'high', 'medium', 'low'])
  .nullable()
  .describe('Only set for a contradicted claim.');
const markets = z
  .array(z.enum(MARKETS))
  .describe('Markets of the facts that decided the verdict; empty if those facts apply to every market.');

const fix = z.strictObject({
  steps: z.array(
    z.strictObject({
      action: z.enum(['correct_own_page', 'publish_snippet', 'contact_source']),
      target: z.string(),
      text: z.string(),
    }),
  ),
  json_ld: z
    .record(z.string(), z.unknown())
    .describe('A JSON-LD snippet with the verified value, to publish on a page of the brand.'),
});

export const verifyBrandClaimOutput = z.strictObject({
  brand: brandRef,
  verdict: z
    .enum(['supported', 'contradicted', 'unverifiable', 'question'])
    .describe('question: the sentence asks something and makes no claim; facts contains the answer.'),
  facts: z.array(verifiedFact).describe('The facts that were compared with the claim, or that answer the question.'),
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
  finding_id: z.string().nullable().describe('The finding for the same wrong claim in answers, if there is one.'),
  fix: fix.nullable().describe('How to fix a contradicted claim, once it was requested with prescribe.'),
  fix_price: z
    .strictObject({
      amount_cents: count.describe(
        'Current price of the fix; 0 if it was already requested or is included in the plan.',
      ),
      currency: z.literal('USD'),
      prescribed: z.boolean().describe('Whether the fix was already requested.'),
    })
    .nullable()
    .describe('Only set for a contradicted claim.'),
  charged_cents: count.describe('What this call cost.'),
});

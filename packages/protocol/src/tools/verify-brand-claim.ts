// `verify_brand_claim`: whether a sentence about a brand is true, as far as verified facts say.
import { z } from 'zod';
import { text } from '../text.ts';
import { FACT_KINDS, verifiedFact } from './facts.ts';
import { brandArgument, brandRef } from './fields.ts';

export const verifyBrandClaimInput = z.strictObject({
  brand: brandArgument,
  claim: text({ min: 1, max: 2000 }).describe('What is said of the brand, such as "The Velto 3 weighs 20 kg".'),
  language: z.enum(['en', 'de', 'ja']).describe('Told from the claim where it is absent.').exactOptional(),
});

const verdict = z.enum(['supported', 'contradicted', 'unverifiable']);
const severity = z.enum(['critical', 'high', 'medium', 'low']).nullable().describe('Of a contradicted claim only.');

export const verifyBrandClaimOutput = z.strictObject({
  brand: brandRef,
  verdict,
  facts: z.array(verifiedFact).describe('The facts that were compared.'),
  claims: z.array(
    z.strictObject({
      kind: z.enum(FACT_KINDS),
      quote: z.string(),
      claimed: z.string(),
      verified: z.string().nullable(),
      verdict,
      severity,
    }),
  ),
  severity,
  fix: z
    .strictObject({
      steps: z.array(
        z.strictObject({
          action: z.enum(['correct_own_page', 'publish_snippet', 'contact_source']),
          target: z.string(),
          text: z.string(),
        }),
      ),
      json_ld: z.record(z.string(), z.unknown()).describe('A snippet with the verified value for a page of the brand.'),
    })
    .nullable()
    .describe('What to do about a contradicted claim.'),
});

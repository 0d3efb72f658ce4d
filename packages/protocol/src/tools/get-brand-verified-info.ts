// `get_brand_verified_info`: the verified facts about a brand, with source and date.
import { z } from 'zod';
import { FACT_KINDS, verifiedFact } from './facts.ts';
import { brandArgument, brandRef } from './fields.ts';

export const getBrandVerifiedInfoInput = z.strictObject({
  brand: brandArgument,
  kind: z.enum(FACT_KINDS).describe('Only return facts of this kind.').exactOptional(),
});

export const getBrandVerifiedInfoOutput = z.strictObject({ brand: brandRef, facts: z.array(verifiedFact) });

// `run_brand_scan`: asks the answer engines anew; the answer comes at once, the result through `jobs/get`.
import { z } from 'zod';
import { brandArgument, engineArgument, MARKETS } from './fields.ts';

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;
const ONCE = 'must name each once';

export const runBrandScanInput = z.strictObject({
  brand: brandArgument,
  engines: z
    .array(engineArgument)
    .min(1)
    .max(10)
    .refine(unique, ONCE)
    .describe('Answer engines; as many as the plan has where it is absent.')
    .exactOptional(),
  markets: z
    .array(z.enum(MARKETS))
    .min(1)
    .max(MARKETS.length)
    .refine(unique, ONCE)
    .describe("Markets; all of the brand's where it is absent.")
    .exactOptional(),
});

export const runBrandScanOutput = z.strictObject({ jobId: z.string(), status: z.literal('running') });

// `run_brand_scan`: asks the answer engines again. It returns at once; `jobs/get` returns the result.
import { z } from 'zod';
import { brandArgument, engineArgument, MARKETS } from './fields.ts';

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;
const ONCE = 'must not contain duplicates';

export const runBrandScanInput = z.strictObject({
  brand: brandArgument,
  engines: z
    .array(engineArgument)
    .min(1)
    .max(10)
    .refine(unique, ONCE)
    .describe('Answer engines to ask. Default: as many as the plan includes.')
    .exactOptional(),
  markets: z
    .array(z.enum(MARKETS))
    .min(1)
    .max(MARKETS.length)
    .refine(unique, ONCE)
    .describe('Markets to ask in. Default: all markets of the brand.')
    .exactOptional(),
});

export const runBrandScanOutput = z.strictObject({ jobId: z.string(), status: z.literal('running') });

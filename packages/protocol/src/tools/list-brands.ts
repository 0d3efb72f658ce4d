// `list_brands`: the brands that a token can access.
import { z } from 'zod';
import { MARKETS, nextCursor, pageArguments } from './fields.ts';

export const listBrandsInput = z.strictObject({ ...pageArguments });

const names = z.array(z.string());

export const listBrandsOutput = z.strictObject({
  brands: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      domain: z.string(),
      aliases: names,
      product_lines: names,
      skus: names,
      markets: z.array(z.enum(MARKETS)),
      competitors: names,
    }),
  ),
  next_cursor: nextCursor,
});

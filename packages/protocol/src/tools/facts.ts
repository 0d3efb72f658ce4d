// Verified facts of a brand, as tools return them.
import { z } from 'zod';
import { MARKETS } from './fields.ts';

export const FACT_KINDS = ['price', 'spec', 'integration', 'founder'] as const;

const scope = {
  subject: z.string().describe('The brand, product line or SKU that the fact is about.'),
  market: z.enum(MARKETS).exactOptional(),
  valid_from: z.iso.date().exactOptional(),
  valid_until: z.iso.date().exactOptional(),
  labels: z.array(z.string()),
  source: z.string().describe('Where the fact was found, usually a URL.'),
  date: z.iso.date().describe('When the source was last checked.'),
};

const price = z.strictObject({
  kind: z.literal('price'),
  ...scope,
  market: z.enum(MARKETS),
  plan: z.string().exactOptional(),
  amount: z.number().nonnegative(),
  currency: z.string(),
  period: z.enum(['day', 'week', 'month', 'year']).exactOptional(),
  per: z.string().exactOptional(),
});

const spec = z.strictObject({
  kind: z.literal('spec'),
  ...scope,
  attribute: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string().exactOptional(),
  per: z.string().exactOptional(),
});

const integration = z.strictObject({
  kind: z.literal('integration'),
  ...scope,
  with: z.string(),
  supported: z.boolean(),
});

const founder = z.strictObject({ kind: z.literal('founder'), ...scope, name: z.string() });

export const verifiedFact = z.discriminatedUnion('kind', [price, spec, integration, founder]);

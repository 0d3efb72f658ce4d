// The description of a brand: its names, prompts, verified facts, products and competitors, which together are its
// brand file.
import { z } from 'zod';
import { text } from '../text.ts';
import { count, MARKETS } from '../tools/fields.ts';
import type { PortalRoutes } from './route.ts';

const MAX_FILE = 2 * 1024 * 1024;
const market = z.enum(MARKETS);
const words = z.array(z.string()).exactOptional();

const naming = {
  name: z.string(),
  aliases: z
    .array(
      z.union([
        z.string(),
        z.strictObject({ name: z.string(), case_sensitive: z.boolean().exactOptional(), context: words }),
      ]),
    )
    .exactOptional(),
  case_sensitive: z.boolean().exactOptional(),
  context: words,
  except: words,
};

const fact = {
  subject: z.string().exactOptional(),
  market: market.exactOptional(),
  valid_from: z.string().exactOptional(),
  valid_until: z.string().exactOptional(),
  labels: words,
  source: z.string(),
  date: z.string(),
};

const per = z.string().exactOptional();

/** A brand file as JSON. Default values are omitted. */
export const brandDocument = z.strictObject({
  ...naming,
  domains: z.array(z.string()),
  markets: z.array(market),
  product_lines: z
    .array(z.strictObject({ ...naming, skus: z.array(z.strictObject(naming)).exactOptional() }))
    .exactOptional(),
  competitors: z.array(z.strictObject({ ...naming, domains: words })).exactOptional(),
  prompts: z
    .array(
      z.strictObject({
        text: z.string(),
        market,
        language: z.enum(['en', 'de', 'ja']),
        branded: z.boolean().exactOptional(),
        tags: words,
      }),
    )
    .exactOptional(),
  facts: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('price'),
          ...fact,
          plan: z.string().exactOptional(),
          amount: z.number(),
          currency: z.string(),
          period: z.enum(['day', 'week', 'month', 'year']).exactOptional(),
          per,
        }),
        z.strictObject({
          kind: z.literal('spec'),
          ...fact,
          attribute: z.string(),
          value: z.union([z.number(), z.string()]),
          unit: z.string().exactOptional(),
          per,
        }),
        z.strictObject({ kind: z.literal('integration'), ...fact, with: z.string(), supported: z.boolean() }),
        z.strictObject({ kind: z.literal('founder'), ...fact, name: z.string() }),
      ]),
    )
    .exactOptional(),
});

const remark = z.strictObject({
  /** From 1. */
  line: z.int().positive(),
  /** Such as `facts.3.amount`. */
  path: z.string(),
  message: z.string(),
});

const entryCounts = z.strictObject({
  prompts: count,
  facts: count,
  competitors: count,
  product_lines: count,
  skus: count,
});

const description = z.strictObject({
  document: brandDocument,
  /** Send it back with a change: it is refused if another user changed the description in the meantime. */
  revision: z.string(),
  plan: z.strictObject({ max_prompts: count.nullable(), max_competitors: count.nullable() }),
});

/** YAML or JSON. */
const fileText = text({ min: 1, max: MAX_FILE });

export const descriptionRoutes = {
  'GET /brands/:brand/description': { access: 'member', response: description },
  /**
   * Replaces the whole description. 422 with `issues` by line and path; 409 `changed_meanwhile` or `quota_exceeded`.
   */
  'PUT /brands/:brand/description': {
    access: 'member',
    body: z.strictObject({ revision: z.string().max(100), text: fileText }),
    response: description.extend({ changed: z.boolean(), warnings: z.array(remark) }),
  },
  /** Changes nothing. */
  'POST /brands/:brand/description/check': {
    access: 'member',
    body: z.strictObject({ text: fileText }),
    response: z.strictObject({
      issues: z.array(remark),
      warnings: z.array(remark),
      /** What the file has; `null` if there are issues. */
      counts: entryCounts.nullable(),
      /** What the stored description has and the file leaves out; `null` if there are issues. */
      removes: entryCounts.nullable(),
    }),
  },
  'GET /brands/:brand/description/file': {
    access: 'member',
    query: z.strictObject({ format: z.enum(['yaml', 'json']) }),
    response: z.string(),
  },
  'GET /brands/:brand/prompt-suggestions': {
    access: 'member',
    response: z.strictObject({
      suggestions: z.array(
        z.strictObject({
          text: z.string(),
          market,
          language: z.enum(['en', 'de', 'ja']),
          reason: z.enum(['gap', 'comparison', 'category', 'price', 'integration', 'market']),
        }),
      ),
    }),
  },
} as const satisfies PortalRoutes;

// What answer engines say about a brand, in figures, with the filters of the portal's page (decisions 7).
import { z } from 'zod';
import { text } from '../text.ts';
import { count, dayArgument, MARKETS, period } from '../tools/fields.ts';
import { overviewCompetitor, overviewFigures, overviewTrendPoint } from '../tools/get-brand-overview.ts';
import type { PortalRoutes } from './route.ts';

/** Every filter is optional. Without days: the last thirty. */
export const figureFilters = {
  since: dayArgument.exactOptional(),
  until: dayArgument.exactOptional(),
  market: z.enum(MARKETS).exactOptional(),
  engine: text({ min: 1, max: 64 }).exactOptional(),
  /** Prompts that name the brand, or (by default) those that do not. */
  branded: z.enum(['true', 'false']).exactOptional(),
};

const product = z.strictObject({
  name: z.string(),
  mention_rate: overviewFigures.mention_rate,
  share_of_voice: overviewFigures.share_of_voice,
  sentiment: overviewFigures.sentiment,
  average_position: overviewFigures.average_position,
});

const cell = z.strictObject({ value: z.number().nullable(), sample_size: count });

const visibility = z.strictObject({
  period,
  previous_period: period,
  figures: z.strictObject(overviewFigures),
  trend: z.array(overviewTrendPoint),
  competitors: z.array(overviewCompetitor),
  /** Empty if the figures are those of a product line or SKU. */
  product_lines: z.array(product),
  skus: z.array(product.extend({ product_line: z.string() })),
  /** Those with answers in the period; by engine, then market. */
  places: z.array(
    z.strictObject({
      engine: z.string(),
      market: z.string(),
      answers: count,
      mention_rate: cell,
      share_of_voice: cell,
      sentiment: cell,
      average_position: cell,
      citation_share: cell,
    }),
  ),
});

const sources = z.strictObject({
  period,
  domains: z.array(z.strictObject({ domain: z.string(), own: z.boolean(), citations: count, answers: count })),
  own_pages: z.array(z.strictObject({ url: z.string(), answers: count })),
  /** Prompts whose answers name competitors and not the brand; the most frequent first. */
  gaps: z.array(
    z.strictObject({
      prompt_id: z.string(),
      text: z.string(),
      market: z.string(),
      answers_with_gap: count,
      answers: count,
      engines: z.array(z.string()),
      competitors: z.array(z.string()),
    }),
  ),
});

const choices = z.strictObject({
  /** Those that have answered, and those that can be asked. */
  engines: z.array(z.string()),
  configured_engines: z.array(z.string()),
  markets: z.array(z.string()),
  product_lines: z.array(z.strictObject({ name: z.string(), skus: z.array(z.string()) })),
  prompts: count,
  /** `null` before the first scan. */
  last_answer_at: z.iso.datetime().nullable(),
});

export const visibilityRoutes = {
  'GET /brands/:brand/visibility': {
    access: 'member',
    query: z.strictObject({
      ...figureFilters,
      /** Not together with `sku`. */
      product_line: text({ min: 1, max: 200 }).exactOptional(),
      sku: text({ min: 1, max: 200 }).exactOptional(),
    }),
    response: visibility,
  },
  'GET /brands/:brand/visibility/sources': {
    access: 'member',
    query: z.strictObject(figureFilters),
    response: sources,
  },
  'GET /brands/:brand/visibility/choices': { access: 'member', response: choices },
} as const satisfies PortalRoutes;

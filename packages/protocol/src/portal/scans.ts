// Scans of a brand: options for a new scan, running and earlier scans, and a comparison of two.
import { z } from 'zod';
import { text } from '../text.ts';
import { count, interval, MARKETS } from '../tools/fields.ts';
import type { PortalRoutes } from './route.ts';

const MAX_ENGINES = 50;
const time = z.iso.datetime();
const engineName = text({ min: 1, max: 64 });

const scan = z.strictObject({
  id: z.string(),
  trigger: z.enum(['manual', 'auto']),
  state: z.enum(['running', 'succeeded', 'failed', 'canceled']),
  engines: z.array(z.string()),
  markets: z.array(z.string()),
  /** Answers requested, received, and finally failed. */
  total: count,
  done: count,
  failed: count,
  failures: z.array(
    z.strictObject({
      engine: z.string(),
      /** Such as `timeout` or `unauthorized`. */
      code: z.string(),
      count,
      /** The setting to change, if one helps. */
      setting: z.string().nullable(),
    }),
  ),
  /** Millionths of a US dollar, of the answers whose cost is known. */
  cost_micros: count,
  answers_of_unknown_cost: count,
  started_at: time,
  finished_at: time.nullable(),
  cancel_requested: z.boolean(),
});

const measure = z.strictObject({
  value: z.number().nullable(),
  sample_size: count,
  interval: interval.nullable(),
});

const compared = z.strictObject({
  before: measure,
  after: measure,
  difference: z.number().nullable(),
  significant: z.boolean(),
});

export const scanRoutes = {
  'GET /brands/:brand/scans': {
    access: 'member',
    response: z.strictObject({
      /** Newest first. */
      scans: z.array(scan),
      /** In the order in which a scan asks them. */
      engines: z.array(
        z.strictObject({
          name: z.string(),
          ready: z.boolean(),
          /** Whether a scan asks it by default. */
          chosen: z.boolean(),
          /** The setting that makes it ready. */
          setting: z.string().nullable(),
        }),
      ),
      /** Ready engines without a key, which have recorded answers to some prompts; other prompts fail. */
      recorded_only: z.array(z.string()),
      markets: z.array(z.strictObject({ market: z.enum(MARKETS), prompts: count })),
      /** The limits of the plan. */
      plan: z.strictObject({
        max_engines: count,
        max_prompts: count.nullable(),
        /** Scans in the period; `null`: unlimited. */
        included: count.nullable(),
        used: count,
        /** The cost of the next scan, in US cents. */
        cents: count,
        /** Whether the plan has no scan left in the period. */
        blocked: z.boolean(),
        resets_at: time,
      }),
      schedule: z.strictObject({
        every: z.enum(['hour', 'day', 'week']).nullable(),
        /** Whether this service starts automatic scans. */
        runs: z.boolean(),
        next_at: time.nullable(),
      }),
    }),
  },
  'POST /brands/:brand/scans': {
    access: 'member',
    body: z.strictObject({
      engines: z.array(engineName).min(1).max(MAX_ENGINES).exactOptional(),
      markets: z.array(z.enum(MARKETS)).min(1).max(MARKETS.length).exactOptional(),
    }),
    response: scan,
  },
  'GET /brands/:brand/scans/:scan': { access: 'member', response: scan },
  /** The answers so far are kept. Has no effect on a scan that has ended. */
  'POST /brands/:brand/scans/:scan/cancel': { access: 'member', response: scan },
  /** The scan in the path, and an earlier one. */
  'GET /brands/:brand/scans/:scan/comparison': {
    access: 'member',
    query: z.strictObject({ with: text({ min: 1, max: 100 }) }),
    response: z.strictObject({
      before: scan,
      after: scan,
      /** By prompts that do not name the brand. */
      answers: z.strictObject({ before: count, after: count }),
      mention_rate: compared,
      share_of_voice: compared,
    }),
  },
} as const satisfies PortalRoutes;

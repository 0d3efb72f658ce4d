// Findings: wrong claims in answers, as an inbox and one by one.
import { z } from 'zod';
import { text } from '../text.ts';
import { count, MARKETS } from '../tools/fields.ts';
import type { PortalRoutes } from './route.ts';

export const FINDING_STATES = ['open', 'fixed', 'dismissed'] as const;
export const FINDING_KINDS = ['price', 'spec', 'integration', 'founder'] as const;
export const FINDING_SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export const DISMISS_REASONS = ['accurate', 'misread', 'minor', 'other'] as const;
const MAX_NOTE = 500;

const state = z.enum(FINDING_STATES);
const time = z.iso.datetime();

const finding = {
  id: z.string(),
  kind: z.enum(FINDING_KINDS),
  /** The subject of the claim: the brand, a product line or a SKU. */
  subject: z.string(),
  claimed: z.string(),
  verified: z.string(),
  severity: z.enum(FINDING_SEVERITIES),
  state,
  first_seen_at: time,
  last_seen_at: time,
};

const listed = z.strictObject({
  ...finding,
  quote: z.string(),
  /** Answers that show it, for the requested market and engine. */
  answers: count,
  engines: z.array(z.string()),
  markets: z.array(z.string()),
});

const change = z.strictObject({
  at: time,
  state,
  /** `facts`: the verified facts changed, and no longer contradict it. */
  cause: z.enum(['answers', 'person', 'facts']),
  reason: z.enum(DISMISS_REASONS).nullable(),
  note: z.string().nullable(),
  /** `null`: answers, the command line, or a user who has left. */
  by: z.string().nullable(),
});

const fix = z.strictObject({
  steps: z.array(
    z.strictObject({
      action: z.enum(['correct_own_page', 'publish_snippet', 'contact_source']),
      /** A page or a domain. */
      target: z.string(),
    }),
  ),
  /** JSON-LD, ready to copy. */
  json_ld: z.string(),
});

const shown = z.strictObject({
  ...finding,
  /** The newest answer that shows it. */
  seen_in: z.strictObject({
    /** `null` if the answer has been deleted. */
    answer_id: z.string().nullable(),
    engine: z.string(),
    market: z.string(),
    /** `null` if the brand no longer has it. */
    prompt: z.string().nullable(),
    /** The text of the answer around the quote; empty if retention has erased it. */
    before: z.string(),
    quote: z.string(),
    after: z.string(),
  }),
  /** The source of the verified value, and when it was checked. */
  fact: z.strictObject({ source: z.string(), date: z.iso.date() }),
  /** `of`: all answers between the first and the last day on which it was seen. */
  frequency: z.array(z.strictObject({ engine: z.string(), market: z.string(), answers: count, of: count })),
  sources: z.array(z.strictObject({ url: z.string(), domain: z.string(), own: z.boolean(), answers: count })),
  /** Oldest first. */
  history: z.array(change),
  /** The verified fact has changed since, so there is no fix: the next scan compares answers with the new one. */
  fact_changed: z.boolean(),
  /** `null` until it is requested. */
  fix: fix.nullable(),
  fix_price: z.strictObject({
    cents: count,
    /** Whether requesting it counts against the plan. */
    counted: z.boolean(),
  }),
  /** Fixes of this period; `null` if they are unlimited or this one was requested. */
  fix_quota: z.strictObject({ used: count, included: count }).nullable(),
  /** `null` if it was not requested, or before an answer made the claim. */
  fix_requested_at: time.nullable(),
});

export const findingRoutes = {
  'GET /brands/:brand/findings': {
    access: 'member',
    query: z.strictObject({
      state: state.exactOptional(),
      kind: z.enum(FINDING_KINDS).exactOptional(),
      severity: z.enum(FINDING_SEVERITIES).exactOptional(),
      market: z.enum(MARKETS).exactOptional(),
      engine: text({ min: 1, max: 64 }).exactOptional(),
    }),
    response: z.strictObject({
      /** Worst first, then those in the most answers. */
      findings: z.array(listed),
      /** Whether there are more than these. */
      has_more: z.boolean(),
      /** By state, for the other filters. */
      counts: z.strictObject({ open: count, fixed: count, dismissed: count }),
      /** Filter options: those of all findings. */
      engines: z.array(z.string()),
      markets: z.array(z.string()),
    }),
  },
  /** Never charges. */
  'GET /brands/:brand/findings/:finding': { access: 'member', response: shown },
  'POST /brands/:brand/findings/:finding/dismiss': {
    access: 'member',
    body: z.strictObject({
      reason: z.enum(DISMISS_REASONS),
      note: text({ min: 1, max: MAX_NOTE }).exactOptional(),
    }),
    response: shown,
  },
  'POST /brands/:brand/findings/:finding/reopen': { access: 'member', response: shown },
  'POST /brands/:brand/findings/:finding/fix': {
    access: 'member',
    /** The price that was shown; 409 `price_changed` if it now costs more, `changed_meanwhile` if the fact changed. */
    body: z.strictObject({ agreed_cents: count }),
    response: shown,
  },
} as const satisfies PortalRoutes;

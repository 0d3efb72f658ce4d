// The data stored about a visitor, its retention, and its erasure (decisions 12).
import { z } from 'zod';
import type { PortalRoutes } from './route.ts';

const visitorId = z.string().max(100);

export const privacyRoutes = {
  'GET /brands/:brand/privacy': {
    access: 'member',
    response: z.strictObject({
      /** Days after which each kind is deleted; for answers, only the text. */
      retention_days: z.strictObject({
        visits: z.number(),
        actions: z.number(),
        events: z.number(),
        answers: z.number(),
      }),
      /** When expired records were last deleted; `null` before the first run. */
      last_run_at: z.iso.datetime().nullable(),
      /** Why the last run deleted nothing although records were due. */
      refusal: z.string().nullable(),
    }),
  },
  /** A JSON file. */
  'POST /brands/:brand/privacy/export': {
    access: 'owner',
    body: z.strictObject({ visitor_id: visitorId }),
    response: z.strictObject({
      visitor_id: z.string(),
      exported_at: z.iso.datetime(),
      /** False if there are more records than fit in one file. */
      is_complete: z.boolean(),
      /** In the format of `service export`. */
      records: z.array(z.record(z.string(), z.unknown())),
    }),
  },
  /** 409 `visitor_shared` if another team keeps records under the same ID. */
  'POST /brands/:brand/privacy/erase': {
    access: 'owner',
    body: z.strictObject({ visitor_id: visitorId }),
    response: z.strictObject({
      visits: z.number(),
      actions: z.number(),
      /** They still count, without the visitor. */
      events: z.number(),
    }),
  },
} as const satisfies PortalRoutes;

// `POST /api/v1/billing-events/{id}/preconfigured` (Spec 2.9).
import { z } from 'zod';
import { visitorIdSchema } from '../collect/session.ts';

export const preconfiguredEventSchema = z.strictObject({
  /** Spec 2.9. */
  service_visitor_id: visitorIdSchema,
});

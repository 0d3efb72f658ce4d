// `POST {collect base}/link` and `/redeem` (Spec 4.4; payloads in decisions 3).
import { z } from 'zod';
import { visitorIdSchema } from '../collect/session.ts';
import { LINK_SECONDS } from '../limits.ts';
import { text } from '../text.ts';

export const linkRequestSchema = z.strictObject({
  /** Must match the session. */
  service_visitor_id: visitorIdSchema,
  /** The origin that may redeem. */
  target_origin: text({ min: 1 }),
});

export const linkResponseSchema = z.strictObject({
  link_token: z.string().min(1),
  /** Seconds; always 120. */
  expires_in: z.literal(LINK_SECONDS),
});

export const redeemRequestSchema = z.strictObject({
  link_token: text({ min: 1 }),
  consent: z.literal(true),
  /** If given, it must be the origin that created the link. */
  referrer_origin: text({ min: 1 }).optional(),
});

export const redeemResponseSchema = z.strictObject({ service_visitor_id: visitorIdSchema });

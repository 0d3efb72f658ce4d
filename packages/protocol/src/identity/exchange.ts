// `POST {collect base}/link` and `/redeem` (Spec 4.4; payloads in decisions 3).
import { z } from 'zod';
import { visitorIdSchema } from '../collect/session.ts';
import { LINK_SECONDS, MAX_COLLECT_BODY_BYTES } from '../limits.ts';
import { text } from '../text.ts';

export const linkRequestSchema = z.strictObject({
  /** Must match the session. */
  service_visitor_id: visitorIdSchema,
  target_origin: text({ min: 1, max: MAX_COLLECT_BODY_BYTES }).describe('The origin that may redeem the link token.'),
});

export const linkResponseSchema = z.strictObject({
  link_token: z.string().min(1).describe('Opaque. Can be redeemed once.'),
  expires_in: z.literal(LINK_SECONDS).describe('How long the link token is valid, in seconds.'),
});

export const redeemRequestSchema = z.strictObject({
  link_token: text({ min: 1, max: MAX_COLLECT_BODY_BYTES }).describe('The link token that the other site passed on.'),
  consent: z.literal(true).describe('Must be true: without consent, send nothing.'),
  referrer_origin: text({ min: 1, max: MAX_COLLECT_BODY_BYTES })
    .optional()
    .describe('The origin that created the link. If sent, it must match.'),
});

export const redeemResponseSchema = z.strictObject({ service_visitor_id: visitorIdSchema });

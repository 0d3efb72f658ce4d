// Where the events of a brand are sent, and what could not be delivered (decisions 10).
import { z } from 'zod';
import type { PortalRoutes } from './route.ts';

const CHANNELS = ['webhook', 'chat'] as const;
const KINDS = [
  'finding.opened',
  'finding.fixed',
  'scan.completed',
  'scan.failed',
  'visibility.changed',
  'quota.reached',
] as const;
const MAX_URL = 2048;

const kinds = z.array(z.enum(KINDS)).min(1).max(KINDS.length);

const target = z.strictObject({
  target_id: z.string(),
  channel: z.enum(CHANNELS),
  /** The rest of the URL may be a secret. */
  host: z.string(),
  kinds: z.array(z.enum(KINDS)),
  created_at: z.iso.datetime(),
  disabled_at: z.iso.datetime().nullable(),
  /** A receiver disables itself when it answers 410 Gone. */
  disabled_by: z.enum(['receiver', 'owner']).nullable(),
});

const parked = z.strictObject({
  delivery_id: z.string(),
  target_id: z.string(),
  kind: z.string(),
  created_at: z.iso.datetime(),
  parked_at: z.iso.datetime(),
  /** Why the last attempt failed. */
  reason: z.string().nullable(),
});

export const notificationRoutes = {
  'GET /brands/:brand/notifications': {
    access: 'member',
    response: z.strictObject({
      targets: z.array(target),
      /** The newest. */
      parked: z.array(parked),
      parked_count: z.number(),
    }),
  },
  'POST /brands/:brand/notifications': {
    access: 'owner',
    body: z.strictObject({ channel: z.enum(CHANNELS), url: z.string().max(MAX_URL), kinds }),
    /** The secret signs the messages of a webhook. It is shown only this once. */
    response: target.extend({ signing_secret: z.string().nullable() }),
  },
  'PATCH /brands/:brand/notifications/:target': {
    access: 'owner',
    body: z.strictObject({ kinds: kinds.exactOptional(), enabled: z.boolean().exactOptional() }),
    response: target,
  },
  'DELETE /brands/:brand/notifications/:target': { access: 'owner' },
  /** 502 `not_delivered` with the reason. */
  'POST /brands/:brand/notifications/:target/test': { access: 'owner' },
  /** One parked message, or all of a target. 409 `target_disabled`. */
  'POST /brands/:brand/notifications/:target/replay': {
    access: 'owner',
    body: z.strictObject({ delivery_id: z.string().max(100).exactOptional() }),
    response: z.strictObject({ replayed: z.number() }),
  },
} as const satisfies PortalRoutes;

// Incoming calls: accepted sessions, actions and server events, and refused calls with the reason.
import { z } from 'zod';
import { SERVER_EVENT_STATUSES } from '../server-events/event.ts';
import { RECEIPT_OUTCOMES } from '../server-events/receipt.ts';
import type { PortalRoutes } from './route.ts';

export const LIVE_KINDS = ['visit', 'action', 'event'] as const;
export const LIVE_OUTCOMES = ['accepted', 'refused'] as const;

/** Why calls are refused. The portal has a reason and a next step for each. */
export const LIVE_FAULTS = [
  ...['unknown_install', 'inactive_install', 'origin_missing', 'origin_not_listed', 'origin_not_allowed'],
  ...['session_missing', 'session_malformed', 'session_foreign', 'session_expired', 'session_revoked'],
  ...['session_visitor', 'visitor_erased', 'invalid_session'],
  ...['delivery_id', 'delivery_id_reused', 'consent', 'property_key', 'property_form', 'properties'],
  ...['visitor_id', 'page_url'],
  ...['invalid_url', 'event_time', 'unknown_field', 'body', 'body_too_large', 'unsupported_media_type'],
  ...['repeated_header', 'method_not_allowed', 'not_found'],
  ...['api_key_missing', 'api_key_malformed', 'api_key_unknown', 'unauthorized', 'insufficient_scope', 'signature'],
  ...['unknown_connection', 'server_event_not_configured', 'event_handle_not_allowed', 'status_not_allowed'],
  ...['idempotency_conflict', 'rate_limited', 'unavailable', 'internal'],
  // Not the fault of a call: the row represents more refusals, for different reasons.
  'various',
] as const;
export type LiveFault = (typeof LIVE_FAULTS)[number];

/** The position in both logs; opaque. */
const place = z.string().max(100);

const accepted = {
  id: z.string(),
  at: z.iso.datetime(),
  install_id: z.string(),
  receipt_id: z.string(),
};

const liveVisit = z.strictObject({
  ...accepted,
  kind: z.literal('visit'),
  delivery_id: z.string(),
  /** Origin and path. */
  page: z.string(),
  source: z.string().nullable(),
  referrer: z.string().nullable(),
});

const liveAction = z.strictObject({ ...accepted, kind: z.literal('action'), delivery_id: z.string() });

const liveEvent = z.strictObject({
  ...accepted,
  kind: z.literal('event'),
  connection_id: z.string(),
  webhook_id: z.string(),
  event_id: z.string(),
  handle: z.string(),
  occurred_at: z.string(),
  subject_type: z.string(),
  status: z.enum(SERVER_EVENT_STATUSES),
});

const liveRefusal = z.strictObject({
  id: z.string(),
  kind: z.literal('refusal'),
  at: z.iso.datetime(),
  /** `null` if the call named no known install, but came from an origin that an install of this brand lists. */
  install_id: z.string().nullable(),
  endpoint: z.enum(['session', 'events', 'link', 'redeem', 'server_event', 'preconfigured_event', 'receipt']),
  method: z.string(),
  /** 0 if the fault is `various`. */
  status: z.number().int(),
  code: z.string(),
  /** The key of a portal text that explains it. */
  fault: z.enum(LIVE_FAULTS),
  reason: z.string(),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).max(5),
  origin: z.string().nullable(),
  content_type: z.string().nullable(),
  credential: z.enum(['none', 'bearer', 'signature', 'other']),
  delivery_id: z.enum(['missing', 'uuid', 'other']),
  /** How many refusals it represents: all alike, unless the fault is `various`. */
  count: z.number().int().min(1),
});

export const liveRow = z.discriminatedUnion('kind', [liveVisit, liveAction, liveEvent, liveRefusal]);

const filter = {
  install: z.string().max(60).optional(),
  outcome: z.enum(LIVE_OUTCOMES).optional(),
  kind: z.enum(LIVE_KINDS).optional(),
};

const MAX_PAGE = 200;

const credit = z.strictObject({
  channel: z.string(),
  outcome: z.enum(RECEIPT_OUTCOMES).nullable(),
  visit: z
    .strictObject({
      id: z.string(),
      at: z.iso.datetime(),
      page: z.string(),
      source: z.string().nullable(),
      referrer: z.string().nullable(),
    })
    .nullable(),
});

export const liveRoutes = {
  /** Newest first. */
  'GET /brands/:brand/live': {
    access: 'member',
    query: z.strictObject({
      ...filter,
      before: place.optional(),
      limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(100),
    }),
    response: z.strictObject({
      rows: z.array(liveRow).max(MAX_PAGE),
      /** Open the stream at this position: no page contains later rows. */
      position: place,
      next: place.nullable(),
    }),
  },
  'GET /brands/:brand/live/rows/:row': {
    access: 'member',
    response: z.strictObject({
      row: liveRow,
      /** How it was attributed; `null` before that, and for refusals. */
      credit: credit.nullable(),
    }),
  },
  /** Continues after `Last-Event-ID`, otherwise after `after`, otherwise from now. */
  'GET /brands/:brand/live/stream': {
    access: 'member',
    query: z.strictObject({ ...filter, after: place.optional() }),
    stream: {
      rows: z.strictObject({ rows: z.array(liveRow), skipped: z.number().int() }),
      beat: z.strictObject({}),
      /** The login session or the membership has ended. */
      signed_out: z.strictObject({}),
    },
  },
} as const satisfies PortalRoutes;

export type LiveRowDocument = z.output<typeof liveRow>;

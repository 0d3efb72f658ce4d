// The results of visits, by day and channel, and the records behind each number (decisions 9).
import { z } from 'zod';
import { SERVER_EVENT_STATUSES } from '../server-events/event.ts';
import type { PortalRoutes } from './route.ts';

const MAX_ID = 100;

const period = z.strictObject({
  /** UTC days, both inclusive. */
  since: z.iso.date().exactOptional(),
  until: z.iso.date().exactOptional(),
  install: z.string().max(MAX_ID).exactOptional(),
});

const counts = {
  visits: z.number(),
  visitors: z.number(),
  actions: z.number(),
  confirmed: z.number(),
  reversed: z.number(),
};

/** `ai:<engine>`, `search`, `social`, `referral`, `direct` or `unattributed`. */
const channel = z.string();

const visit = z.strictObject({
  visit_id: z.string(),
  install_id: z.string(),
  at: z.iso.datetime(),
  channel,
  page: z.string(),
  source: z.string().nullable(),
  referrer: z.string().nullable(),
  /** The beginning of the visitor's ID: visitor IDs are personal data. */
  visitor: z.string(),
});

const event = z.strictObject({
  receipt_id: z.string(),
  install_id: z.string(),
  occurred_at: z.iso.datetime(),
  handle: z.string(),
  status: z.enum(SERVER_EVENT_STATUSES),
  outcome: z.string(),
  channel,
  event_id: z.string(),
  subject_type: z.string(),
  subject_id: z.string(),
});

const recordsQuery = z.strictObject({
  day: z.iso.date(),
  channel: z.string().max(MAX_ID),
  install: z.string().max(MAX_ID).exactOptional(),
});

export const attributionRoutes = {
  'GET /brands/:brand/attribution': {
    access: 'member',
    query: period,
    response: z.strictObject({
      since: z.iso.date(),
      until: z.iso.date(),
      installs: z.array(z.string()),
      totals: z.strictObject(counts),
      /** Of the preceding period of the same length. */
      previous: z.strictObject(counts),
      rows: z.array(z.strictObject({ day: z.iso.date(), channel, ...counts })),
    }),
  },
  /** The rows of the same period as a CSV file, by day, channel and install. */
  'GET /brands/:brand/attribution.csv': { access: 'member', query: period },
  'GET /brands/:brand/attribution/visits': {
    access: 'member',
    query: recordsQuery,
    /** Newest first. `is_complete` is false if there are more. */
    response: z.strictObject({ visits: z.array(visit), is_complete: z.boolean() }),
  },
  'GET /brands/:brand/attribution/visits/:visit': {
    access: 'member',
    /** The records credited to the visit. */
    response: z.strictObject({
      visit,
      actions: z.array(z.strictObject({ at: z.iso.datetime() })),
      events: z.array(event),
    }),
  },
  'GET /brands/:brand/attribution/events': {
    access: 'member',
    query: recordsQuery,
    response: z.strictObject({ events: z.array(event), is_complete: z.boolean() }),
  },
  'GET /brands/:brand/attribution/events/:receipt': {
    access: 'member',
    /** `visit` is the credited one. */
    response: z.strictObject({ event, visit: visit.nullable() }),
  },
} as const satisfies PortalRoutes;

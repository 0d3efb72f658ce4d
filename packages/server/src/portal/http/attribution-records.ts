// The records behind a number of the attribution report: from a visit to its results, and back.
import {
  type TracedEvent,
  type TracedVisit,
  type TraceStore,
  traceEvent,
  traceVisit,
} from '../../attribution/index.ts';
import type { PortalHandlers } from './call.ts';
import { isoTime } from './iso-time.ts';

const MOST_RECORDS = 100;

export const attributionRecordHandlers = (
  store: TraceStore,
): PortalHandlers<
  | 'GET /brands/:brand/attribution/visits'
  | 'GET /brands/:brand/attribution/visits/:visit'
  | 'GET /brands/:brand/attribution/events'
  | 'GET /brands/:brand/attribution/events/:receipt'
> => ({
  async 'GET /brands/:brand/attribution/visits'({ brand, query: { install: installId, ...query } }) {
    const found = await store.visitsOf({ brandId: brand.id, installId, ...query, limit: MOST_RECORDS });
    return { visits: found.records.map(visitDocument), is_complete: found.isComplete };
  },

  async 'GET /brands/:brand/attribution/visits/:visit'({ brand, params }) {
    const { visit, actions, events } = await traceVisit(store)({ brandId: brand.id, id: params.visit });
    return {
      visit: visitDocument(visit),
      actions: actions.map(({ at }) => ({ at: isoTime(at) })),
      events: events.map(eventDocument),
    };
  },

  async 'GET /brands/:brand/attribution/events'({ brand, query: { install: installId, ...query } }) {
    const found = await store.eventsOf({ brandId: brand.id, installId, ...query, limit: MOST_RECORDS });
    return { events: found.records.map(eventDocument), is_complete: found.isComplete };
  },

  async 'GET /brands/:brand/attribution/events/:receipt'({ brand, params }) {
    const { event, visit } = await traceEvent(store)({ brandId: brand.id, receiptId: params.receipt });
    return { event: eventDocument(event), visit: visit ? visitDocument(visit) : null };
  },
});

/** Shortens a visitor ID, which is personal data, to the part that distinguishes two visitors in a list. */
const SHOWN_CHARACTERS = 'svc_v_'.length + 4;

const visitDocument = (visit: TracedVisit) => ({
  visit_id: visit.id,
  install_id: visit.installId,
  at: isoTime(visit.at),
  channel: visit.channel,
  page: visit.page,
  source: visit.source,
  referrer: visit.referrer,
  visitor: `${visit.visitorId.slice(0, SHOWN_CHARACTERS)}…`,
});

const eventDocument = (event: TracedEvent) => ({
  receipt_id: event.receiptId,
  install_id: event.installId,
  occurred_at: isoTime(event.occurredAt),
  handle: event.handle,
  status: event.status,
  outcome: event.outcome,
  channel: event.channel,
  event_id: event.eventId,
  subject_type: event.subjectType,
  subject_id: event.subjectId,
});

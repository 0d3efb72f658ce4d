// Responses of the server-event endpoints (Spec 2.8) and of `GET status_url` (Spec 4.3; fields in decisions 4).
import { z } from 'zod';
import { SERVER_EVENT_STATUSES } from './event.ts';

export const acceptedEventSchema = z.strictObject({
  /** Spec 2.8. */
  accepted: z.literal(true).describe('The event is stored durably.'),
  /** Spec 2.1. */
  receipt_id: z.string().min(1).describe('ID of the receipt. A retry returns the same one.'),
  /** Spec 2.8. */
  duplicate: z.boolean().describe('Whether this event was already accepted. A duplicate counts once.'),
  /** Spec 2.8: `/api/v1/billing-events/<connection_id>/receipts/<receipt_id>`. */
  status_url: z.string().min(1).describe('Path that returns the receipt.'),
});

export type AcceptedEvent = z.infer<typeof acceptedEventSchema>;

export const RECEIPT_OUTCOMES = ['attributed', 'unattributed', 'reversed', 'reversal_unmatched', 'test'] as const;

const timestamp = z.iso.datetime();

export const receiptSchema = z.strictObject({
  receipt_id: z.string().min(1).describe('ID of the receipt.'),
  connection_id: z.uuid().describe('The connection that accepted the event.'),
  event_id: z.string().describe('As you sent it.'),
  event_handle: z.string().describe('As you sent it.'),
  status: z.enum(SERVER_EVENT_STATUSES).describe('As you sent it.'),
  state: z.enum(['queued', 'processed']).describe('processed: the outcome is known.'),
  outcome: z
    .enum(RECEIPT_OUTCOMES)
    .nullable()
    .describe(
      'What became of the event; null while queued. reversal_unmatched: no confirmed event to reverse was found.',
    ),
  received_at: timestamp.describe('When the service accepted the event.'),
  processed_at: timestamp.nullable().describe('When the outcome was decided; null while queued.'),
  attribution: z
    .strictObject({
      visitor_id: z.string().describe('The visitor of the event.'),
      source: z.string().nullable().describe('Source of the credited visit; null if unknown.'),
      channel: z.string().describe('Channel of the credited visit, such as ai:chatgpt or direct.'),
      first_seen_at: timestamp.describe("Time of the visitor's first visit."),
      last_seen_at: timestamp.describe('Time of the credited visit.'),
    })
    .nullable()
    .describe('The visit that the event is attributed to; null if there is none.'),
});

export type Receipt = z.infer<typeof receiptSchema>;
export type ReceiptOutcome = (typeof RECEIPT_OUTCOMES)[number];

// Responses of the server-event endpoints (Spec 2.8) and of `GET status_url` (Spec 4.3; fields in decisions 4).
import { z } from 'zod';
import { SERVER_EVENT_STATUSES } from './event.ts';

export const acceptedEventSchema = z.strictObject({
  /** Spec 2.8. */
  accepted: z.literal(true),
  /** Spec 2.1. */
  receipt_id: z.string().min(1),
  /** Spec 2.8. */
  duplicate: z.boolean(),
  /** Spec 2.8: `/api/v1/billing-events/<connection_id>/receipts/<receipt_id>`. */
  status_url: z.string().min(1),
});

export type AcceptedEvent = z.infer<typeof acceptedEventSchema>;

export const RECEIPT_OUTCOMES = ['attributed', 'unattributed', 'reversed', 'reversal_unmatched', 'test'] as const;

const timestamp = z.iso.datetime();

export const receiptSchema = z.strictObject({
  receipt_id: z.string().min(1),
  connection_id: z.uuid(),
  event_id: z.string(),
  event_handle: z.string(),
  status: z.enum(SERVER_EVENT_STATUSES),
  state: z.enum(['queued', 'processed']),
  /** `null` while queued. */
  outcome: z.enum(RECEIPT_OUTCOMES).nullable(),
  received_at: timestamp,
  processed_at: timestamp.nullable(),
  attribution: z
    .strictObject({
      visitor_id: z.string(),
      source: z.string().nullable(),
      channel: z.string(),
      first_seen_at: timestamp,
      last_seen_at: timestamp,
    })
    .nullable(),
});

export type Receipt = z.infer<typeof receiptSchema>;
export type ReceiptOutcome = (typeof RECEIPT_OUTCOMES)[number];

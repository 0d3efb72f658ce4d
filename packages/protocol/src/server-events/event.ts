// `POST /api/v1/billing-events/{id}` (Spec 2.7; which fields are mandatory is decisions 4).
import { z } from 'zod';
import { visitorIdSchema } from '../collect/session.ts';
import {
  EARLIEST_OCCURRED_AT,
  MAX_EVENT_ID_CHARACTERS,
  MAX_HANDLE_CHARACTERS,
  MAX_SUBJECT_ID_CHARACTERS,
  MAX_SUBJECT_TYPE_CHARACTERS,
} from '../limits.ts';
import { parseTimestamp } from '../rfc3339.ts';
import { text } from '../text.ts';

/**
 * Anything that reads as an email address, also inside other text (Spec 2.7: no personal information); `pkg@1.2.3` does
 * not. Only one character is required before the `@`, so that the time stays linear in the length.
 */
const EMAIL = /[^\s@<>]@[^\s@<>"]+\.(?:\p{L}{2}|xn--)/u;

/** Longer than any timestamp that a clock gives; a fraction of a second may have any number of digits. */
const MAX_TIME_CHARACTERS = 100;

const NOT_OPAQUE = 'must be an opaque ID, not an email address';
const isOpaque = (id: string): boolean => !EMAIL.test(id);

const NO_EVENT_TIME = 'must be an RFC 3339 timestamp with a zone, not before 2000-01-01';
function isEventTime(text: string): boolean {
  const instant = parseTimestamp(text);
  return instant !== null && instant >= EARLIEST_OCCURRED_AT;
}

/** Spec 2.7: business object and its opaque ID. */
export const subjectSchema = z.strictObject({
  type: text({ min: 1, max: MAX_SUBJECT_TYPE_CHARACTERS }).describe('Kind of the business object, such as booking.'),
  id: text({ min: 1, max: MAX_SUBJECT_ID_CHARACTERS })
    .refine(isOpaque, NOT_OPAQUE)
    .describe('Your own ID of the business object. Must not contain personal data, such as an email address.'),
});

export const SERVER_EVENT_STATUSES = ['test', 'confirmed', 'reversed'] as const;

export const serverEventSchema = z.strictObject({
  /** Spec 2.7. */
  spec_version: z.literal('1.0').describe('Version of this format.'),
  /** Spec 2.7. */
  event_id: text({ min: 1, max: MAX_EVENT_ID_CHARACTERS }).describe(
    'Your ID of this occurrence. Send the same one when you retry.',
  ),
  /** Spec 2.7. */
  event_handle: text({ min: 1, max: MAX_HANDLE_CHARACTERS }).describe('One of the event handles of the connection.'),
  /** Spec 2.7. The server checks that it is not ahead of its clock (decisions 4). */
  occurred_at: text({ max: MAX_TIME_CHARACTERS })
    .refine(isEventTime, NO_EVENT_TIME)
    .describe(
      'When it happened: RFC 3339 with a time zone, not before 2000-01-01 and at most 5 minutes ahead of the server clock.',
    ),
  /** Spec 2.7. */
  subject: subjectSchema.describe('The business object that the event is about.'),
  /** Spec 2.7. Optional: a buyer without consent has no visitor ID (decisions 4). */
  attribution: z
    .strictObject({ visitor_id: visitorIdSchema })
    .optional()
    .describe('The visitor who caused the event. Omit it if there is no consent.'),
  /** Spec 2.7. */
  status: z
    .enum(SERVER_EVENT_STATUSES)
    .describe('confirmed: counts as a conversion. reversed: takes an earlier one back. test: counts nowhere.'),
});

export type ServerEvent = z.infer<typeof serverEventSchema>;
export type ServerEventStatus = ServerEvent['status'];

/** The fault of an event that its JSON Schema accepts, or `null`. */
export function serverEventFault({ occurred_at, subject }: ServerEvent): { path: string; message: string } | null {
  if (!isEventTime(occurred_at)) return { path: 'occurred_at', message: NO_EVENT_TIME };
  return isOpaque(subject.id) ? null : { path: 'subject.id', message: NOT_OPAQUE };
}

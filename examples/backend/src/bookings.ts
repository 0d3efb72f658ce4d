// Accepts a booking: writes it and its event in one transaction, so that neither can exist without the other.
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { prepareEvent, type SqliteOutbox } from '@service/events';
import { inTransaction } from './database.ts';

export interface Booking {
  class: string;
  /** The result of the page's `getVisitorId()`; absent for a visitor who did not consent. */
  visitorId: string | null;
}

/** Confirms the booking, and returns its reference. */
export function takeBooking(db: DatabaseSync, outbox: Pick<SqliteOutbox, 'add'>, booking: Booking): string {
  const reference = `B-${randomBytes(6).toString('hex')}`;
  const bookedAt = new Date().toISOString();
  inTransaction(db, () => {
    db.prepare('insert into bookings (reference, class, visitor_id, booked_at) values (?, ?, ?, ?)').run(
      ...[reference, booking.class, booking.visitorId, bookedAt],
    );
    const event = prepareEvent({
      event_id: `${reference}-confirmed`,
      event_handle: 'booking_confirmed',
      occurred_at: bookedAt,
      subject: { type: 'booking', id: reference },
      ...(booking.visitorId !== null && { attribution: { visitor_id: booking.visitorId } }),
      status: 'confirmed',
    });
    outbox.add(event);
  });
  return reference;
}

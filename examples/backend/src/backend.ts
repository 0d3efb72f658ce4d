// The backend's web server: accepts bookings, and reports the state of each.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import type { Booking } from './bookings.ts';

/**
 * A listener for `node:http`: `POST /bookings` and `GET /bookings/REFERENCE`. @param take returns the reference of the
 * booking
 */
export function createBackend(db: DatabaseSync, take: (booking: Booking) => string): RequestListener {
  const find = db.prepare(`
    select reference, class, visitor_id, state, outcome, problem
    from bookings join event_outbox on event_id = reference || '-confirmed' where reference = ?`);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
    const [, root, reference] = (request.url ?? '').split('/');
    if (root !== 'bookings') return reply(response, 404);
    if (request.method === 'GET' && reference) {
      const booking = find.get(reference);
      return booking ? reply(response, 200, booking) : reply(response, 404);
    }
    if (request.method !== 'POST' || reference) return reply(response, 405);
    const booking = parseBooking(await json(request).catch(() => null));
    return booking ? reply(response, 201, { reference: take(booking) }) : reply(response, 422);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => reply(response, 500, { error: String(error) }));
  };
}

const VISITOR_ID = /^svc_v_[A-Za-z0-9_-]{12,80}$/;

/** A visitor ID in another form is dropped: it must not keep a customer from booking. */
function parseBooking(body: unknown): Booking | undefined {
  if (!(body instanceof Object) || !('class' in body) || typeof body.class !== 'string') return undefined;
  const visitorId = 'visitor_id' in body ? body.visitor_id : null;
  return {
    class: body.class,
    visitorId: typeof visitorId === 'string' && VISITOR_ID.test(visitorId) ? visitorId : null,
  };
}

function reply(response: ServerResponse, status: number, body: object = {}): ServerResponse {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

// The backend of docs/tutorial.md: it accepts bookings, and reports each one.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { API_KEY, SERVICE = 'http://127.0.0.1:8787', PORT = 3000 } = process.env;
const INSTALL_ID = 'svc_pub_5e0c0a5e000040008000000000000003'; // of the demo brand

async function report(bookingId, visitorId) {
  const response = await fetch(`${SERVICE}/api/v1/billing-events/${INSTALL_ID}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${API_KEY}`,
      'content-type': 'application/json',
      'webhook-id': randomUUID(),
    },
    body: JSON.stringify({
      spec_version: '1.0',
      event_id: `booking-${bookingId}-confirmed`,
      event_handle: 'booking_confirmed',
      occurred_at: new Date().toISOString(),
      subject: { type: 'booking', id: bookingId },
      ...(visitorId && { attribution: { visitor_id: visitorId } }),
      status: 'confirmed',
    }),
  });
  console.log(`Booking ${bookingId}: ${response.status}`, await response.text());
}

const server = createServer(async (request, response) => {
  if (request.method === 'POST' && request.url === '/book') {
    const { visitorId } = JSON.parse(await text(request));
    const bookingId = randomUUID();
    await report(bookingId, visitorId);
    response.writeHead(201).end('Booked!');
  } else {
    response.setHeader('content-type', 'text/html').end(await readFile(new URL('index.html', import.meta.url)));
  }
});
server.listen(PORT, () => console.log(`http://localhost:${server.address().port}`));

// Runs the backend: EVENTS_URL and EVENTS_API_KEY are required; PORT and DATABASE have defaults.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createEventsClient, createOutbox, sqliteOutbox } from '@service/events';
import { createBackend } from './backend.ts';
import { takeBooking } from './bookings.ts';
import { openDatabase } from './database.ts';

const { EVENTS_URL, EVENTS_API_KEY, PORT = '8789', DATABASE = 'backend.db' } = process.env;
if (!EVENTS_URL || !EVENTS_API_KEY) {
  console.error('Set EVENTS_URL and EVENTS_API_KEY; `npm run service -- demo` prints an install ID and a key.');
  process.exit(1);
}

const db = openDatabase(DATABASE);
const store = sqliteOutbox(db);
const client = createEventsClient({ eventsUrl: EVENTS_URL, apiKey: EVENTS_API_KEY });
// No other process sends from this table, so events of a killed process need not wait long.
const outbox = createOutbox({ client, store, onProblem: (message) => console.error(message), reservationMs: 1000 });
const server = createServer(
  createBackend(db, (booking) => {
    const reference = takeBooking(db, store, booking);
    outbox.wake();
    return reference;
  }),
);
await once(server.listen(Number(PORT), '127.0.0.1'), 'listening');
const address = server.address();
console.log(`Accepting bookings on http://127.0.0.1:${address instanceof Object ? address.port : PORT}/bookings`);
outbox.wake();

process.once('SIGTERM', async () => {
  server.close();
  await outbox.stop();
  db.close();
});

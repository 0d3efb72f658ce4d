// Runs the backend: EVENTS_URL and EVENTS_API_KEY are required; PORT and DATABASE have defaults.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createBackend } from './backend.ts';
import { openDatabase } from './database.ts';
import { createOutbox } from './outbox.ts';
import { createService } from './service.ts';

const { EVENTS_URL, EVENTS_API_KEY, PORT = '8789', DATABASE = 'backend.db' } = process.env;
if (!EVENTS_URL || !EVENTS_API_KEY) {
  console.error('Set EVENTS_URL and EVENTS_API_KEY; `npm run service -- demo` prints an install ID and a key.');
  process.exit(1);
}

const db = openDatabase(DATABASE);
const service = createService({ eventsUrl: EVENTS_URL, apiKey: EVENTS_API_KEY });
const outbox = createOutbox({ db, service, log: (message) => console.error(message) });
const server = createServer(createBackend(db, outbox));
await once(server.listen(Number(PORT), '127.0.0.1'), 'listening');
const address = server.address();
console.log(`Accepting bookings on http://127.0.0.1:${address instanceof Object ? address.port : PORT}/bookings`);
outbox.start();

process.once('SIGTERM', async () => {
  server.close();
  await outbox.stop();
  db.close();
});

// Ends a request whose receiver keeps sending interim (1xx) responses, each of which costs time.
import type { ClientRequest } from 'node:http';

const MAX_INTERIM = 10;

export function limitInterimResponses(request: ClientRequest): void {
  let received = 0;
  request.on('information', () => {
    received++;
    if (received > MAX_INTERIM) request.destroy(new Error('too many interim responses'));
  });
}

// Server events and connections for the store tests.
import type { Install } from '../../src/integrations/ports.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Connection, NewServerEvent } from '../../src/server-events/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { makeInstall, RECEIVED_AT } from './records.ts';

type NewConnection = Parameters<Stores['connections']['createConnection']>[0];

export const connectionOf = (install: Pick<Install, 'id'>, change: Partial<NewConnection> = {}): NewConnection => ({
  id: systemIds.random(),
  installId: install.id,
  handles: ['booking'],
  preconfigured: null,
  reversals: false,
  signingSecrets: [],
  createdAt: RECEIVED_AT,
  ...change,
});

/** With its own install. */
export async function makeConnection(stores: Stores, change: Partial<NewConnection> = {}): Promise<Connection> {
  const created = await stores.connections.createConnection(connectionOf(await makeInstall(stores), change));
  if (typeof created === 'string') throw new Error(`the connection is ${created}`);
  return created;
}

export const serverEvent = (
  connection: Pick<Connection, 'number'>,
  change: Partial<NewServerEvent> = {},
): NewServerEvent => ({
  connection: connection.number,
  webhookId: systemIds.random(),
  eventId: systemIds.random(),
  fingerprint: 'body A',
  handle: 'booking',
  status: 'confirmed',
  occurredAtText: '2026-01-31T09:00:00+01:00',
  occurredAt: RECEIVED_AT,
  subjectType: 'booking',
  subjectId: '4711',
  visitorId: null,
  receivedAt: RECEIVED_AT,
  receiptId: systemIds.ordered(),
  ...change,
});

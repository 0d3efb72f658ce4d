// The records of a test server, in a form that is easy to assert on.
import type { Receipt } from '@service/protocol/schemas';
import type { ExportedAction, ExportedEvent, ExportedVisit } from '../privacy/index.ts';
import type { Stores } from '../stores/stores.ts';

/** A server event with the current state of its receipt (Spec 4.3). */
export interface ReceivedEvent extends ExportedEvent {
  receipt: Receipt;
}

/** In the order in which they were stored. A record that was sent twice appears once. */
export interface Received {
  visits: ExportedVisit[];
  actions: ExportedAction[];
  events: ReceivedEvent[];
}

export async function readReceived({ exports, connections, serverEvents }: Stores): Promise<Received> {
  async function withReceipt(event: ExportedEvent): Promise<ReceivedEvent> {
    const connection = await connections.findConnection(event.connectionId);
    const receipt = connection && (await serverEvents.findReceipt(connection, event.receiptId));
    if (!receipt) throw new Error(`the event ${event.eventId} has no receipt`);
    return { ...event, receipt };
  }
  const [visits, actions, events] = await Promise.all([
    listOf(exports.exportVisits({})),
    listOf(exports.exportActions({})),
    listOf(exports.exportEvents({})),
  ]);
  return { visits, actions, events: await Promise.all(events.map(withReceipt)) };
}

async function listOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const list: Row[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

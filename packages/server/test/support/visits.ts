// Visitors that report a visit, an action and a server event one after another, and retry nothing.
import type { IncomingHttpHeaders } from 'node:http';
import { collectPath } from '@service/protocol';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Stores } from '../../src/stores/stores.ts';
import type { Seed } from '../../src/testing/seed.ts';

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Resolves with the whole response. Rejects if the connection fails. */
export type Send = (
  method: string,
  path: string,
  headers?: Record<string, string>,
  body?: object,
) => Promise<Pick<Answer, 'status' | 'body'>>;

export interface Accepted {
  /** Delivery IDs. */
  visits: string[];
  actions: string[];
  /** Event IDs. */
  events: string[];
}

export interface Visits {
  /** Grows while they run. */
  accepted: Accepted;
  /** Starts nothing new; resolves when every visitor has finished. The IDs are sorted. */
  end(): Promise<{ accepted: Accepted; failed: string[] }>;
}

const VISITORS = 8;
const JSON_BODY = { 'content-type': 'application/json' };

export function startVisits(send: Send, { installId, connectionId, token }: Seed): Visits {
  const accepted: Accepted = { visits: [], actions: [], events: [] };
  const failed: string[] = [];
  let isEnding = false;

  async function post(path: string, headers: Record<string, string>, body: object) {
    try {
      const answer = await send('POST', path, { ...JSON_BODY, ...headers }, body);
      if (answer.status === 200 || answer.status === 202) return answer;
      failed.push(`${path}: ${answer.status} ${answer.body}`);
    } catch (error) {
      failed.push(`${path}: ${error}`);
    }
    return undefined;
  }

  async function collect(name: string, kept: string[], headers: Record<string, string>, body: object) {
    const deliveryId = systemIds.ordered();
    const own = { origin: 'https://shop.example', 'x-service-delivery-id': deliveryId, ...headers };
    const answer = await post(`${collectPath(installId)}/${name}`, own, body);
    if (answer) kept.push(deliveryId);
    return answer;
  }

  async function visit(): Promise<void> {
    const visitor = { service_visitor_id: `svc_v_${systemIds.random()}` };
    const page = { consent: true, url: 'https://shop.example/boots' };
    const opened = await collect('session', accepted.visits, {}, { ...visitor, ...page });
    if (!opened) return;
    const { session_token: session } = JSON.parse(opened.body);
    await collect('events', accepted.actions, { authorization: `Bearer ${session}` }, visitor);
    const eventId = systemIds.ordered();
    const headers = { authorization: `Bearer ${token}`, 'webhook-id': systemIds.ordered() };
    const event = {
      spec_version: '1.0',
      event_id: eventId,
      event_handle: 'order_completed',
      occurred_at: new Date().toISOString(),
      subject: { type: 'order', id: eventId },
      status: 'confirmed',
    };
    if (await post(`/api/v1/billing-events/${connectionId}`, headers, event)) accepted.events.push(eventId);
  }

  const visitor = async (): Promise<void> => {
    while (!isEnding) await visit();
  };
  const all = Promise.all(Array.from({ length: VISITORS }, visitor));
  return {
    accepted,
    async end() {
      isEnding = true;
      await all;
      for (const ids of Object.values(accepted)) ids.sort();
      return { accepted, failed };
    },
  };
}

/** What a store has of the accepted records. */
export async function storedIn({ exports }: Pick<Stores, 'exports'>): Promise<Accepted> {
  return {
    visits: await idsOf(exports.exportVisits({}), ({ deliveryId }) => deliveryId),
    actions: await idsOf(exports.exportActions({}), ({ deliveryId }) => deliveryId),
    events: await idsOf(exports.exportEvents({}), ({ eventId }) => eventId),
  };
}

async function idsOf<Row>(rows: AsyncIterable<Row>, idOf: (row: Row) => string): Promise<string[]> {
  const ids: string[] = [];
  for await (const row of rows) ids.push(idOf(row));
  return ids.sort();
}

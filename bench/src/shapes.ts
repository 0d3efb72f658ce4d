// The requests of each kind of load: from many visitors with their own sessions, and from one backend.
import { collectPath, DELIVERY_ID_HEADER } from '@service/protocol';
import { v4 as uuidV4, v7 as uuidV7 } from 'uuid';
import { ID_MARK, type RequestShape } from './request.ts';
import type { BenchService } from './service.ts';

const ORIGIN = 'https://shop.example';
const AT_ONCE = 64;

/** The request for the bare route: of the same size as an action. */
export const bareShapes = (connections: number): RequestShape[] =>
  Array.from({ length: connections }, () =>
    actionShape('/api/v1/events/collect/bare/events', newVisitor(), 'x'.repeat(115)),
  );

/** Opens a session for each connection, as a page does. */
export async function actionShapes(service: BenchService, connections: number): Promise<RequestShape[]> {
  const base = collectPath(service.installId);
  const open = async (): Promise<RequestShape> => {
    const visitorId = newVisitor();
    const response = await fetch(`${service.url}${base}/session`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', [DELIVERY_ID_HEADER]: uuidV7() },
      body: JSON.stringify({ service_visitor_id: visitorId, consent: true, url: `${ORIGIN}/boots` }),
    });
    const { session_token: token } = await response.json();
    return actionShape(`${base}/events`, visitorId, token);
  };
  const shapes: RequestShape[] = [];
  // A few at a time, since a server cannot handle a thousand at once.
  while (shapes.length < connections) {
    const next = Math.min(AT_ONCE, connections - shapes.length);
    shapes.push(...(await Promise.all(Array.from({ length: next }, open))));
  }
  return shapes;
}

const newVisitor = (): string => `svc_v_${uuidV4()}`;

function actionShape(path: string, visitorId: string, token: string): RequestShape {
  return {
    path,
    headers: { origin: ORIGIN, authorization: `Bearer ${token}` },
    idHeader: DELIVERY_ID_HEADER.toLowerCase(),
    body: JSON.stringify({
      service_visitor_id: visitorId,
      properties: { plan: 'pro', position: 3, campaign: 'autumn' },
    }),
  };
}

export const serverEventShapes = ({ connectionId, token }: BenchService, connections: number): RequestShape[] =>
  Array.from({ length: connections }, () => ({
    path: `/api/v1/billing-events/${connectionId}`,
    headers: { authorization: `Bearer ${token}` },
    idHeader: 'webhook-id',
    body: JSON.stringify({
      spec_version: '1.0',
      event_id: 'ID',
      event_handle: 'order_completed',
      occurred_at: new Date().toISOString(),
      subject: { type: 'order', id: 'ID' },
      attribution: { visitor_id: newVisitor() },
      status: 'confirmed',
    }),
  }));

/** Page visits, each by a visitor of its own connection. */
export const sessionShapes = ({ installId }: BenchService, connections: number): RequestShape[] =>
  Array.from({ length: connections }, () => ({
    path: `${collectPath(installId)}/session`,
    headers: { origin: ORIGIN },
    idHeader: DELIVERY_ID_HEADER.toLowerCase(),
    body: JSON.stringify({ service_visitor_id: newVisitor(), consent: true, url: `${ORIGIN}/boots` }),
  }));

/** Reads the receipt of one event, which it sends first. */
export async function receiptShapes(service: BenchService, connections: number): Promise<RequestShape[]> {
  const [event] = serverEventShapes(service, 1);
  if (event === undefined) return [];
  const response = await fetch(service.url + event.path, {
    method: 'POST',
    headers: { ...event.headers, 'content-type': 'application/json', 'webhook-id': uuidV7() },
    body: event.body.replaceAll(ID_MARK, uuidV7()),
  });
  const { status_url: path } = await response.json();
  const { headers } = event;
  return Array.from({ length: connections }, () => ({ method: 'GET', path, headers, idHeader: 'x-nonce', body: '' }));
}

/** The overview of the only brand, by name. */
export const rpcShapes = ({ token }: BenchService, connections: number): RequestShape[] =>
  Array.from({ length: connections }, () => ({
    path: '/rpc',
    headers: { authorization: `Bearer ${token}` },
    idHeader: 'x-request',
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: ID_MARK,
      method: 'tools/call',
      params: { name: 'get_brand_overview', arguments: { brand: 'Bench' } },
    }),
  }));

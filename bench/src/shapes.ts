// The requests of each kind of load: of many visitors with sessions of their own, and of one backend.
import { collectPath, DELIVERY_ID_HEADER } from '@service/protocol';
import { v4 as uuidV4, v7 as uuidV7 } from 'uuid';
import type { RequestShape } from './request.ts';
import type { BenchService } from './service.ts';

const ORIGIN = 'https://shop.example';

/** What the bare route is sent: of the same size as an action. */
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
  return Promise.all(Array.from({ length: connections }, open));
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

import { describe, expect, it } from 'vitest';
import type { Recorded } from '../kernel/result.ts';
import { acceptPreconfigured, preconfiguredHandleOf } from './accept-preconfigured.ts';
import type { Connection, NewServerEvent } from './ports.ts';

const now = Date.parse('2026-03-01T12:00:00.250Z');
const visitorId = 'svc_v_abcdefghijkl';

const connection: Connection = {
  number: 7,
  id: '3f6c1c50-7d0c-4f7c-9a53-3f0f5c0d7a11',
  installId: `svc_pub_${'a'.repeat(32)}`,
  brandId: 'brand',
  tenantId: 'tenant',
  handles: ['booking'],
  preconfigured: 'booking',
  reversals: false,
  signingSecrets: [],
  createdAt: 0,
};

function accepting(answer: (event: NewServerEvent) => Recorded) {
  const handed: NewServerEvent[] = [];
  const accept = acceptPreconfigured({
    store: {
      recordServerEvent: async (recorded) => {
        handed.push(recorded);
        return answer(recorded);
      },
    },
    clock: { now: () => now },
    ids: { ordered: () => 'receipt-1' },
  });
  const send = (to: Partial<Connection> = {}) =>
    accept({
      connection: { ...connection, ...to },
      webhookId: 'delivery-1',
      body: { service_visitor_id: visitorId },
    });
  return { send, handed };
}

describe('accepting a preconfigured event', () => {
  it('builds the event from the delivery, the visitor and the clock', async () => {
    const { send, handed } = accepting(({ receiptId }) => ({ outcome: 'stored', receiptId }));
    await expect(send()).resolves.toEqual({
      accepted: true,
      receipt_id: 'receipt-1',
      duplicate: false,
      status_url: `/api/v1/billing-events/${connection.id}/receipts/receipt-1`,
    });
    expect(handed).toEqual([
      {
        connection: 7,
        webhookId: 'delivery-1',
        eventId: 'delivery-1',
        fingerprint: `preconfigured\n{"service_visitor_id":"${visitorId}"}`,
        handle: 'booking',
        status: 'confirmed',
        occurredAtText: '2026-03-01T12:00:00.250Z',
        occurredAt: now,
        subjectType: 'visitor',
        subjectId: visitorId,
        visitorId,
        receivedAt: now,
        receiptId: 'receipt-1',
      },
    ]);
  });

  it('answers a repeat with the first receipt', async () => {
    const { send } = accepting(() => ({ outcome: 'duplicate', receiptId: 'receipt-0' }));
    await expect(send()).resolves.toMatchObject({ receipt_id: 'receipt-0', duplicate: true });
  });

  it('refuses a delivery id that is bound to another body', async () => {
    const { send } = accepting(() => ({ outcome: 'conflict' }));
    await expect(send()).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('reports that nothing is configured, and stores nothing', async () => {
    const { send, handed } = accepting(() => ({ outcome: 'conflict' }));
    await expect(send({ preconfigured: null })).rejects.toMatchObject({ code: 'server_event_not_configured' });
    expect(handed).toEqual([]);
  });
});

describe('the preconfigured handle', () => {
  it('is known before the body is read', () => {
    expect(preconfiguredHandleOf(connection)).toBe('booking');
    expect(() => preconfiguredHandleOf({ ...connection, preconfigured: null })).toThrow(
      expect.objectContaining({
        code: 'server_event_not_configured',
        message: 'This connection has no preconfigured event.',
      }),
    );
  });
});

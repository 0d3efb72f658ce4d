import type { ServerEvent } from '@service/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../kernel/domain-error.ts';
import type { Recorded } from '../kernel/result.ts';
import { acceptEvent } from './accept-event.ts';
import type { Connection, NewServerEvent } from './ports.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');

const connection: Connection = {
  number: 7,
  id: '3f6c1c50-7d0c-4f7c-9a53-3f0f5c0d7a11',
  installId: `svc_pub_${'a'.repeat(32)}`,
  brandId: 'brand',
  tenantId: 'tenant',
  handles: ['booking', 'order'],
  preconfigured: null,
  reversals: true,
  signingSecrets: [],
  createdAt: 0,
};

const event: ServerEvent = {
  spec_version: '1.0',
  event_id: 'booking-4711',
  event_handle: 'booking',
  occurred_at: '2026-03-01T13:00:00+01:00',
  subject: { type: 'booking', id: '4711' },
  attribution: { visitor_id: 'svc_v_abcdefghijkl' },
  status: 'confirmed',
};

/** The use case with a store that records its input and returns a given result. */
function accepting(answer: (event: NewServerEvent) => Recorded | Promise<Recorded> = stored) {
  const handed: NewServerEvent[] = [];
  const accept = acceptEvent({
    store: {
      recordServerEvent: async (recorded) => {
        handed.push(recorded);
        return answer(recorded);
      },
    },
    clock: { now: () => now },
    ids: { ordered: () => 'receipt-1' },
  });
  const send = (change: Partial<ServerEvent> = {}, to: Partial<Connection> = {}) =>
    accept({ connection: { ...connection, ...to }, webhookId: 'delivery-1', body: { ...event, ...change } });
  return { send, handed };
}

const stored = ({ receiptId }: NewServerEvent): Recorded => ({ outcome: 'stored', receiptId });

describe('accepting a server event', () => {
  it.each([
    ['2026-03-01T12:00:00Z', 0],
    ['2026-03-01T13:00:00+01:00', 0],
    ['2026-03-01T12:00:00.0Z', 0],
    ['2026-03-01T12:00:00.250Z', 250],
  ])('parses %s as %i ms past the second', async (occurred_at, millisecond) => {
    const { send, handed } = accepting();
    await send({ occurred_at });
    expect(handed.map(({ occurredAt }) => occurredAt - now)).toEqual([millisecond]);
  });

  it('passes the whole event to the store', async () => {
    const { send, handed } = accepting();
    await send();
    expect(handed).toEqual([
      {
        connection: 7,
        webhookId: 'delivery-1',
        eventId: 'booking-4711',
        fingerprint: expect.stringMatching(/^general\n\{"attribution":/),
        handle: 'booking',
        status: 'confirmed',
        occurredAtText: '2026-03-01T13:00:00+01:00',
        occurredAt: now,
        subjectType: 'booking',
        subjectId: '4711',
        visitorId: 'svc_v_abcdefghijkl',
        receivedAt: now,
        receiptId: 'receipt-1',
      },
    ]);
  });

  it('accepts a buyer without a visitor ID', async () => {
    const { send, handed } = accepting();
    await send({ attribution: undefined });
    expect(handed).toMatchObject([{ visitorId: null }]);
  });

  it('returns the receipt and its URL', async () => {
    await expect(accepting().send()).resolves.toEqual({
      accepted: true,
      receipt_id: 'receipt-1',
      duplicate: false,
      status_url: `/api/v1/billing-events/${connection.id}/receipts/receipt-1`,
    });
  });

  it('answers a repeat with the first receipt', async () => {
    const { send } = accepting(() => ({ outcome: 'duplicate', receiptId: 'receipt-0' }));
    await expect(send()).resolves.toEqual({
      accepted: true,
      receipt_id: 'receipt-0',
      duplicate: true,
      status_url: `/api/v1/billing-events/${connection.id}/receipts/receipt-0`,
    });
  });

  it('refuses an id that is bound to another body', async () => {
    const { send } = accepting(() => ({ outcome: 'conflict' }));
    await expect(send()).rejects.toMatchObject({
      name: 'DomainError',
      code: 'idempotency_conflict',
      message:
        'This webhook-id or event_id was already used with another body. To repeat an event, send it unchanged, ' +
        'including occurred_at. Only a different event gets new IDs.',
    });
  });

  it('accepts nothing when the store fails', async () => {
    const { send } = accepting(() => Promise.reject(new UnavailableError('the store is full')));
    await expect(send()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 });
  });

  it.each(['test', 'confirmed', 'reversed'] as const)('records the status %s', async (status) => {
    const { send, handed } = accepting();
    await send({ status });
    expect(handed).toMatchObject([{ status }]);
  });
});

describe('refusing a server event', () => {
  it('allows a time up to five minutes ahead of the clock', async () => {
    const { send, handed } = accepting();
    await send({ occurred_at: '2026-03-01T12:05:00.000Z' });
    expect(handed).toMatchObject([{ occurredAt: now + 300_000 }]);
    await expect(send({ occurred_at: '2026-03-01T12:05:00.001Z' })).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'occurred_at is more than 5 minutes ahead of the server clock.',
      issues: [{ path: 'occurred_at', message: 'is more than 5 minutes ahead of the server clock' }],
    });
    expect(handed).toHaveLength(1);
  });

  it('never stores a time that it cannot read', async () => {
    const { send, handed } = accepting();
    await expect(send({ occurred_at: 'yesterday' })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(handed).toEqual([]);
  });

  it('explains which handles and statuses are allowed', async () => {
    const { send } = accepting();
    await expect(send({ event_handle: 'rental' })).rejects.toThrow(
      'The handle "rental" is not configured for this connection, which allows booking, order. ' +
        'To change the list, run `service connection update` with a --handle for each.',
    );
    await expect(send({ status: 'reversed' }, { reversals: false })).rejects.toThrow(
      'Reversals are not enabled for this connection.',
    );
  });

  it.each<[string, Partial<ServerEvent>, Partial<Connection>]>([
    ['event_handle_not_allowed', { event_handle: 'Booking' }, {}],
    ['event_handle_not_allowed', { event_handle: 'toString' }, {}],
    ['event_handle_not_allowed', {}, { handles: [] }],
    ['status_not_allowed', { status: 'reversed' }, { reversals: false }],
  ])('refuses with %s and stores nothing', async (code, change, to) => {
    const { send, handed } = accepting();
    await expect(send(change, to)).rejects.toMatchObject({ code });
    expect(handed).toEqual([]);
  });

  it('reports an invalid time first, then the handle, the status and a conflict', async () => {
    const { send } = accepting(() => ({ outcome: 'conflict' }));
    const late = { occurred_at: '2027-01-01T00:00:00Z' };
    const unlisted = { event_handle: 'other' };
    const refused = async (change: Partial<ServerEvent>, code: string): Promise<void> =>
      expect(send(change, { reversals: false })).rejects.toMatchObject({ code });
    await refused({ ...late, ...unlisted, status: 'reversed' }, 'invalid_input');
    await refused({ ...unlisted, status: 'reversed' }, 'event_handle_not_allowed');
    await refused({ status: 'reversed' }, 'status_not_allowed');
    await refused({}, 'idempotency_conflict');
  });
});

// Reading records out while others are written (decisions 12).
import { parseTimestamp } from '@service/protocol/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Install } from '../../src/integrations/ports.ts';
import { recordDocument } from '../../src/privacy/record-document.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { makeConnection, serverEvent } from './event-records.ts';
import { action, gather, makeInstall, RECEIVED_AT, visit } from './records.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

export function exportsContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let install: Install;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  beforeEach(async () => {
    install = await makeInstall(stores);
  });
  afterAll(() => factory.dispose());

  const actions = (since?: number) =>
    gather(stores.exports.exportActions({ installId: install.id, ...(since !== undefined && { since }) }));

  const recordActions = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, i) =>
        stores.collect.recordAction(action(install, { receivedAt: RECEIVED_AT + i })),
      ),
    );
  const timesOf = (rows: { receivedAt: number }[]) => rows.map(({ receivedAt }) => receivedAt - RECEIVED_AT);

  describe('an export', () => {
    it.each([0, 1, 999, 1000, 1001, 2500])('returns each of %d records once, in storage order', async (count) => {
      await recordActions(count);
      const rows = await actions();
      expect(timesOf(rows)).toEqual(Array.from({ length: count }, (_, i) => i));
    });

    it('returns the records of all installs if none is given', async () => {
      const other = await makeInstall(stores);
      await stores.collect.recordVisit(visit(install));
      await stores.collect.recordVisit(visit(other));
      const rows = await gather(stores.exports.exportVisits({}));
      expect(rows.slice(-2).map(({ installId }) => installId)).toEqual([install.id, other.id]);
    });

    it('returns the records of one install', async () => {
      const other = await makeInstall(stores);
      await stores.collect.recordVisit(visit(install));
      await stores.collect.recordVisit(visit(other));
      const rows = await gather(stores.exports.exportVisits({ installId: other.id }));
      expect(rows.map(({ installId }) => installId)).toEqual([other.id]);
      expect(await gather(stores.exports.exportVisits({ installId: 'unknown' }))).toEqual([]);
    });

    it.each([
      ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00Z'],
      ['2016-12-31T15:59:60.5-08:00', '2017-01-01T00:00:00.5Z'],
      ['2016-12-31T23:59:59.123456+00:00', '2016-12-31T23:59:59.123456+00:00'],
    ])('and a relay write the event time %s as %s', async (occurredAtText, given) => {
      const connection = await makeConnection(stores);
      const occurredAt = parseTimestamp(occurredAtText) ?? 0;
      const event = serverEvent(connection, { occurredAtText, occurredAt });
      await stores.serverEvents.recordServerEvent(event);
      const exported = (await gather(stores.exports.exportEvents({}))).filter(
        ({ eventId }) => eventId === event.eventId,
      );
      const relayed = (await stores.relay.recordsBetween(0, 1_000_000)).filter(
        ({ record }) => record.kind === 'event' && record.eventId === event.eventId,
      );
      const documents = [...exported, ...relayed.map(({ record }) => record)].map(recordDocument);
      expect(documents).toMatchObject([{ occurred_at: given }, { occurred_at: given }]);
      expect(Date.parse(given)).toBe(occurredAt);
    });

    it('starts with the records received at the given time', async () => {
      await recordActions(4);
      const rows = await actions(RECEIVED_AT + 2);
      expect(timesOf(rows)).toEqual([2, 3]);
    });

    it('separates visits and actions', async () => {
      await stores.collect.recordVisit(visit(install));
      await stores.collect.recordAction(action(install));
      expect(await gather(stores.exports.exportVisits({ installId: install.id }))).toMatchObject([{ kind: 'visit' }]);
      expect(await actions()).toMatchObject([{ kind: 'action' }]);
    });

    it('ends with the last record at its start, even if records keep arriving', async () => {
      await recordActions(1500);
      const seen: number[] = [];
      for await (const { receivedAt } of stores.exports.exportActions({ installId: install.id })) {
        seen.push(receivedAt - RECEIVED_AT);
        if (seen.length % 500 === 1) await recordActions(300);
      }
      expect(seen).toEqual(Array.from({ length: 1500 }, (_, i) => i));
    });

    it('can be stopped halfway', async () => {
      await recordActions(1500);
      for await (const { installId } of stores.exports.exportActions({ installId: install.id })) {
        expect(installId).toBe(install.id);
        break;
      }
      expect(await actions()).toHaveLength(1500);
    });
  });
}

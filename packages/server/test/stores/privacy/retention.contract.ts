// Expired records are deleted, and nothing else (decisions 12, Retention).
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyRetention, type DroppedCounts } from '../../../src/privacy/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { answerScene } from '../../support/answer-scene.ts';
import { PAGE, projectAll, type Report, type Reporting, reportTo } from '../../support/reporting.ts';
import { gather } from '../records.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const DAY = 86_400_000;
const start = Date.parse('2026-03-01T00:00:00.000Z');
const visitor = 'svc_v_abcdefghijkl';

export function retentionContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let reporting: Reporting;
  beforeEach(async () => {
    factory = newStore();
    stores = await factory.open();
    reporting = await reportTo(stores);
  });
  afterEach(() => factory.dispose());

  const days = { visits: 10, actions: 20, events: 30, answers: 40 };

  /** A run at `now`, and everything that its batches dropped. The clock is checked only if `force` is `false`. */
  async function run(now: number, kept = days, force = true): Promise<DroppedCounts> {
    const dropped: DroppedCounts = { visits: 0, actions: 0, events: 0, keys: 0, answers: 0 };
    const { retention: store, answers } = stores;
    for await (const batch of applyRetention({ store, answers, clock: { now: () => now }, days: kept, force })) {
      for (const [kind, count] of Object.entries(batch)) dropped[kind as keyof DroppedCounts] += count;
    }
    return dropped;
  }

  const visit = (at: number, key: string = randomUUID()): Report => ({
    kind: 'visit',
    key,
    visitorId: visitor,
    at,
    page: PAGE,
    source: 'chatgpt.com',
    referrer: null,
  });
  const action = (at: number, key: string = randomUUID()): Report => ({ kind: 'action', key, visitorId: visitor, at });
  const event = (eventId: string, at: number, status: 'confirmed' | 'reversed' = 'confirmed'): Report => ({
    kind: 'event',
    key: randomUUID(),
    eventId,
    occurredAt: at,
    subject: 's',
    status,
    visitorId: visitor,
  });

  async function kept() {
    return {
      visits: (await gather(stores.exports.exportVisits({}))).map(({ receivedAt }) => receivedAt),
      actions: (await gather(stores.exports.exportActions({}))).map(({ receivedAt }) => receivedAt),
      events: (await gather(stores.exports.exportEvents({}))).map(({ eventId }) => eventId),
    };
  }

  describe('retention', () => {
    it('deletes old texts of answers, and keeps figures, findings and quotes', async () => {
      const now = start + 400 * DAY;
      const { deps, recorder, brandId, answerOf } = await answerScene(stores);
      const text = 'Acme is great. The D-100 costs $999.';
      const inputs = [now - 40 * DAY - 1, now - 40 * DAY].map((askedAt) => answerOf({ askedAt, text }));
      await recorder.recordAnswers(inputs);
      const said = async () => [
        await deps.figures.sumFigures({ brandId, kind: 'brand', since: '2026-01-01', until: '2028-01-01' }),
        await deps.findings.listFindings({ brandId }),
      ];
      const before = await said();
      expect(JSON.stringify(before)).toContain('$999');
      expect(await run(now)).toMatchObject({ answers: 1 });
      expect(await run(now)).toMatchObject({ answers: 0 });
      expect(await said()).toEqual(before);
      expect(await recorder.recordAnswers(inputs)).toEqual([{ recorded: false }, { recorded: false }]);
      expect(await run(now + 1)).toMatchObject({ answers: 1 });
    });

    it('drops each kind at its own age, to the millisecond', async () => {
      const now = start + 100 * DAY;
      for (const make of [visit, action]) {
        await reporting.record(...[10, 20].flatMap((age) => [make(now - age * DAY - 1), make(now - age * DAY)]));
      }
      await reporting.record(event('old', now - 30 * DAY - 1), event('new', now - 30 * DAY));
      await projectAll(stores);
      expect(await run(now)).toMatchObject({ visits: 3, actions: 1, events: 1 });
      expect(await kept()).toEqual({
        visits: [now - 10 * DAY],
        actions: [now - 10 * DAY - 1, now - 10 * DAY, now - 20 * DAY],
        events: ['new'],
      });
      expect(await run(now)).toEqual({ visits: 0, actions: 0, events: 0, keys: 0, answers: 0 });
    });

    it('leaves the report unchanged, including credit for dropped visits', async () => {
      await reporting.record(visit(start), action(start + DAY), event('a', start + DAY));
      await projectAll(stores);
      const report = await reporting.report();
      expect(await run(start + 11 * DAY)).toMatchObject({ visits: 1, actions: 0, events: 0 });
      expect(await reporting.report()).toEqual(report);
      await reporting.record(visit(start + DAY), event('b', start + DAY, 'reversed'));
      await projectAll(stores);
      const receiptId = reporting.receiptIds.get('a') ?? '';
      const receipt = await stores.serverEvents.findReceipt(reporting.connection, receiptId);
      expect(receipt?.attribution).toMatchObject({
        source: 'chatgpt.com',
        last_seen_at: new Date(start).toISOString(),
      });
      expect(await reporting.report()).toMatchObject([
        { day: '2026-03-01', visits: 1 },
        { day: '2026-03-02', visits: 1, actions: 1, confirmed: 1, reversed: 1 },
      ]);
    });

    it('keeps unprojected records, however old', async () => {
      await reporting.record(visit(start), action(start), event('a', start));
      expect(await run(start + 1000 * DAY)).toMatchObject({ visits: 0, actions: 0, events: 0 });
      await projectAll(stores);
      expect(await reporting.report()).toMatchObject([{ visits: 1, visitors: 1, actions: 1, confirmed: 1 }]);
      expect(await run(start + 1000 * DAY)).toMatchObject({ visits: 1, actions: 1, events: 1 });
    });

    it('drops more than one batch, and skips records dated in the future', async () => {
      const ahead = start + 900 * DAY;
      await reporting.record(action(ahead), ...Array.from({ length: 2500 }, () => action(start)));
      await projectAll(stores, 1000);
      expect(await run(start + 100 * DAY)).toMatchObject({ actions: 2500 });
      expect((await kept()).actions).toEqual([ahead]);
    });

    it('finds expired records behind any number with future times', async () => {
      const ahead = start + 900 * DAY;
      const many = (at: number, count: number) => Array.from({ length: count }, () => action(at));
      await reporting.record(...many(ahead, 10_500), ...many(start, 1500), ...many(ahead, 300), ...many(start, 1));
      await reporting.record(...many(start + 100 * DAY, 1));
      await projectAll(stores, 5000);
      // A run that checks its clock finds them too, and refuses to drop so many.
      await expect(run(start + 100 * DAY, days, false)).rejects.toThrow('actions since 2026-03-01T00:00Z');
      expect(await run(start + 100 * DAY)).toMatchObject({ actions: 1501 });
      expect(await run(start + 100 * DAY)).toMatchObject({ actions: 0 });
      expect((await kept()).actions.filter((at) => at < ahead)).toEqual([start + 100 * DAY]);
    }, 60_000);

    it('keeps delivery ids 90 days, or as long as their records', async () => {
      const [shortVisit, longAction] = [visit(start), action(start)];
      await reporting.record(shortVisit, longAction, event('a', start));
      await projectAll(stores);
      const long = { visits: 10, actions: 120, events: 120, answers: 40 };
      expect(await run(start + 90 * DAY, long)).toEqual({ visits: 1, actions: 0, events: 0, keys: 0, answers: 0 });
      await reporting.record(shortVisit, longAction);
      expect(await kept()).toEqual({ visits: [], actions: [start], events: ['a'] });
      expect(await run(start + 91 * DAY, long)).toMatchObject({ keys: 1 });
      expect(await run(start + 121 * DAY, long)).toEqual({ visits: 0, actions: 1, events: 1, keys: 3, answers: 0 });
    });

    it('continues while the projection runs', async () => {
      await reporting.record(...Array.from({ length: 1500 }, (_, i) => visit(start + i)));
      await projectAll(stores, 1000);
      const later = Array.from({ length: 300 }, (_, i) => visit(start + 100 * DAY + i));
      const recording = reporting.record(...later);
      const projecting = recording.then(() => projectAll(stores, 7));
      const [dropped] = await Promise.all([run(start + 100 * DAY), projecting]);
      expect(dropped).toMatchObject({ visits: 1500 });
      expect(await reporting.report()).toMatchObject([{ visits: 1500 }, { visits: 300, visitors: 1 }]);
    });
  });

  describe('retention that checks its clock', () => {
    const look = (now: number, kept = days) => run(now, kept, false);
    const refused = expect.objectContaining({ code: 'retention_refused' });
    const nothing = { visits: 0, actions: 0, events: 0, keys: 0, answers: 0 };
    const all = { visits: [start], actions: [start], events: ['a'] };

    /** A record of each kind, received at `start`, and answers if requested. */
    async function recordEach(): Promise<void> {
      await reporting.record(visit(start), action(start), event('a', start));
      await projectAll(stores);
    }

    it('drops no records or keys if the clock is years ahead', async () => {
      await recordEach();
      const { recorder, answerOf } = await answerScene(stores);
      await recorder.recordAnswers([answerOf({ askedAt: start, text: 'Acme is great.' })]);
      const ahead = start + 730 * DAY;
      expect(await look(start + DAY)).toEqual(nothing);
      await expect(look(ahead)).rejects.toEqual(refused);
      // Records that arrive while the clock is wrong have wrong times.
      await reporting.record(visit(ahead), action(ahead), event('b', ahead));
      await projectAll(stores);
      await expect(look(ahead + DAY)).rejects.toEqual(refused);
      await expect(look(ahead + 2 * DAY)).rejects.toEqual(refused);
      expect((await kept()).visits).toEqual([start, ahead]);
      expect(await stores.answers.oldestAnswer()).toBe(start);
      expect(await run(ahead + 2 * DAY)).toEqual({ visits: 1, actions: 1, events: 1, keys: 4, answers: 1 });
    });

    it('drops nothing on a first run ahead of the newest record', async () => {
      await recordEach();
      await expect(look(start + 730 * DAY)).rejects.toThrow(
        'the clock says 2028-02-29T00:00Z, but the newest record was received at 2026-03-01T00:00Z. Check the clock',
      );
      expect(await kept()).toEqual(all);
      expect(await stores.retention.readMarks()).toEqual({
        lookedAt: start + 730 * DAY,
        passedAt: undefined,
        refusal: expect.stringContaining('the newest record was received at'),
      });
      expect(await run(start + 730 * DAY)).toMatchObject({ visits: 1, actions: 1, events: 1 });
      expect(await stores.retention.readMarks()).toMatchObject({ passedAt: start + 730 * DAY, refusal: undefined });
    });

    it('keeps dropping daily if no new records arrive', async () => {
      await recordEach();
      for (let day = 0; day <= 10; day++) expect(await look(start + day * DAY)).toEqual(nothing);
      expect(await look(start + 11 * DAY)).toMatchObject({ visits: 1, actions: 0 });
      for (let day = 12; day <= 20; day++) expect(await look(start + day * DAY)).toEqual(nothing);
      expect(await look(start + 21 * DAY)).toMatchObject({ actions: 1, events: 0 });
    });

    it('waits a day after a jump of the clock, then continues', async () => {
      await recordEach();
      await look(start + 9 * DAY);
      await expect(look(start + 11 * DAY + 1)).rejects.toEqual(refused);
      expect(await look(start + 12 * DAY)).toMatchObject({ visits: 1 });
      await expect(look(start + 20 * DAY + 1)).rejects.toEqual(refused);
      // The clock was wrong, and is now right.
      expect(await look(start + 13 * DAY)).toEqual(nothing);
      expect(await look(start + 14 * DAY)).toEqual(nothing);
      expect((await kept()).actions).toEqual([start]);
    });

    it('waits for a forced run after more than a week without runs', async () => {
      await recordEach();
      await look(start + 9 * DAY);
      await expect(look(start + 17 * DAY + 1)).rejects.toEqual(refused);
      await expect(look(start + 18 * DAY)).rejects.toThrow('the last complete run was at 2026-03-10');
      expect((await kept()).visits).toEqual([start]);
      expect(await run(start + 18 * DAY)).toMatchObject({ visits: 1 });
      expect(await look(start + 19 * DAY)).toEqual(nothing);
    });

    it('keeps the keys of deliveries whose records are already gone', async () => {
      await recordEach();
      const days = { visits: 10, actions: 10, events: 10, answers: 10 };
      expect(await run(start + 11 * DAY, days)).toMatchObject({ visits: 1, actions: 1, events: 1, keys: 0 });
      const ahead = start + 741 * DAY;
      await expect(look(ahead, days)).rejects.toEqual(refused);
      await expect(look(ahead + DAY, days)).rejects.toEqual(refused);
      // Right again, and stable since.
      await stores.retention.noteMarks({ lookedAt: start + 90 * DAY, passedAt: start + 90 * DAY, refusal: undefined });
      expect(await look(start + 91 * DAY, days)).toMatchObject({ keys: 4 });
    });

    it('keeps long overdue keys on a first run', async () => {
      await recordEach();
      const days = { visits: 10, actions: 10, events: 10, answers: 10 };
      await run(start + 11 * DAY, days);
      await stores.retention.noteMarks({ lookedAt: start + 720 * DAY, passedAt: undefined, refusal: undefined });
      await expect(look(start + 720 * DAY, days)).rejects.toThrow(
        'delivery ids since 2026-03-01T00:00Z, which are kept for 90',
      );
    });

    it('reports no reason after downtime if nothing is due', async () => {
      await recordEach();
      await look(start + DAY, { visits: 400, actions: 400, events: 400, answers: 400 });
      const long = { visits: 400, actions: 400, events: 400, answers: 400 };
      expect(await look(start + 60 * DAY, long)).toEqual(nothing);
      expect(await stores.retention.readMarks()).toMatchObject({ refusal: undefined, passedAt: start + DAY });
      expect(await look(start + 61 * DAY, long)).toEqual(nothing);
      expect(await stores.retention.readMarks()).toMatchObject({ passedAt: start + 61 * DAY });
    });

    it('drops nothing that expires only by a shorter setting', async () => {
      await recordEach();
      const long = { visits: 400, actions: 400, events: 400, answers: 400 };
      await look(start + 50 * DAY, long);
      await expect(look(start + 51 * DAY)).rejects.toThrow(
        'visits since 2026-03-01T00:00Z, which are kept for 10 days. Check the clock and SERVICE_RETENTION_*',
      );
      expect(await kept()).toEqual(all);
    });
  });
}

// No request waits longer than 5 seconds for the store (decisions 18).
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../../../src/kernel/domain-error.ts';
import type { StartTimer } from '../../../src/stores/ingest/ingest-queue.ts';
import { createIngestQueue, type GroupResult } from '../../../src/stores/ingest/ingest-queue.ts';
import { type IngestRow, receiptOf } from '../../../src/stores/ingest/rows.ts';
import { Mutex } from '../../../src/stores/sqlite/main-thread/mutex.ts';
import { actionRow } from './ingest-row.ts';

interface Alarm {
  at: number;
  run(): void;
}

/** A clock that the test controls. */
function testAlarms(): { after: StartTimer; pass(ms: number): void; pending(): number } {
  const alarms = new Set<Alarm>();
  let now = 0;
  return {
    after(ms, run) {
      const alarm = { at: now + ms, run };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    pass(ms) {
      now += ms;
      for (const alarm of [...alarms].filter(({ at }) => at <= now)) {
        alarms.delete(alarm);
        alarm.run();
      }
    },
    pending: () => alarms.size,
  };
}

/** A queue whose store answers when the test decides. */
function slowStore() {
  const alarms = testAlarms();
  const handed: { answer(): void }[] = [];
  const commit = (rows: IngestRow[]): Promise<GroupResult> =>
    new Promise((resolve) => {
      const results = rows.map((row) => ({ outcome: 'stored' as const, receiptId: receiptOf(row) }));
      handed.push({ answer: () => resolve({ results, fault: undefined }) });
    });
  const limits = { queue: 3, group: 1, flows: 1 };
  const queue = createIngestQueue({ commit, lock: new Mutex(), limits, onFailure: () => {}, after: alarms.after });
  return { queue, handed, alarms };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a record that the store does not accept in time', () => {
  it('is refused at 5 seconds, not before, and is not stored afterwards', async () => {
    const { queue, handed, alarms } = slowStore();
    const answers: string[] = [];
    const watch = (name: string, written: Promise<unknown>): void =>
      void written.then(
        () => answers.push(`${name} stored`),
        (error: unknown) => answers.push(`${name} ${error instanceof UnavailableError ? 'refused' : error}`),
      );
    watch('first', queue.record(actionRow()));
    watch('second', queue.record(actionRow()));
    await expect.poll(() => handed.length).toBe(1);
    alarms.pass(4999);
    await settle();
    expect(answers).toEqual([]);
    alarms.pass(1);
    await settle();
    expect(answers).toEqual(['first refused', 'second refused']);
    handed[0]?.answer();
    await queue.drain();
    expect(handed).toHaveLength(1);
  });

  it('frees its slot in the queue', async () => {
    const { queue, handed, alarms } = slowStore();
    const refused = [queue.record(actionRow()), queue.record(actionRow()), queue.record(actionRow())];
    await expect(queue.record(actionRow())).rejects.toThrow('too many records are waiting');
    await expect.poll(() => handed.length).toBe(1);
    alarms.pass(5000);
    expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    handed[0]?.answer();
    await settle();
    const row = actionRow();
    const again = queue.record(row);
    await expect.poll(() => handed.length).toBe(2);
    handed[1]?.answer();
    await expect(again).resolves.toEqual({ outcome: 'stored', receiptId: receiptOf(row) });
  });
});

describe('a record that is stored in time', () => {
  it('leaves no timer behind', async () => {
    const { queue, handed, alarms } = slowStore();
    const stored = queue.record(actionRow());
    await expect.poll(() => handed.length).toBe(1);
    handed[0]?.answer();
    await stored;
    expect(alarms.pending()).toBe(0);
  });
});

// Which records are stored together, and when each is answered.
import { describe, expect, it } from 'vitest';
import { createIngestQueue, type GroupResult, type IngestLimits } from '../../../src/stores/ingest/ingest-queue.ts';
import { type IngestRow, receiptOf } from '../../../src/stores/ingest/rows.ts';
import { actionRow } from './ingest-row.ts';

/** A queue whose store answers on demand; `told` lists the calls, in order. */
function slowStore(limits: Partial<IngestLimits> = {}) {
  const told: string[] = [];
  const handed: { size: number; answer(): void }[] = [];
  const commit = (rows: IngestRow[]): Promise<GroupResult> => {
    const name = `group ${handed.length + 1}`;
    told.push(`${name} handed over`);
    return new Promise((resolve) => {
      const results = rows.map((row) => ({ outcome: 'stored' as const, receiptId: receiptOf(row) }));
      handed.push({ size: rows.length, answer: () => resolve({ results, fault: undefined }) });
    });
  };
  const queue = createIngestQueue({
    commit,
    limits: { queue: 1000, group: 512, flows: 1, ...limits },
    onFailure: () => {},
    // No deadline: an unanswered record must not reject later, during another test file.
    after: () => () => {},
  });
  const record = (count: number, name = 'record') => {
    for (let i = 0; i < count; i++) void queue.record(actionRow()).then(() => told.push(`${name} answered`));
  };
  return { queue, record, handed, told, sizes: () => handed.map(({ size }) => size) };
}

const microtasks = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the ingest queue', () => {
  it('groups the records of one turn of the event loop', async () => {
    const { record, sizes } = slowStore();
    record(15);
    await microtasks();
    expect(sizes()).toEqual([]);
    await turn();
    expect(sizes()).toEqual([15]);
  });

  it('writes 16 records before the turn ends', async () => {
    const { record, sizes } = slowStore();
    record(16);
    await microtasks();
    expect(sizes()).toEqual([16]);
  });

  it('lets later records wait while the store is busy', async () => {
    const { record, handed, sizes } = slowStore();
    record(16);
    await microtasks();
    record(40);
    await turn();
    expect(sizes()).toEqual([16]);
    handed[0]?.answer();
    await microtasks();
    expect(sizes()).toEqual([16, 40]);
  });

  it('starts a second concurrent group for 16 records, and none for 15', async () => {
    const { record, sizes } = slowStore({ flows: 2 });
    record(16);
    await microtasks();
    record(15);
    await turn();
    expect(sizes()).toEqual([16]);
    record(1);
    await microtasks();
    expect(sizes()).toEqual([16, 16]);
  });

  it('sends the next group before it answers the last', async () => {
    const { record, handed, told } = slowStore();
    record(1, 'first');
    await turn();
    record(1, 'second');
    handed[0]?.answer();
    await turn();
    await turn();
    handed[1]?.answer();
    await microtasks();
    expect(told).toEqual(['group 1 handed over', 'group 2 handed over', 'first answered', 'second answered']);
  });

  it('is drained when the last record is answered', async () => {
    const { queue, record, handed, told } = slowStore();
    record(1, 'first');
    await turn();
    record(1, 'second');
    const drained = queue.drain().then(() => told.push('drained'));
    handed[0]?.answer();
    await turn();
    await turn();
    handed[1]?.answer();
    await drained;
    expect(told.slice(-3)).toEqual(['first answered', 'second answered', 'drained']);
  });
});

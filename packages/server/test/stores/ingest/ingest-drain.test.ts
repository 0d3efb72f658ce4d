// A store that closes answers every accepted record first.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createIngestQueue, type GroupResult } from '../../../src/stores/ingest/ingest-queue.ts';
import { type IngestRow, receiptOf } from '../../../src/stores/ingest/rows.ts';
import { actionRow } from './ingest-row.ts';

it('draining waits for a record accepted just after the queue was empty', async () => {
  const answers: (() => void)[] = [];
  const commit = (rows: IngestRow[]): Promise<GroupResult> =>
    new Promise((resolve) => {
      const results = rows.map((row) => ({ outcome: 'stored' as const, receiptId: receiptOf(row) }));
      answers.push(() => resolve({ results, fault: undefined }));
    });
  const queue = createIngestQueue({ commit, limits: { queue: 10, group: 1, flows: 1 }, onFailure: () => {} });
  const first = queue.record(actionRow());
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await first;

  const second = queue.record(actionRow());
  let isDrained = false;
  const drained = queue.drain().then(() => {
    isDrained = true;
  });
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  expect(isDrained).toBe(false);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await Promise.all([second, drained]);
});

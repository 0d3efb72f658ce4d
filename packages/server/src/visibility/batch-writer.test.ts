import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../kernel/domain-error.ts';
import { createBatchWriter } from './batch-writer.ts';
import type { AnswerInput, AnswerRecord } from './ports.ts';

const recordOf = (id: string, brandId = 'acme'): AnswerRecord => {
  const answer: AnswerInput = {
    tenantId: 'tenant',
    brandId,
    scanId: 'scan',
    promptId: id,
    market: 'US',
    language: 'en',
    engine: 'one',
    model: 'one-1',
    text: 'Acme.',
    citations: [],
    askedAt: 0,
  };
  const result = {
    promptId: id,
    engine: 'one',
    market: 'US',
    scanId: 'scan',
    askedAt: 0,
    model: 'one-1',
    branded: false,
    mentioned: true,
    noInformation: false,
    searched: null,
    rank: 1,
    sentiment: null,
    citations: 0,
    ownCitations: 0,
    answerId: id,
    competitors: [],
  };
  return {
    id,
    answer,
    day: 0,
    branded: false,
    reading: '{}',
    figures: [],
    domains: [],
    result,
    sources: [],
    wrong: [],
  };
};

/** A port that records each call, and rejects groups that contain `bad`. */
function portThat(refusal: Error) {
  const groups: string[][] = [];
  return {
    groups,
    async recordAnswers(records: readonly AnswerRecord[]) {
      groups.push(records.map(({ id }) => id));
      await new Promise((resolve) => setImmediate(resolve));
      if (records.some(({ id }) => id === 'bad')) throw refusal;
      return records.map(({ id }) => id !== 'known');
    },
  };
}

describe('answers that wait while others are written', () => {
  it('are written together, up to twenty, each with its result', async () => {
    const port = portThat(new Error('not used'));
    const write = createBatchWriter(port);
    const ids = [...Array.from({ length: 30 }, (_, i) => `a${i}`), 'known'];
    const recorded = await Promise.all(ids.map((id) => write(recordOf(id))));
    expect(recorded).toEqual(ids.map((id) => id !== 'known'));
    expect(port.groups.map((group) => group.length)).toEqual([1, 20, 10]);
  });

  it('are grouped by brand', async () => {
    const port = portThat(new Error('not used'));
    const write = createBatchWriter(port);
    await Promise.all(['a', 'b', 'c', 'd'].map((id, i) => write(recordOf(id, i % 2 ? 'acme' : 'radix'))));
    expect(port.groups.toSorted()).toEqual([['a'], ['b'], ['c'], ['d']]);
  });

  it('are stored even if the store refuses another one among them', async () => {
    const port = portThat(new Error('a text that the database does not accept'));
    const write = createBatchWriter(port);
    const outcomes = await Promise.allSettled(['a', 'b', 'bad', 'c'].map((id) => write(recordOf(id))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('all fail if the store is down, after a single attempt', async () => {
    const port = portThat(new UnavailableError('gone'));
    const write = createBatchWriter(port);
    const outcomes = await Promise.allSettled(['a', 'b', 'bad', 'c'].map((id) => write(recordOf(id))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    expect(port.groups).toEqual([['a'], ['b', 'bad', 'c']]);
  });
});

import { describe, expect, it } from 'vitest';
import { confirmed } from './confirm-claims.ts';
import type { AnswerRecord } from './ports.ts';
import type { Judge, WrongClaim } from './reading-ports.ts';

const wrong = ['one', 'two'].map((key): Partial<WrongClaim> => ({ key, quote: key, claimed: 'a', verified: 'b' }));
const record = {
  wrong,
  reading: JSON.stringify({ mentions: [], claims: [{ key: 'one' }, { key: 'two' }] }),
} as AnswerRecord;
const judgeThat = (confirm: Judge['confirm']) => ({
  method: 'judge:x',
  judge: async () => [],
  ...(confirm && { confirm }),
});
const keysOf = ({ wrong: kept, reading }: AnswerRecord) => [
  kept.map(({ key }) => key),
  JSON.parse(reading).claims.map(({ key }: { key: string }) => key),
];

describe('a judge', () => {
  it('withdraws the findings that it rejects, from the analysis too', async () => {
    const judge = judgeThat(async () => [false, true]);
    expect(keysOf(await confirmed({ judge }, record))).toEqual([['two'], ['two']]);
  });

  it('that fails keeps all findings, and its error is reported', async () => {
    const failures: unknown[] = [];
    const judge = judgeThat(() => Promise.reject(new Error('busy')));
    const kept = await confirmed({ judge, onJudgeFailed: (error) => failures.push(error) }, record);
    expect(keysOf(kept)[0]).toEqual(['one', 'two']);
    expect(failures).toHaveLength(1);
  });

  it('that judges only sentiment is not called', async () => {
    expect(await confirmed({ judge: judgeThat(undefined) }, record)).toBe(record);
  });
});

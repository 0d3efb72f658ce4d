// Answers are read off the main thread, whatever they contain and whatever happens to the thread.
import { afterEach, describe, expect, it } from 'vitest';
import { readBrandFile } from '../../src/brands/index.ts';
import { type AnswerReaderThread, createAnswerReaderThread } from '../../src/workers/answer-reader-thread.ts';
import { countTurns } from '../support/count-turns.ts';

const brand = readBrandFile('name: Acme\ndomain: acme.example\ncompetitors: [Rival]\n', 'brand.yaml');
const answer = (text: string) =>
  ({ brand, text, market: 'US', language: 'en', day: '2026-11-01', citations: [] }) as const;
const CRASHES = new URL('./crash-worker.ts', import.meta.url);

let thread: AnswerReaderThread | undefined;
const open = (...[options]: Parameters<typeof createAnswerReaderThread>) => {
  thread = createAnswerReaderThread(options);
  return thread;
};
afterEach(() => thread?.end());

describe('the thread that reads answers', () => {
  it('reads names, sentiment and claims as this thread does', async () => {
    const { read } = open();
    const first = await read(answer('Acme is reliable. Rival is slow.'));
    expect(first.mentions.map(({ name }) => name)).toEqual(['Acme', 'Rival']);
    expect(first.sentiments).toEqual(['positive', 'negative']);
    expect(first.wrong).toEqual([]);
    expect((await read(answer('Rival'))).mentions).toHaveLength(1);
  });

  it('does not block the main thread', async () => {
    const { read } = open();
    await read(answer('Acme'));
    const others = countTurns();
    const { mentions } = await read(answer('Acme is good, '.repeat(4000)));
    expect(mentions).toHaveLength(4000);
    expect(others.turns()).toBeGreaterThan(5);
    others.end();
  });

  it('refuses an answer that crashes two threads, and reads the next', async () => {
    const { read } = open({ file: CRASHES });
    const [died, next] = await Promise.allSettled([read(answer('die')), read(answer('fine'))]);
    expect(died).toMatchObject({ status: 'rejected', reason: { message: 'the thread that reads answers died' } });
    expect(next).toMatchObject({ status: 'fulfilled', value: { wrong: [{ claimed: 'fine' }] } });
  });

  it('ends a thread that hangs on an answer', async () => {
    const { read } = open({ file: CRASHES, timeoutMs: 1000 });
    await expect(read(answer('hang'))).rejects.toThrow('died');
    await expect(read(answer('fine'))).resolves.toMatchObject({ wrong: [{ claimed: 'fine' }] });
  });

  it('reports the error in an answer', async () => {
    await expect(open({ file: CRASHES }).read(answer('fault'))).rejects.toThrow('could not be read: no');
  });

  it('refuses answers beyond the queue limit', async () => {
    const { read } = open({ file: CRASHES, maxWaiting: 1 });
    const first = read(answer('one'));
    await expect(read(answer('two'))).rejects.toThrow('too many answers wait');
    await first;
    await expect(read(answer('three'))).resolves.toBeDefined();
  });

  it('finishes the current answer on shutdown, and reads no queued ones', async () => {
    const { read, end } = open({ file: CRASHES });
    const first = read(answer('one'));
    await first;
    const settled = Promise.allSettled([read(answer('two')), read(answer('three'))]);
    await end();
    expect((await settled).at(1)).toMatchObject({ status: 'rejected' });
    await expect(read(answer('four'))).rejects.toThrow('answers can no longer be read');
  });
});

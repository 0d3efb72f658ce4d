import { expect, it } from 'vitest';
import type { FinishedSpan, SpanRunner } from '../ops/tracing/spans.ts';
import { traceEngine, traceGroups, traceSender, traceSink } from './trace-parts.ts';

/** Records the spans, and passes on the results of their work. */
function notedSpans() {
  const spans: string[] = [];
  const run: SpanRunner['run'] = ({ name, kind }, work) => {
    spans.push(`${name}, ${kind}`);
    return work();
  };
  return { spans, run };
}

const { signal } = new AbortController();

it('a traced sink reports its deliveries, and nothing else', async () => {
  const { spans, run } = notedSpans();
  const calls: string[] = [];
  const note = (name: string) => async () => void calls.push(name);
  const sink = { deliver: note('deliver'), idle: note('idle'), close: note('close') };
  const traced = traceSink({ name: 'file', batchRecords: 10, sink }, { run });
  await traced.sink.deliver({ id: 'a', records: [], token: 1, checkLease: async () => {}, signal });
  await traced.sink.idle?.();
  await traced.sink.close?.();
  expect([calls, spans]).toEqual([['deliver', 'idle', 'close'], ['relay file, client']]);
  const plain = traceSink({ name: 'webhook', batchRecords: 10, sink: { deliver: note('deliver') } }, { run });
  expect(Object.keys(plain.sink)).toEqual(['deliver']);
});

it('a traced engine and a traced sender report each call, and pass on its failure', async () => {
  const { spans, run } = notedSpans();
  const fails = () => Promise.reject(new Error('no answer'));
  const engine = traceEngine(
    { name: 'openai', concurrency: 1, isReadyFor: () => true, engine: { ask: fails } },
    { run },
  );
  const asked = engine.engine.ask({ prompt: 'a', market: 'US', language: 'en', signal });
  await expect(asked).rejects.toThrow('no answer');
  const sender = traceSender({ send: fails }, { run });
  const sent = sender.send(
    { channel: 'chat', url: 'https://a.example', secret: null },
    { id: 'a', body: '{}' },
    signal,
  );
  await expect(sent).rejects.toThrow('no answer');
  expect(spans).toEqual(['ask openai, client', 'notify chat, client']);
  expect(engine.isReadyFor([])).toBe(true);
});

it('a group is reported as a span and to the metrics', () => {
  const spans: FinishedSpan[] = [];
  const counted: number[] = [];
  const metrics = { groupWritten: (group: { records: number }) => void counted.push(group.records), watchQueue() {} };
  const traced = traceGroups({ record: (span) => void spans.push(span) }, metrics);
  traced.groupWritten({ records: 3, seconds: 0.5, syncSeconds: undefined, isFailed: true });
  expect(spans).toEqual([
    { name: 'store group', attributes: { 'service.group.records': 3 }, seconds: 0.5, isFailed: true },
  ]);
  expect(counted).toEqual([3]);
});

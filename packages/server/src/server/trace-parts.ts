// Spans around calls of the store, engines, sinks and notification targets.
import type { CollectStore } from '../collect/index.ts';
import type { Sender } from '../notifications/index.ts';
import type { IngestInstruments } from '../ops/metrics/instruments.ts';
import type { SpanRunner } from '../ops/tracing/spans.ts';
import type { Tracing } from '../ops/tracing/tracing.ts';
import type { NamedSink } from '../relay/index.ts';
import type { NamedEngine } from '../scans/index.ts';
import type { Stores } from '../stores/stores.ts';

/** How long a request waits until its record is durable. */
export function traceCollect(store: CollectStore, { run }: SpanRunner): CollectStore {
  return {
    recordVisit: (visit) => run({ name: 'store visit' }, () => store.recordVisit(visit)),
    recordAction: (action) => run({ name: 'store action' }, () => store.recordAction(action)),
  };
}

type ServerEvents = Stores['serverEvents'];

export function traceServerEvents(store: ServerEvents, { run }: SpanRunner): ServerEvents {
  return {
    recordServerEvent: (event) => run({ name: 'store server event' }, () => store.recordServerEvent(event)),
    findReceipt: (connection, id) => store.findReceipt(connection, id),
  };
}

export const traceSink = ({ sink, ...named }: NamedSink, { run }: SpanRunner): NamedSink => ({
  ...named,
  sink: {
    deliver: (batch) =>
      run({ name: `relay ${named.name}`, kind: 'client', attributes: { 'service.relay.sink': named.name } }, () =>
        sink.deliver(batch),
      ),
    ...(sink.idle && { idle: () => sink.idle?.() ?? Promise.resolve() }),
    ...(sink.close && { close: () => sink.close?.() ?? Promise.resolve() }),
  },
});

export const traceEngine = (named: NamedEngine, { run }: SpanRunner): NamedEngine => ({
  ...named,
  engine: {
    ask: (question) =>
      run({ name: `ask ${named.name}`, kind: 'client', attributes: { 'service.engine': named.name } }, () =>
        named.engine.ask(question),
      ),
  },
});

export const traceSender = (sender: Sender, { run }: SpanRunner): Sender => ({
  send: (target, message, signal) =>
    run({ name: `notify ${target.channel}`, kind: 'client' }, () => sender.send(target, message, signal)),
});

/** Each group of records as a trace of its own, since it belongs to many requests; the metrics count it too. */
export function traceGroups({ record }: Pick<Tracing, 'record'>, metrics?: IngestInstruments): IngestInstruments {
  return {
    groupWritten(group) {
      metrics?.groupWritten(group);
      const { records, seconds, syncSeconds, isFailed } = group;
      const attributes = {
        'service.group.records': records,
        ...(syncSeconds !== undefined && { 'service.group.sync_seconds': syncSeconds }),
      };
      record({ name: 'store group', attributes, seconds, isFailed });
    },
    watchQueue: (length) => metrics?.watchQueue(length),
  };
}

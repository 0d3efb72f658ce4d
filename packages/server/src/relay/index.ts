// Public API of the relay.
export { type RelayBatch, type RelayedRecord, type Sink, SinkFault } from './ports.ts';
export { type NamedSink, type RelayDeps, relayToSink } from './relay-to-sink.ts';
export { readSinkStatus, type SinkStatus, type SinkStatusDeps } from './sink-status.ts';

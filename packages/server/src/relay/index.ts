// Public API of the relay.
export { type NamedSink, type RelayDeps, relayToSink } from './relay-to-sink.ts';
export { readSinkStatus, type SinkStatus } from './sink-status.ts';

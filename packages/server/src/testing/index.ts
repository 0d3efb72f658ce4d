// The test kit: the real server inside a test process, and access to what an integration sent to it.
export type { Refusal } from '../http/reply-errors.ts';
export type { Fault, FaultScript, FaultyEndpoint } from './faults.ts';
export type { Received, ReceivedEvent } from './received.ts';
export type { TestClock } from './test-clock.ts';
export { startTestServer, type TestServer, type TestServerOptions, type WaitOptions } from './test-server.ts';

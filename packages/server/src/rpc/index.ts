// Public API of the JSON-RPC adapter.
export { rawIds } from './raw-ids.ts';
export { describeFailure, type Failure, failure, rpcError } from './rpc-errors.ts';

// Public API of the JSON-RPC adapter.
export { writtenIds } from './exact-ids.ts';
export { describeFailure, type Failure, failure, rpcError } from './rpc-errors.ts';

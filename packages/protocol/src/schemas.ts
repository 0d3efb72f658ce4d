// The zod entry `@service/protocol/schemas`, for servers and tests; never for the browser.

export {
  actionRequestSchema,
  actionResponseSchema,
  actionShapeSchema,
  propertiesFault,
  propertiesSchema,
} from './collect/action.ts';
export { isSensitiveKey } from './collect/sensitive-keys.ts';
export { sessionRequestSchema, sessionResponseSchema, visitorIdSchema } from './collect/session.ts';
export { type FieldIssue, fieldIssues, issuePhrase, UNKNOWN_FIELD } from './field-issues.ts';
export {
  linkRequestSchema,
  linkResponseSchema,
  redeemRequestSchema,
  redeemResponseSchema,
} from './identity/exchange.ts';
export { collectJsonSchemas, type JsonSchema, serverEventJsonSchemas } from './json-schemas.ts';
export { parseTimestamp, withoutLeapSecond } from './rfc3339.ts';
export {
  idOfMalformed,
  MAX_RPC_BATCH,
  MAX_RPC_BODY_BYTES,
  RPC_ERRORS,
  RPC_METHODS,
  type RpcErrorBody,
  type RpcErrorData,
  type RpcErrorName,
  type RpcId,
  type RpcMethod,
  type RpcRequest,
  type RpcResponse,
  readRpcRequest,
} from './rpc/envelope.ts';
export { JOB_STATUSES, type Job, type JobStatus, jobQuerySchema, jobSchema } from './rpc/jobs.ts';
export {
  SERVER_EVENT_STATUSES,
  type ServerEvent,
  type ServerEventStatus,
  serverEventFault,
  serverEventSchema,
} from './server-events/event.ts';
export { preconfiguredEventSchema } from './server-events/preconfigured.ts';
export {
  type AcceptedEvent,
  acceptedEventSchema,
  type Receipt,
  type ReceiptOutcome,
  receiptSchema,
} from './server-events/receipt.ts';
export { countBytes, countCharacters, isWellFormedText, PORTABLE_WELL_FORMED, text, WELL_FORMED } from './text.ts';
export { createdTokenSchema, meSchema, newTokenSchema, tokenSchema } from './tokens/own-tokens.ts';
export { isWellFormedToken, mintToken, TOKEN_SCOPES, type TokenScope } from './tokens/token.ts';
export { DEFAULT_PAGE } from './tools/fields.ts';
export { OVERVIEW_SECTIONS, type OverviewSection } from './tools/get-brand-overview.ts';
export {
  isToolName,
  TOOL_LISTINGS,
  TOOL_NAMES,
  TOOL_SCHEMAS,
  type ToolInput,
  type ToolListing,
  type ToolName,
  type ToolOutput,
} from './tools/registry.ts';

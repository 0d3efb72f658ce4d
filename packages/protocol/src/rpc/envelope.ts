// JSON-RPC 2.0 as this API uses it: valid requests, and every error code with its name (Spec 4.6, 7). Zod-free.

/** The maximum number of calls in one batch (decisions 6). */
export const MAX_RPC_BATCH = 50;
/** The maximum size of one message in bytes, batches included (decisions 6). */
export const MAX_RPC_BODY_BYTES = 262_144;

/** By the names that MCP results and logs also use. */
export const RPC_ERRORS = {
  parse_error: -32700,
  invalid_request: -32600,
  method_not_found: -32601,
  invalid_params: -32602,
  internal: -32603,
  auth_required: -32000,
  rate_limited: -32001,
  quota_exceeded: -32002,
  brand_not_found: -32003,
  ambiguous_brand: -32004,
  job_not_found: -32005,
} as const;

export type RpcErrorName = keyof typeof RPC_ERRORS;

export const RPC_METHODS = ['tools/list', 'tools/call', 'ping', 'jobs/get'] as const;
export type RpcMethod = (typeof RPC_METHODS)[number];

export type RpcId = string | number | null;

export interface RpcRequest {
  jsonrpc: '2.0';
  method: string;
  params: object | undefined;
  /** If undefined, this is a notification, which gets no response. A request with `null` does get one. */
  id: RpcId | undefined;
}

export interface RpcErrorBody {
  code: number;
  message: string;
  data?: RpcErrorData;
}

/** `code` is the error's name, the same as in MCP results. */
export interface RpcErrorData {
  code?: RpcErrorName;
  reason?: string;
  /** The invalid arguments. */
  issues?: { path: string; message: string }[];
  /** Possible matches for an ambiguous or unknown brand; empty if there are none. */
  candidates?: { id: string; name: string; domain: string }[];
  /** For `quota_exceeded`: what is limited, the plan's limit, and how much was used or requested. */
  what?: string;
  limit?: number;
  used?: number;
  /** RFC 3339, when the quota resets; `null` if waiting does not help. */
  resets_at?: string | null;
  /** Whole seconds. */
  retry_after?: number;
  request_id?: string;
}

export type RpcResponse =
  | { jsonrpc: '2.0'; id: RpcId; result: object }
  | { jsonrpc: '2.0'; id: RpcId; error: RpcErrorBody };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is RpcId => value === null || typeof value === 'string' || Number.isFinite(value);

/** A parsed JSON value as a request, or undefined if it is invalid. Unknown members are ignored. */
export function readRpcRequest(value: unknown): RpcRequest | undefined {
  if (!isObject(value) || value.jsonrpc !== '2.0' || typeof value.method !== 'string') return undefined;
  const { id, params, method } = value;
  if (Object.hasOwn(value, 'id') && !isId(id)) return undefined;
  if (Object.hasOwn(value, 'params') && (typeof params !== 'object' || params === null)) return undefined;
  return {
    jsonrpc: '2.0',
    method,
    params: typeof params === 'object' && params !== null ? params : undefined,
    id: Object.hasOwn(value, 'id') && isId(id) ? id : undefined,
  };
}

/** The id for the response to a malformed request: its own if it has a valid one, otherwise null. */
export const idOfMalformed = (value: unknown): RpcId =>
  isObject(value) && Object.hasOwn(value, 'id') && isId(value.id) ? value.id : null;

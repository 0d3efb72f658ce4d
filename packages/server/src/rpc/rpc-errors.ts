// Maps every failure of a call to a JSON-RPC error (Spec 7; decisions 6). Internal errors reveal no cause.
import { RPC_ERRORS, type RpcErrorBody, type RpcErrorData, type RpcErrorName } from '@service/protocol/schemas';
import { UnclearBrandError } from '../brands/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { QuotaError, type QuotaExceeded } from '../plans/index.ts';
import { ToolRefusal } from '../tools/index.ts';

/** Domain error codes that a caller may see; any other is an internal error. */
const NAMES: Readonly<Record<string, RpcErrorName>> = {
  invalid_input: 'invalid_params',
  changed_meanwhile: 'invalid_params',
  unknown_tool: 'invalid_params',
  unauthorized: 'auth_required',
  demo_token: 'auth_required',
  insufficient_scope: 'auth_required',
  rate_limited: 'rate_limited',
  quota_exceeded: 'quota_exceeded',
  brand_not_found: 'brand_not_found',
  ambiguous_brand: 'ambiguous_brand',
  job_not_found: 'job_not_found',
  method_not_found: 'method_not_found',
};

export interface Failure {
  name: RpcErrorName;
  message: string;
  data: RpcErrorData;
}

/** The name, message and data of any failure, for JSON-RPC and MCP. */
export function describeFailure(error: unknown): Failure {
  const name = error instanceof DomainError ? NAMES[error.code] : undefined;
  if (!(error instanceof DomainError) || name === undefined) return ours(error);
  return { name, message: error.message, data: dataOf(error) };
}

function ours(error: unknown): Failure {
  if (error instanceof DomainError && error.code === 'no_engine')
    return { name: 'internal', message: error.message, data: { reason: 'no_engine' } };
  const isBusy = error instanceof DomainError && error.code === 'unavailable';
  if (!isBusy) return { name: 'internal', message: 'Something failed on our side.', data: {} };
  const data: RpcErrorData = { reason: 'unavailable', retry_after: Math.max(1, error.retryAfter ?? 1) };
  return { name: 'internal', message: 'The service cannot answer this now. Try again.', data };
}

function dataOf(error: DomainError): RpcErrorData {
  const data: RpcErrorData = {};
  if (error instanceof ToolRefusal && error.reason !== 'unknown_tool') data.reason = error.reason;
  if (error instanceof UnclearBrandError)
    data.candidates = error.candidates.map(({ id, name, domain }) => ({ id, name, domain }));
  if (error instanceof QuotaError) Object.assign(data, quotaData(error.exceeded));
  if (error.issues) data.issues = error.issues;
  if (error.code === 'invalid_input') data.issues ??= [{ path: '', message: error.message }];
  if (error.retryAfter !== undefined) data.retry_after = error.retryAfter;
  return data;
}

const quotaData = ({ what, limit, used, resetsAt }: QuotaExceeded): RpcErrorData => ({
  what,
  limit,
  used,
  resets_at: resetsAt === null ? null : new Date(resetsAt).toISOString(),
});

/** `data.code` is the error's name, so that clients need no table of numbers. */
export const rpcError = ({ name, message, data }: Failure): RpcErrorBody => ({
  code: RPC_ERRORS[name],
  message,
  data: { code: name, ...data },
});

export const failure = (name: RpcErrorName, message: string, data: RpcErrorData = {}): Failure => ({
  name,
  message,
  data,
});

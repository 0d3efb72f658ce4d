// Every code of a `DomainError`, so that a typo does not compile. Pure.
import { COLLECT_ERRORS, type CollectErrorCode, HTTP_ERRORS, type HttpErrorCode } from '@service/protocol';

/** From tool calls; JSON-RPC and MCP translate them. */
const CALL_CODES = [
  'ambiguous_brand',
  'brand_not_found',
  'demo_token',
  'foreign_form',
  'foreign_site',
  'inexact_id',
  'job_not_found',
  'long_batch',
  'method_not_found',
  'not_acceptable',
  'unknown_tool',
] as const;

/** From commands and startup; the command line prints them (decisions 12). */
const COMMAND_CODES = [
  'cannot_listen',
  'cannot_start',
  'file_exists',
  'file_too_large',
  'invalid_answers',
  'invalid_brand_file',
  'invalid_settings',
  'not_running',
  'retention_refused',
  'unreadable_file',
] as const;

/** From opening, moving, backing up and restoring a store. */
const STORE_CODES = [
  'backup_failed',
  'not_a_backup',
  'restore_failed',
  'store_encoding',
  'store_foreign',
  'store_in_use',
  'store_incomplete',
  'store_missing',
  'store_moved',
  'store_newer',
  'store_not_empty',
  'store_unsuitable',
] as const;

export type ErrorCode =
  | CollectErrorCode
  | HttpErrorCode
  | (typeof CALL_CODES)[number]
  | (typeof COMMAND_CODES)[number]
  | (typeof STORE_CODES)[number];

const CODES: ReadonlySet<string> = new Set([
  ...Object.keys(COLLECT_ERRORS),
  ...Object.keys(HTTP_ERRORS),
  ...CALL_CODES,
  ...COMMAND_CODES,
  ...STORE_CODES,
]);

/** For a code that comes from another process. */
export const isErrorCode = (code: string): code is ErrorCode => CODES.has(code);

/** Why a page or a backend was refused, where one code covers several reasons. It is not sent. */
export const FAULTS = [
  'unknown_install',
  'inactive_install',
  'origin_missing',
  'origin_not_listed',
  'session_missing',
  'session_malformed',
  'session_foreign',
  'session_expired',
  'session_revoked',
  'session_visitor',
  'visitor_erased',
  'delivery_id',
  'delivery_id_reused',
  'api_key_missing',
  'api_key_malformed',
  'api_key_unknown',
  'signature',
  'unknown_connection',
] as const;

export type Fault = (typeof FAULTS)[number];
